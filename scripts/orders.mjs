// npm run orders: places orders in every way, with every fault at every step and every next step (test/orders). It takes a
// quarter of an hour or more; `npm test` runs a part. Needs the Firestore emulator.
import { ensureInstalled, run } from './setup.mjs'

await ensureInstalled()
const args = ['vitest', 'run', '--project', 'emulator', 'test/orders/table']
// With CI set it fails without the emulator instead of being skipped.
process.exitCode = await run('npx', args, { ORDERS: 'all', CI: 'true' })
