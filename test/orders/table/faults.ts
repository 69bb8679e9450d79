// What can go wrong, and where: found by a clean run, not listed by hand.
import { requestHarms, storageHarms, type Fault, type Harm, type Step } from '../page'

/** A browser that forbids all storage does so from the start, not at a step. */
export type OrderFault = Fault | { harm: 'forbidden'; step: 'any storage'; nth?: 1 }

/** Everything that can happen at these steps. */
export function faultsAt(steps: readonly Step[]): OrderFault[] {
  return [
    ...steps.flatMap(({ kind, name, nth }) => {
      const harms: readonly Harm[] =
        kind === 'storage'
          ? storageHarms
          : isRead(name)
            ? readHarms
            : requestHarms.filter((harm) => harm !== 'answers lost' || isCommit(name))
      return harms.map((harm) => ({ step: name, nth, harm }))
    }),
    { step: 'any storage', harm: 'forbidden' },
  ]
}

/**
 * A read changes nothing, so a lost request and a lost answer count as one fault, whenever the page
 * dies.
 */
const readHarms = ['dies after', 'never arrives', 'refused', 'hangs'] as const
const isRead = (name: string) => name.startsWith('read ') || ['clock', 'distance'].includes(name)

/** Only these are sent again by themselves. */
const isCommit = (name: string) => ['hold', 'free', 'booking commit'].includes(name)

/** The kind of a fault, at any step. */
export function kindOf({ step, harm }: OrderFault): string {
  const where = step.includes('note ') || step.includes('journal: ') ? 'note' : 'request'
  return harm === 'forbidden' || harm === 'full' ? `storage ${harm}` : `${where} ${harm}`
}

export const nameOf = ({ step, nth = 1, harm }: OrderFault) =>
  `${harm} at ${step}${nth > 1 ? ` ${nth}` : ''}`
