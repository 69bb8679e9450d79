// npm run orders: places orders in every way there is, with every fault at every step and every way on (test/orders). It
// takes a quarter of an hour and more; `npm test` walks a part of these paths. Needs the Firestore emulator.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()

const child = spawn('npx', ['vitest', 'run', '--project', 'emulator', 'test/orders/table'], {
  cwd: root,
  stdio: 'inherit',
  // Without the emulator it fails instead of being skipped.
  env: { ...process.env, ORDERS: 'all', CI: 'true' },
  shell: process.platform === 'win32',
})
const [status] = await once(child, 'exit')
process.exitCode = status ?? 1
