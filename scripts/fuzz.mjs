// npm run fuzz: random visits with late scripts and slow processors. No value may change or get lost, and
// no press may be lost without a word.
//   npm run fuzz -- 60              so many visits in place of 300
//   npm run fuzz -- 60 12345        those of a seed
//   npm run fuzz -- 12345/17        one visit of it again
import { build } from 'vite'
import { findChromium } from './machine/chromium.mjs'
import { findFreePort, startEmulator } from './machine/emulator.mjs'
import { root, runCommand } from './setup.mjs'

const [first = '300', second] = process.argv.slice(2)
const [seed, only] = first.includes('/')
  ? first.split('/')
  : [second ?? String(Date.now() % 1_000_000)]
const emulator = await startEmulator()
if (emulator.host === null) throw new Error(emulator.reason)
await build({ root, mode: 'demo', logLevel: 'warn' })
const chromium = findChromium()
console.log(`Seed ${seed}. One visit again: npm run fuzz -- ${seed}/NUMBER`)
process.exitCode = await runCommand(
  'npx',
  ['playwright', 'test', '-c', 'test/e2e/fuzz.config.ts'],
  {
    ...(chromium && { CHROMIUM: chromium }),
    FIRESTORE_EMULATOR_HOST: emulator.host,
    E2E_PORT: String(await findFreePort()),
    FUZZ_SEED: String(seed),
    FUZZ_VISITS: only === undefined ? `0-${Number(first) - 1}` : `${only}-${only}`,
  },
)
await emulator.stop()
