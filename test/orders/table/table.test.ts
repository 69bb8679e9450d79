// Every way to order, with faults at every step of it and ways on. `npm test` walks few paths
// (`fewPaths`), with ORDERS=all all of them are walked.
import { afterAll, expect, test } from 'vitest'
import { sixAtATime } from '../../../scripts/six-at-a-time'
import { describeOrders, world } from '../world'
import { faultsAt, kindOf, nameOf, type OrderFault } from './faults'
import { flows, type Flow } from './flows'
import { walk } from './path'
import { allPaths, fewPaths, type Path } from './paths'
import { brokenPromises } from './promises'
import { waysOf, type WayName } from './ways'

const all = process.env['ORDERS'] === 'all'
/** The number of paths today. An order with fewer steps has fewer paths; then count them again. */
const leastPaths = all ? 10_802 : 244
const faultsOf = new Map<Flow, OrderFault[]>()
const ends: { path: Path; isBroken: boolean }[] = []

describeOrders('orders', () => {
  test.each(flows)('$name', async (flow) => {
    await world.setRequestMode(flow.wanted.requestMode ?? false)
    const clean = await walk(world, flow)
    expect(brokenPromises(clean)).toEqual([])
    expect(clean.bookings).toHaveLength(flow.card === 'declined' ? 0 : 1)
    faultsOf.set(flow, faultsAt(clean.steps))
  })

  test.each(flows)(
    '$name, with faults',
    async (flow) => {
      await world.startOver()
      await world.setRequestMode(flow.wanted.requestMode ?? false)
      const paths = (all ? allPaths : fewPaths)(faultsOf).filter((path) => path.flow === flow)
      await sixAtATime(paths, async (path) => {
        const { fault, way, ignoresKeys } = path
        const end = await walk(world, flow, fault, way, ignoresKeys)
        const broken = brokenPromises(end)
        ends.push({ path, isBroken: broken.length > 0 })
        expect.soft(broken, `${nameOf(fault)}, ${way}: ${JSON.stringify(end.answers)}`).toEqual([])
      })
    },
    all ? 3 * 60 * 60_000 : 10 * 60_000,
  )

  test('each fault was met, and each kind of fault with each way on', () => {
    const walked = new Set(
      ends.flatMap(({ path: { flow, fault, way } }) => [
        nameIn(flow, fault),
        pairIn(flow, fault, way),
      ]),
    )
    const expected = [...faultsOf].flatMap(([flow, faults]) =>
      faults.flatMap((fault) => [
        nameIn(flow, fault),
        ...waysOf(flow).map((way) => pairIn(flow, fault, way)),
      ]),
    )
    expect(expected.filter((name) => !walked.has(name))).toEqual([])
  })

  test('as many paths as expected were walked', () => {
    expect(ends.length).toBeGreaterThanOrEqual(leastPaths)
  })
})

afterAll(() => {
  const broken = ends.filter(({ isBroken }) => isBroken).length
  console.info(`${ends.length} paths, ${broken} of them broke a promise.`)
})

const paidBy = ({ charges }: Flow) => (charges ? 'by card' : 'not by card')
const nameIn = (flow: Flow, fault: OrderFault) => `${paidBy(flow)}: ${nameOf(fault)}`
const pairIn = (flow: Flow, fault: OrderFault, way: WayName) =>
  `${paidBy(flow)}: ${kindOf(fault)}, ${way}`
