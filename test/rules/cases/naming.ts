// A booking takes only the items and days that its lines name.
import { balancesOf, booking, dayAhead, line, nameOf, type Unit } from '../builders'
import { accepts, given, refuses, type Group } from '../case'
import { bookingWrites, holdWrites } from '../commits'
import { mine } from './castle'

const [tomorrow, dayAfter] = [dayAhead(1), dayAhead(2)]
const chair = (unit: number, day = tomorrow): Unit => ({ kind: 'extras', id: 'chair', day, unit })
const tent = (unit: number, day = tomorrow): Unit => ({ kind: 'extras', id: 'tent', day, unit })

/** A chair tomorrow and a tent the day after, paid for as such, that take these units. */
const takes = (...units: Unit[]) =>
  bookingWrites({
    key: mine,
    document: booking({
      inflatables: [],
      extras: [line('chair', [tomorrow]), line('tent', [dayAfter])],
      balances: balancesOf(351.5),
    }),
    units,
  })

export const naming: Group = {
  name: 'a unit that is booked',
  about: ['mayTake', 'isOnAnyLine', 'isOnLine', 'allocations'],
  cases: [
    accepts('may be of any line', takes(chair(0), tent(0, dayAfter))),
    refuses('is refused of an item that no line names', takes(chair(0), castle(tomorrow))),
    refuses('is refused on a day that no line names', takes(chair(0, dayAhead(3)))),
    refuses('is refused on the day of another line', takes(chair(0, dayAfter))),
    given({ 'inflatables/chair': { name: nameOf('chair'), price: 200, count: 1 } }).refuses(
      'is refused when only an extra of the same id is named',
      takes({ kind: 'inflatables', id: 'chair', day: tomorrow, unit: 0 }),
    ),
    given(holdWrites(mine, [chair(0), tent(0)])).refuses(
      'is refused of a held item that no line names',
      takes(chair(0), tent(0)),
    ),
    refuses(
      'is refused by the hundred for the price of a chair',
      takes(...[3, 4, 5].flatMap((ahead) => [0, 1, 2].map((unit) => tent(unit, dayAhead(ahead))))),
    ),
  ],
}

function castle(day: Unit['day']): Unit {
  return { kind: 'inflatables', id: 'castle', day, unit: 0 }
}
