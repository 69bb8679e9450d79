// npm run engines: six journeys in WebKitGTK, WPE and Firefox, on a fresh demonstration build.
//   npm run engines -- WPE             in one engine
//   npm run engines -- Firefox popup   one journey in one engine
// `npm run test:all` runs the first journey in each.
import { load } from './load.mjs'
import { installEngines } from './machine/debian.mjs'
import { runCommand } from './setup.mjs'

const missing = installEngines()
if (missing !== null) {
  console.error(`The browsers can't be installed: ${missing}.`)
  process.exit(1)
}
await runCommand('npx', ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn'])
const { runJourneys } = /** @type {typeof import('../test/engines/run.ts')} */ (
  await load('test/engines/run.ts')
)
const { failed } = await runJourneys({ names: process.argv.slice(2) })
process.exit(failed > 0 ? 1 : 0)
