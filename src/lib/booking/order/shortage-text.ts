import { crewFullWords, isCrewDelivery } from '~/lib/availability/crew-limit'
import type { Shortage } from '~/lib/availability/pick-units'
import type { BookingLine } from '~/lib/domain/booking'
import { formatDay } from '~/lib/time/day-text'

/** A sentence for each shortage. A part that is rented only in packages counts as these. */
export function describeShortages(
  shortages: readonly Shortage[],
  lines: readonly Pick<BookingLine, 'itemId' | 'name' | 'days' | 'parts'>[],
): string[] {
  const texts = shortages.flatMap((shortage) => {
    if (isCrewDelivery(shortage)) return crewFullWords(shortage.day, shortage.isHeld)
    const line = lines.find(({ itemId }) => itemId === shortage.itemId)
    if (line) return describe(line.name, shortage)
    return lines.flatMap(({ name, days, parts }) => {
      const part = parts.find(({ id }) => id === shortage.itemId)
      if (!part || !days.includes(shortage.day)) return []
      const count = (units: number) => Math.floor(units / part.quantity)
      return describe(name, {
        ...shortage,
        wanted: count(shortage.wanted),
        free: count(shortage.free),
      })
    })
  })
  return [...new Set(texts)]
}

function describe(name: string, { day, wanted, free }: Shortage): string {
  const date = formatDay(day)
  if (free === 0) return `${name} is no longer available on ${date}.`
  return `${name}: only ${free} of ${wanted} still available on ${date}.`
}
