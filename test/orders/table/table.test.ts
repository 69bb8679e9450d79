// Every way to order × every fault at every step of it × every way on. Normally each fault of a flow is met once and each
// kind of fault with each way on; with ORDERS=all everything is.
import { afterAll, describe, expect, inject, test } from 'vitest'
import { faultsAt, kindOf, nameOf, type OrderFault } from './faults'
import { flows, type Flow } from './flows'
import { walk } from './path'
import { brokenPromises } from './promises'
import { waysOf, type WayName } from './ways'
import { openWorld } from '../world'

const host = inject('emulatorHost')
const all = process.env['ORDERS'] === 'all'
/** As many as there were: an order with a step less has fewer, which is then to be counted anew. */
const leastPaths = 1_139
const ends: { flow: string; way: WayName; isBroken: boolean }[] = []
/** How often each kind of fault has met each way on. */
const pairs = new Map<string, number>()

describe.skipIf(host === null)('orders', () => {
  test.each(flows)(
    '$name',
    async (flow) => {
      const world = await openWorld(host, { requestMode: flow.wish.requestMode ?? false })
      const clean = await walk(world, flow)
      expect(brokenPromises(clean)).toEqual([])
      expect(clean.bookings).toHaveLength(flow.card === 'declined' ? 0 : 1)
      await inTurns(8, pathsOf(flow, faultsAt(clean.steps)), async ([fault, way, ignoresKeys]) => {
        const end = await walk(world, flow, fault, way, ignoresKeys)
        const broken = brokenPromises(end)
        ends.push({ flow: flow.name, way, isBroken: broken.length > 0 })
        expect.soft(broken, `${nameOf(fault)}, ${way}: ${JSON.stringify(end.told)}`).toEqual([])
      })
      await world.close()
    },
    all ? 3 * 60 * 60_000 : 10 * 60_000,
  )

  test('each kind of fault has met each way on', () => {
    const kinds = new Set([...pairs.keys()].map((pair) => pair.split(', ')[0]))
    const missing = [...kinds].flatMap((kind) =>
      waysOf({ charges: true }).filter((way) => !pairs.has(`${kind}, ${way}`)),
    )
    expect(missing).toEqual([])
  })

  test('no path is missing', () => {
    expect(ends.length).toBeGreaterThanOrEqual(leastPaths)
  })
})

afterAll(() => {
  console.info(countsOf())
})

type Path = [OrderFault, WayName, ignoresKeys: boolean]

function pathsOf(flow: Flow, faults: readonly OrderFault[]): Path[] {
  return faults.flatMap((fault, at) =>
    waysFor(flow, fault).map((way, nth): Path => {
      pairs.set(pairOf(fault, way), met(fault, way) + 1)
      // Every other payment service is the older one, which ignores keys.
      return [fault, way, (at + nth) % 2 === 1]
    }),
  )
}

/** All of them, or the one that this kind of fault has met least. */
function waysFor(flow: Flow, fault: OrderFault): WayName[] {
  const ways = waysOf(flow)
  return all ? ways : ways.toSorted((a, b) => met(fault, a) - met(fault, b)).slice(0, 1)
}
const pairOf = (fault: OrderFault, way: WayName) => `${kindOf(fault)}, ${way}`
const met = (fault: OrderFault, way: WayName) => pairs.get(pairOf(fault, way)) ?? 0

/** How many paths were walked, by flow and way on. */
function countsOf(): string {
  const ways = waysOf({ charges: true })
  const rows = flows.map(({ name }) => {
    const own = ends.filter((end) => end.flow === name)
    return [name, ...ways.map((way) => own.filter((end) => end.way === way).length), own.length]
  })
  const lines = [['paths', ...ways, 'all'], ...rows].map((row) => row.map(String))
  const width = (at: number) => Math.max(...lines.map((line) => line[at]?.length ?? 0))
  const text = lines.map((line) =>
    line.map((cell, at) => (at ? cell.padStart(width(at)) : cell.padEnd(width(0)))).join('  '),
  )
  const broken = ends.filter(({ isBroken }) => isBroken).length
  return ['', ...text, `${ends.length} paths, ${broken} of them broke a promise.`].join('\n')
}

/** Like Promise.all, with so many under way at a time. */
async function inTurns<Given>(
  width: number,
  given: readonly Given[],
  make: (one: Given) => Promise<void>,
): Promise<void> {
  const waiting = [...given]
  async function work() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await make(next)
  }
  await Promise.all(Array.from({ length: width }, work))
}
