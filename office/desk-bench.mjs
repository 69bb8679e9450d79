// npm run bench:desk: how long the office's programs take with 10,000 bookings on the emulator
// (docs/decisions/day-list.md).
import { load } from '../scripts/load.mjs'

const { benchDesk } = /** @type {typeof import('./desk/bench.ts')} */ (
  await load('office/desk/bench.ts')
)
await benchDesk()
