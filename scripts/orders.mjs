// npm run orders [-- changes]: places orders and changes bookings in every way, with every fault at
// every step and every next step (test/orders/table, or its files of these names). It takes an hour
// on two cores; `npm test` runs a part. Needs the Firestore emulator.
import { runCommand } from './setup.mjs'

const names = process.argv.length > 2 ? process.argv.slice(2) : ['']
const files = names.map((name) => `test/orders/table/${name}`)
const args = ['vitest', 'run', '--project', 'emulator', ...files]
// With CI set it fails without the emulator instead of being skipped.
process.exitCode = await runCommand('npx', args, { ORDERS: 'all', CI: 'true' })
