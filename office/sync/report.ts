// What a plan would do and what the office should look at. Names customers only where somebody has
// to look up their day.
import { isCrewDelivery } from '~/lib/availability/crew-limit'
import type { Day } from '~/lib/domain/day'
import { formatDay } from '~/lib/time/day-text'
import { printableLine } from '../printable.mjs'
import type { Counts, SyncPlan } from './plan'
import { maxUncounted } from './plan-day'

export const dryRun = 'Nothing was changed yet. If you agree, type the same with --apply.'

/** Names the documents that `commitAll` left as they are. */
export function sayOvertaken(paths: readonly string[], say: (line: string) => void): void {
  section('Left as they are, because they have just changed; run this again:', paths).forEach(say)
}

export function describePlan(plan: SyncPlan): string[] {
  const nameOf = (itemId: string) =>
    isCrewDelivery({ itemId })
      ? "The crew's deliveries"
      : `${plan.catalog.get(itemId)?.name ?? 'Unknown item'} (${itemId})`
  const unitsOn = ({ itemId, day, units }: { itemId: string; day: Day; units: number }) =>
    `${nameOf(itemId)}, ${formatDay(day)}: ${plural(units, 'unit')}`
  return [
    describeCounts('bookings-test', plan.counts['bookings-test']),
    describeCounts('bookings', plan.counts.bookings),
    `claims: ${plan.claims.length} to write`,
    ...section(
      'More bookings than units; the office has to settle these:',
      plan.conflicts.map(
        ({ itemId, day, demanded, capacity }) =>
          `${nameOf(itemId)}, ${formatDay(day)}: ${demanded} booked, ${plural(capacity, 'unit')}`,
      ),
    ),
    ...section(
      'Booked, but held by visitors just now; run this again in 15 minutes:',
      plan.waiting.map(unitsOn),
    ),
    ...section(
      'Taken, but in no booking that can be read; kept, because nothing shows them to be stale:',
      plan.unexplained.map(unitsOn),
    ),
    ...section(
      "Days from today on that can't be read; the site would sell them. Correct them, or add --accept-unread:",
      plan.unreadAhead.map(
        ({ path, customer, dates }) => `${customer}, ${dates.join(', ')} (${path})`,
      ),
    ),
    ...section(
      "Documents with fields that can't be read (the rest of them counts):",
      plan.malformed.map(({ path, fields }) => `${path}: ${fields.join(', ')}`),
    ),
    ...section(
      `Booked items whose units nobody can say; at most ${maxUncounted} of each are marked as booked on a day:`,
      plan.uncounted.map(
        ({ itemId, isListed }) =>
          `${nameOf(itemId)}: ${isListed ? "its count can't be read" : 'not in the catalog'}`,
      ),
    ),
    ...section(
      "Packages whose parts can't be read; correct them, and run this again:",
      [...plan.catalog].filter(([, item]) => item.hasUnreadParts).map(([id]) => nameOf(id)),
    ),
    ...section(
      "Items of VITE_SINGLE_UNIT_ITEMS that aren't in the catalog:",
      plan.singleUnits.unknown,
    ),
    ...section(
      'Items of VITE_SINGLE_UNIT_ITEMS whose count must be set to 1 first, because the rules go by it:',
      plan.singleUnits.wrong.map(
        ({ itemId, count }) => `${nameOf(itemId)}: ${count ?? "a count that can't be read"}`,
      ),
    ),
  ]
}

function describeCounts(collection: string, { read, added, removed }: Counts): string {
  return `${collection}: ${plural(read, 'booking')} read, ${plural(added, 'day')} to add, ${plural(removed, 'stale day')} to remove`
}

export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${printableLine(line)}`)]
}

export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`
}
