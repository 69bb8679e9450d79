// npm run bench: how fast pages load on a phone's network, how fast they respond to a press, how
// long an order's last press takes, and what photos cost.
//   npm run bench -- /inflatables    only these URLs
//   RUNS=5                           each figure is the median of this many visits
import { load } from './load.mjs'

const { bench } = /** @type {typeof import('./bench/bench.ts')} */ (
  await load('scripts/bench/bench.ts')
)
await bench({ runs: Number(process.env.RUNS ?? 5), named: process.argv.slice(2) })
