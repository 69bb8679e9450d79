// Which paths are walked, once the clean run of each flow has shown the faults that it can meet.
import { kindOf, nameOf, type OrderFault } from './faults'
import type { Flow } from './flows'
import { waysOf, type WayName } from './ways'

export type Path = {
  flow: Flow
  fault: OrderFault
  way: WayName
  /** The older payment service. */
  ignoresKeys: boolean
}
type FaultsOf = ReadonlyMap<Flow, readonly OrderFault[]>

/** Every fault of every flow with everything that the customer may do next. */
export function allPaths(faultsOf: FaultsOf): Path[] {
  return [...faultsOf].flatMap(([flow, faults]) =>
    faults.flatMap((fault, index) =>
      waysOf(flow).map((way, nth) => ({
        flow,
        fault,
        way,
        ignoresKeys: canIgnoreKeys(flow) && isOdd(index + nth),
      })),
    ),
  )
}

/**
 * Few paths that still meet everything. For flows that charge a card, and for those that don't:
 * each fault is met once, in one of the flows that have its step, and each kind of fault meets each
 * way on.
 */
export function fewPaths(faultsOf: FaultsOf): Path[] {
  return [true, false].flatMap((charges) => {
    const ways = waysOf({ charges })
    const all = [...faultsOf]
      .filter(([flow]) => flow.charges === charges)
      .flatMap(([flow, faults]) => faults.map((fault) => ({ flow, fault })))
    return namesByKind(all).flatMap((names, nth) =>
      Array.from({ length: Math.max(names.length, ways.length) }, (_, index) => {
        const same = all.filter(({ fault }) => nameOf(fault) === pick(names, index))
        const round = Math.floor(index / ways.length)
        const { flow, fault } = pick(same, index + round)
        return {
          flow,
          fault,
          way: pick(ways, index),
          ignoresKeys: canIgnoreKeys(flow) && isOdd(index + nth + round),
        }
      }),
    )
  })
}

/** An older service can't let a bank ask. */
const canIgnoreKeys = ({ card }: Flow) => card !== 'asks'

/** The names of the faults of each kind. */
function namesByKind(all: readonly { fault: OrderFault }[]): string[][] {
  const kinds = new Map<string, Set<string>>()
  for (const { fault } of all) {
    const kind = kindOf(fault)
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(nameOf(fault)))
  }
  return [...kinds.values()].map((names) => [...names])
}

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const isOdd = (number: number) => number % 2 === 1
