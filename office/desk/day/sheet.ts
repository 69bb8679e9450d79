// The content of a day's sheet, in its parts; html.ts writes them.
import type { Day } from '~/lib/domain/day'
import { formatDay } from '~/lib/time/day-text'
import { groupBy } from '../../group-by'
import { plural } from '../../sync/report'
import { customerOf, describeCustomer } from '../customer'
import { findingsOn, findingTitles } from './findings'
import type { DeskReading } from './reading'
import { idOf, wordsOf, type StopWords } from './stop-words'
import { stopsDeliveredOn, stopsPickedUpOn } from './stops'
import { isUnclear, truckLoadOf, type Picked } from './truck'

type List = { title: string; lines: readonly string[] }

export type DaySheet = {
  title: string
  /** What the office has to settle before anybody drives. */
  toSettle: readonly List[]
  deliveries: readonly StopWords[]
  pickups: readonly StopWords[]
  load: readonly Picked[]
  toKnow: readonly List[]
}

/** A day's sheet. It has no empty lists. */
export function sheetOf(day: Day, reading: DeskReading): DaySheet {
  const { bookings, catalog, needs, reserved, blocked } = reading
  const deliveries = stopsDeliveredOn(day, bookings)
  const pickups = stopsPickedUpOn(day, bookings)
  const nameOf = (itemId: string) => catalog.get(itemId)?.name ?? itemId
  return {
    title: `${formatDay(day)}: ${plural(deliveries.length, 'delivery', 'deliveries')}, ${plural(pickups.length, 'pickup')}`,
    toSettle: filled(findingLists(day, reading)),
    deliveries: deliveries.map((stop) => wordsOf(stop, catalog)),
    pickups: pickups.map((stop) => wordsOf(stop, catalog)),
    load: truckLoadOf(deliveries, catalog),
    toKnow: filled([
      {
        title: "The catalog doesn't say what is in these, so look it up:",
        lines: deliveries.flatMap(({ booking, items }) =>
          items
            .filter((each) => isUnclear(each, catalog))
            .map(({ name, quantity }) => `${name}: ${customerOf(booking)} ${quantity}`),
        ),
      },
      {
        title: 'Canceled, but taken until the next sync:',
        lines: bookings
          .filter(
            ({ markedCanceled, id }) =>
              markedCanceled && reserved.some((unit) => unit.day === day && unit.bookingId === id),
          )
          .map((booking) => describeCustomer(booking)),
      },
      {
        title: 'Out of service:',
        lines: countsOf(
          blocked
            .filter((unit) => unit.day === day)
            .map(({ itemId, words }) => `${nameOf(itemId)}: ${words}`),
        ),
      },
      {
        title: 'Also taken, but in no booking of this day:',
        lines: countsOf(unbooked(day, { needs, reserved }).map(nameOf)),
      },
    ]),
  }
}

const filled = (lists: readonly List[]) => lists.filter(({ lines }) => lines.length > 0)

function findingLists(day: Day, reading: DeskReading): List[] {
  const findings = findingsOn(day, reading)
  return Object.entries(findingTitles).map(([kind, title]) => ({
    title,
    lines: findings
      .filter((each) => each.kind === kind)
      .map(({ booking, words }) =>
        [describeCustomer(booking, idOf(booking)), words].filter(Boolean).join(': '),
      ),
  }))
}

/** The items of units without a claim, beyond what the documents of `bookings` need. */
function unbooked(day: Day, { needs, reserved }: Pick<DeskReading, 'needs' | 'reserved'>) {
  const isUnclaimed = (each: Pick<DeskReading['reserved'][number], 'day' | 'bookingId'>) =>
    each.day === day && each.bookingId === null
  const needed = groupBy(needs.filter(isUnclaimed), ({ itemId }) => itemId)
  const taken = groupBy(reserved.filter(isUnclaimed), ({ itemId }) => itemId)
  return [...taken].flatMap(([itemId, units]) => {
    const count = (needed.get(itemId) ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
    return units.slice(count).map(() => itemId)
  })
}

/** "2 x Folding Chairs" for two equal texts. */
function countsOf(texts: readonly string[]): string[] {
  return [...groupBy(texts, (text) => text)].map(([text, { length }]) => `${length} x ${text}`)
}
