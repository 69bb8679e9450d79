// npm run screens: takes the pictures of every screen in every state, from the list that the
// browser tests sweep over.
//   npm run screens -- checkout    only the states with this in their name
//   npm run screens -- docs        only README's, which are kept in docs/screens
import { build } from 'vite'
import { findChromium } from './machine/chromium.mjs'
import { findFreePort, startEmulator } from './machine/emulator.mjs'
import { root, runCommand } from './setup.mjs'

const [name] = process.argv.slice(2)
const emulator = await startEmulator()
if (emulator.host === null) throw new Error(emulator.reason)
await build({ root, mode: 'demo', logLevel: 'warn' })
const chromium = findChromium()
const only = name === 'docs' ? ['--project', 'desktop', '--grep', '@docs'] : ['--grep', name ?? '']
const args = ['playwright', 'test', '--config', 'test/e2e/pictures.config.ts']
process.exitCode = await runCommand('npx', [...args, ...only], {
  ...(chromium && { CHROMIUM: chromium }),
  FIRESTORE_EMULATOR_HOST: emulator.host,
  E2E_PORT: String(await findFreePort()),
})
await emulator.stop()
