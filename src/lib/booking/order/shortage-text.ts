import type { Shortage } from '~/lib/availability/pick-units'
import { formatDay } from '~/lib/time/day-text'

/** One sentence for each item and day that somebody else took. */
export function describeShortages(
  shortages: readonly Shortage[],
  lines: readonly { itemId: string; name: string }[],
): string[] {
  return shortages.map(({ itemId, day, wanted, free }) => {
    const name = lines.find((line) => line.itemId === itemId)?.name ?? 'One of your rentals'
    const date = formatDay(day)
    if (free === 0) return `${name} is no longer available on ${date}.`
    return `${name}: only ${free} of ${wanted} still available on ${date}.`
  })
}
