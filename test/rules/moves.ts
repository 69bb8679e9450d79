// The commits with which a customer changes an own booking, as the site makes them.
import type { Day } from '~/lib/domain/day'
import { addDays, daysApart } from '~/lib/time/dates'
import { readStoredDay, toStoredDay } from '~/lib/time/stored-day'
import {
  allocation,
  allocationPath,
  booking,
  dayAhead,
  line,
  randomId,
  ownerOf,
  type Unit,
  type Fields,
} from './builders'
import { bookingWrites, type Writes } from './commits'

type Line = Fields & { bookingDates: string[] }

export const mine = randomId()
export const path = `bookings-test/${mine}`

/** The first day of the booking, far enough ahead to be moved. */
export const saturday = dayAhead(10)
/** A day so many days after it. */
export const on = (days: number): Day => addDays(saturday, days)

export const castle = (day = saturday): Unit => ({
  kind: 'inflatables',
  id: 'castle',
  day,
  unit: 0,
})

/** The castle on that Saturday, in the office. */
export const saturdays = (changes: Fields = {}): Fields =>
  booking({ inflatables: [line('castle', [saturday])], ...changes })

export const stored = (document = saturdays(), units = [castle()], key = mine): Writes =>
  bookingWrites({ key, document, units })

/** The same booking so many days later. */
export function later(document: Fields, by: number, changes: Fields = {}): Fields {
  const moved = (lines: unknown) =>
    (lines as Line[]).map((each) => ({
      ...each,
      bookingDates: each.bookingDates.map((text) =>
        toStoredDay(addDays(readStoredDay(text) ?? saturday, by)),
      ),
    }))
  const { inflatables, extras, moves = 0 } = document
  return {
    ...document,
    inflatables: moved(inflatables),
    extras: moved(extras),
    moves: Number(moves) + 1,
    ...changes,
  }
}

/** A move by so many days. It takes the units of the new days, and deletes the others. */
export function moveWrites(
  by: number,
  {
    document = saturdays(),
    units = [castle()],
    changes = {},
    key = mine,
  }: { document?: Fields; units?: readonly Unit[]; changes?: Fields; key?: string } = {},
): Writes {
  const taken = units.map((unit) => ({ ...unit, day: addDays(unit.day, by) }))
  return {
    [`bookings-test/${key}`]: later(document, by, changes),
    ...Object.fromEntries(units.map((unit) => [allocationPath(unit), null])),
    ...Object.fromEntries(
      taken.map((unit) => [allocationPath(unit), allocation(unit, ownerOf(key))]),
    ),
  }
}

/** Moves to a day that is so many days from today. */
export const moveTo = (days: number) => moveWrites(daysApart(saturday, dayAhead(days)))

const ids = Array.from({ length: 9 }, (_, index) => `i${index}`)

/**
 * A booking of so many lines, of which the first are inflatables; `changed` stands in for one of
 * them.
 */
export function ofLines(count: number, changed: Record<number, Fields> = {}): Fields {
  const lines = ids
    .slice(0, count)
    .map((id, index) => ({ ...line(id, [on(index), on(index + 1)]), ...changed[index] }))
  const split = count > 4 ? 2 : count > 1 ? 1 : 0
  return saturdays({ inflatables: lines.slice(0, split), extras: lines.slice(split) })
}
