// A customer moves an own booking to another day.
import {
  allocation,
  allocationPath,
  dayAhead,
  line,
  minutesFromNow,
  ownerOf,
  randomId,
  without,
  type Unit,
} from '../builders'
import { given, type Group } from '../case'
import { bookingWrites, invoice, type Writes } from '../commits'
import {
  castle,
  later,
  mine,
  moveTo,
  moveWrites,
  on,
  path,
  saturday,
  saturdays,
  stored,
} from '../moves'

const theirs = randomId()
const onSaturday = given(stored())
const weekend = saturdays({ inflatables: [line('castle', [saturday, on(1)])] })
const onWeekend = given(stored(weekend, [castle(), castle(on(1))]))
const movedOnce = later(saturdays(), 1)
/** The booking in the database differs from the usual one in this. */
const having = (changes: Record<string, unknown>) =>
  given({ ...stored(), [path]: saturdays(changes) })
/** The booking alone, moved by a day, while the database has it with these changes. */
const move = (changes: Record<string, unknown> = {}, stand: Record<string, unknown> = {}) => ({
  [path]: later(saturdays(stand), 1, changes),
})
const firstLine = (changes: Record<string, unknown>) => ({
  inflatables: [{ ...line('castle', [on(1)]), ...changes }],
})
const dates = (...days: (string | number)[]) => firstLine({ bookingDates: days })
const [year, month, date] = [on(1).slice(0, 4), on(1).slice(5, 7), on(1).slice(8)]
const nextDay = `${month}/${date}/${year}`
const tent = (day = saturday): Unit => ({ kind: 'extras', id: 'tent', day, unit: 0 })

export const moves: Group = {
  name: 'a move',
  about: ['isMove', 'isMoved', 'isCustomers', 'isMoving', 'mayTake', 'bookings-test'],
  cases: [
    onSaturday.accepts('takes the new day and gives the old one back', moveWrites(1)),
    onSaturday.accepts('may go to an earlier day', moveWrites(-3)),
    onWeekend.accepts(
      'may keep a day that the booking has already',
      moveWrites(1, { document: weekend, units: [castle(), castle(on(1))] }),
    ),
    given(stored(movedOnce, [castle(on(1))])).accepts(
      'may be the second one',
      moveWrites(1, { document: movedOnce, units: [castle(on(1))] }),
    ),
    given(stored(movedOnce, [castle(on(1))])).accepts(
      'may be taken back',
      moveWrites(-1, { document: movedOnce, units: [castle(on(1))], changes: { moves: 0 } }),
    ),
    having({ approved: true }).accepts(
      'of a request that the office approved',
      move({}, { approved: true }),
    ),
    having({ paid: true, delivered: false }).accepts(
      'of a paid booking',
      move({}, { paid: true, delivered: false }),
    ),
    given(stored()).accepts('may begin in two days', moveTo(2)),
    given(stored(saturdays({ inflatables: [line('castle', [dayAhead(2)])] }), [])).accepts(
      'of a booking that begins in two days',
      { [path]: later(saturdays({ inflatables: [line('castle', [dayAhead(2)])] }), 4) },
    ),
    given(stored()).accepts('may go a year ahead, over leap days and ends of months', moveTo(375)),

    given({ ...stored(), ...bookingWrites({ key: theirs, units: [castle(on(1))] }) }).refuses(
      'takes no unit that is booked by somebody else',
      moveWrites(1),
    ),
    given({ ...stored(), ...bookingWrites({ key: theirs, units: [castle(on(5))] }) }).refuses(
      'frees no unit that is booked by somebody else',
      { ...moveWrites(1), [allocationPath(castle(on(5)))]: null },
    ),
    given({
      ...stored(),
      ...stored(saturdays({ inflatables: [line('tent', [saturday, on(1)])] }), [], theirs),
    }).refuses('adds no unit to another booking', {
      ...moveWrites(1),
      [allocationPath(tent(on(1)))]: allocation(tent(on(1)), ownerOf(theirs)),
    }),
    onSaturday.refuses('takes no other item', {
      ...moveWrites(1),
      [allocationPath(tent(on(1)))]: allocation(tent(on(1)), ownerOf(mine)),
    }),
    onSaturday.refuses('takes no day that no line names', {
      ...moveWrites(1),
      [allocationPath(castle(on(2)))]: allocation(castle(on(2)), ownerOf(mine)),
    }),
    onSaturday.refuses('keeps no old day', {
      ...moveWrites(1),
      [allocationPath(castle())]: allocation(castle(), ownerOf(mine)),
    }),
    onSaturday.refuses('holds nothing', {
      ...moveWrites(1),
      [allocationPath(tent(on(1)))]: allocation(tent(on(1)), ownerOf(mine), {
        expires: minutesFromNow(10),
      }),
    }),
    onWeekend.refuses('frees no day that the booking keeps', {
      ...moveWrites(1, { document: weekend, units: [castle(), castle(on(1))] }),
      [allocationPath(castle(on(1)))]: null,
    }),
    onSaturday.refuses('is counted', move({ moves: 0 })),
    onSaturday.refuses('is counted once', move({ moves: 2 })),
    onSaturday.refuses('that never was is not taken back', move({ moves: -1 })),
    having({ moves: 2 }).refuses('is refused as the third one', move({}, { moves: 2 })),
    onSaturday.refuses('is refused with a moved line and no count', {
      [path]: without(movedOnce, 'moves'),
    }),

    onSaturday.refuses('changes no name', move({ name: 'Eve' })),
    onSaturday.refuses('changes no price', move({ balances: {} })),
    onSaturday.refuses('pays nothing', move({ paid: true })),
    onSaturday.refuses('adds no field', move({ note: 'Sunday is better' })),
    having({ paid: true }).refuses('takes back no payment made meanwhile', move()),
    onSaturday.refuses('changes no item', move(firstLine({ inflatableID: 'slide' }))),
    onSaturday.refuses('changes no quantity', move(firstLine({ quantity: 2 }))),
    onSaturday.refuses('adds no field to a line', move(firstLine({ note: 'x' }))),

    onSaturday.refuses('is refused with one day more', move(dates(nextDay, nextDay))),
    onWeekend.refuses('is refused with one day less', {
      [path]: later(weekend, 1, firstLine({})),
    }),
    onSaturday.refuses('is refused to the same day', { [path]: later(saturdays(), 0) }),
    onSaturday.refuses('is refused to no day', move(dates())),
    onSaturday.refuses(
      'is refused to a day that no calendar has',
      move(dates(`02/30/${Number(year) + 1}`)),
    ),
    onSaturday.refuses(
      'is refused to a day in another form',
      move(dates(`${year}-${month}-${date}`)),
    ),
    onSaturday.refuses('is refused to a part of a day', move(dates(nextDay.slice(1)))),
    onSaturday.refuses('is refused to two days in one text', move(dates(`${nextDay},${nextDay}`))),
    onSaturday.refuses('is refused to a pattern of days', move(dates('../../....'))),
    onSaturday.refuses('is refused to a number', move(dates(20270612))),
    onSaturday.refuses('is refused into the past', moveTo(-1)),
    onSaturday.refuses('is refused to tomorrow', moveTo(1)),
    onSaturday.refuses('is refused to more than two years ahead', moveTo(735)),
    ...[1, 0, -1].map((days) => {
      const soon = saturdays({ inflatables: [line('castle', [dayAhead(days)])] })
      return given(stored(soon, [])).refuses(
        `of a booking that begins in ${days} days is refused`,
        { [path]: later(soon, 10) },
      )
    }),
    given(stored(saturdays({ inflatables: [line('castle', [saturday, on(2)])] }), [])).refuses(
      'of days that do not follow one another is refused',
      { [path]: later(weekend, 1) },
    ),

    having({ approved: 'Waiting' }).refuses(
      'of a request that waits is refused',
      move({}, { approved: 'Waiting' }),
    ),
    ...[{ canceled: true }, { status: 'Canceled' }, { approved: 'Canceled' }].map((marked) =>
      having(marked).refuses(
        `of a booking with ${JSON.stringify(marked)} is refused`,
        move({}, marked),
      ),
    ),
    having({ inflatableID: 'castle', bookingDates: [nextDay] }).refuses(
      'of a booking in an older form is refused',
      move({}, { inflatableID: 'castle', bookingDates: [nextDay] }),
    ),
    given({ [path]: saturdays() }).refuses('of a booking without a claim is refused', move()),
    given({ ...stored(), [`bookings/${mine}`]: saturdays() }).refuses(
      'of a booking that is among the older ones, too, is refused',
      move(),
    ),
    given(stored(saturdays(), [], 'order-1042')).refuses(
      'of a booking whose id can be guessed is refused',
      { 'bookings-test/order-1042': later(saturdays(), 1) },
    ),
  ],
}

const invoicePath = `invoices-test/${mine}-balance`
const withInvoice = (changes: Record<string, unknown> = {}): Writes => ({
  ...stored(),
  [invoicePath]: { ...invoice(mine, saturdays()), ...changes },
})
const refreshed = (changes: Record<string, unknown> = {}) => ({
  ...invoice(mine, later(saturdays(), 1)),
  ...changes,
})

export const copies: Group = {
  name: "an invoice's copy of the booking",
  about: ['isFreshCopy', 'invoices-test'],
  cases: [
    given(withInvoice()).accepts('gets the new days with the move', {
      ...moveWrites(1),
      [invoicePath]: refreshed(),
    }),
    given(withInvoice()).refuses('gets no other days', {
      ...moveWrites(1),
      [invoicePath]: invoice(mine, later(saturdays(), 2)),
    }),
    given(withInvoice()).refuses('gets the new days and nothing else', {
      ...moveWrites(1),
      [invoicePath]: refreshed({ paid: true }),
    }),
    given({
      ...stored(),
      [invoicePath]: { data: { name: 'Ada', paid: true }, bookingId: mine },
    }).refuses("does not take the place of the office's data", {
      ...moveWrites(1),
      [invoicePath]: { data: later(saturdays(), 1), bookingId: mine },
    }),
  ],
}
