// The crew's deliveries: how many a day has, who may take one, and when one is free again.
import { addDays, dayToDate } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import {
  allocation,
  allocationPath,
  booking,
  dayAhead,
  line,
  minutesFromNow,
  randomId,
  noDelivery,
  oneDelivery,
  ownerOf,
  type Unit,
} from '../builders'
import { accepts, given, promise, refuses, type Case, type Group } from '../case'
import {
  bookingWrites,
  commit,
  holdWrites,
  read,
  refused,
  freeingWrites,
  type Writes,
} from '../commits'
import { later, moveWrites, on, saturdays } from '../moves'

const mine = randomId()
const theirs = randomId()
const places = [0, 1, 2, 3, 4, 5, 6, 7]

const delivery = (day: Unit['day'], unit = 0): Unit => ({
  kind: 'deliveries',
  id: 'delivery',
  day,
  unit,
})
/** A day that has several deliveries, and the day after it. */
const first = dayAhead(dayToDate(dayAhead(20)).getDay() === 0 ? 21 : 20)
const second = addDays(first, 1)
const castles = booking({ inflatables: [line('castle', [first])] })
const castleOn = (day: Unit['day']): Unit => ({ kind: 'inflatables', id: 'castle', day, unit: 0 })
const book = (key: string, units = [castleOn(first), delivery(first)], document = castles) =>
  bookingWrites({ key, document, units })
const owned = (unit: Unit, key = mine): Writes => ({
  [allocationPath(unit)]: allocation(unit, ownerOf(key)),
})

/** As many deliveries as a day has may be held, and not one more. */
const most = (name: string, day: Unit['day'], count: number): Case[] => [
  ...(count === 0
    ? []
    : [
        accepts(`may be held to the last of ${name}`, holdWrites(mine, [delivery(day, count - 1)])),
      ]),
  refuses(`is none beyond those of ${name}`, holdWrites(mine, [delivery(day, count)])),
]
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

/** A moved booking of eight lines, or of the first ones, each on two days. */
const lines = (
  changed: Record<number, readonly Unit['day'][]> = {},
  moves: object = { moves: 1 },
  count = places.length,
) =>
  bookingWrites({
    key: mine,
    units: [],
    document: saturdays({
      inflatables: [],
      extras: places
        .slice(0, count)
        .map((index) => line(`i${index}`, changed[index] ?? [on(index), on(index + 1)])),
      ...moves,
    }),
  })
const probe = (unit: Unit) => allocationPath(unit).replace('allocations', 'orphans')
const free = (name: string, before: Writes, unit: Unit): Case =>
  promise(name, async ({ admin, visitor }) => {
    await commit(admin, { ...before, ...owned(unit) })
    await read(visitor, probe(unit))
    await commit(visitor, { [allocationPath(unit)]: null })
  })
const kept = (name: string, before: Writes, unit: Unit): Case =>
  promise(name, async ({ admin, visitor }) => {
    await commit(admin, { ...before, ...owned(unit) })
    await refused(read(visitor, probe(unit)))
    await refused(commit(visitor, { [allocationPath(unit)]: null }))
  })
const moved = { document: saturdays(), units: [castleOn(on(0)), delivery(on(0))], key: mine }

export const deliveries: Group = {
  name: 'a delivery of the crew',
  about: [
    'mayTake',
    'isStock',
    'isCrewDelivery',
    'isInBooking',
    'beginsOn',
    'isFirstDay',
    'isLeftBehind',
  ],
  cases: [
    ...most('a day of its own', oneDelivery, 1),
    ...most('a day without any', noDelivery, 0),
    ...[30, 31, 32, 33, 34, 35, 36].flatMap((ahead) => {
      const date = dayToDate(dayAhead(ahead))
      return most(`a ${weekday.format(date)}`, dayAhead(ahead), date.getDay() + 1)
    }),
    refuses('has no other name', holdWrites(mine, [{ ...delivery(first), id: 'castle' }])),
    refuses('is no extra', holdWrites(mine, [{ ...delivery(first), kind: 'extras' }])),
    refuses('is of no other kind', {
      [allocationPath(delivery(first))]: allocation(delivery(first), ownerOf(mine), {
        kind: 'other',
        expires: minutesFromNow(10),
      }),
    }),
    refuses('has a whole number', holdWrites(mine, [delivery(first, 0.5)])),
    refuses('has no number below 0', holdWrites(mine, [delivery(first, -1)])),
    refuses('is for no day that has passed', holdWrites(mine, [delivery(dayAhead(-7))])),

    accepts('is booked with the order that it brings', book(mine)),
    given(holdWrites(mine, [castleOn(first), delivery(first)])).accepts(
      'may be held, then booked by its holder',
      book(mine),
    ),
    given(holdWrites(theirs, [delivery(first)])).refuses(
      'is not booked while another visitor holds it',
      book(mine),
    ),
    given(book(theirs, [delivery(first)])).refuses('is booked once', book(mine)),
    given(holdWrites(mine, [castleOn(first), delivery(first)])).accepts(
      'is freed with what was held',
      freeingWrites(mine, [castleOn(first), delivery(first)]),
    ),
    given(book(theirs, [delivery(first)])).accepts(
      'does not keep another one from being booked',
      book(mine, [castleOn(first), delivery(first, 1)]),
    ),
    given({
      [`claims/${ownerOf(theirs)}`]: { key: theirs },
      ...owned(delivery(first), theirs),
    }).accepts('of a booking that the office deleted may be taken over', book(mine)),
    refuses('comes on the first day of a line alone', {
      ...book(
        mine,
        [castleOn(second), delivery(second)],
        booking({
          inflatables: [line('castle', [first, second])],
          balances: { ...(castles['balances'] as object), rent: 400, tax: 35, damageWaiver: 36 },
        }),
      ),
    }),
    refuses('is part of no package', {
      ...book(mine, [castleOn(first)]),
      [allocationPath(delivery(first))]: {
        ...allocation(delivery(first), ownerOf(mine)),
        package: 'inflatables/castle',
      },
    }),
    given(book(mine, [castleOn(first)])).refuses(
      'joins no booking that stands',
      owned(delivery(first)),
    ),

    given(bookingWrites(moved)).accepts('moves with its booking', moveWrites(3, moved)),
    given({
      ...bookingWrites({ key: mine, document: later(saturdays(), 3), units: [castleOn(on(3))] }),
      ...owned(delivery(on(0))),
    }).accepts(
      "that a move left behind is anybody's",
      bookingWrites({
        key: theirs,
        document: saturdays(),
        units: [castleOn(on(0)), delivery(on(0))],
      }),
    ),
    ...places.map((index) =>
      kept(
        `is none that is left while line ${index + 1} begins on its day`,
        lines({ [index]: [on(-3), on(-2)] }),
        delivery(on(-3)),
      ),
    ),
    free('is left on the second day of a line', lines(), delivery(on(8))),
    ...places.map((count) =>
      free(
        `is left beside ${count} lines that begin on other days`,
        lines({}, { moves: 1 }, count),
        delivery(on(-3)),
      ),
    ),
    kept(
      'is kept where an office program wrote its day between blanks',
      bookingWrites({
        key: mine,
        units: [],
        document: saturdays({
          inflatables: [line('castle', [], { bookingDates: [` ${toStoredDay(on(-3))} `] })],
          moves: 1,
        }),
      }),
      delivery(on(-3)),
    ),
    kept('is kept where nobody moved the booking', lines({}, {}), delivery(on(8))),
  ],
}
