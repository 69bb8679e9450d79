// Who gets a unit: holds, bookings, and what may be taken over.
import { allocation, allocationPath, dayAhead, ownerOf, type Unit } from '../builders'
import { accepts, refuses, type Group } from '../case'
import { bookingWrites } from '../commits'
import { book, booked, cancelled, claim, hold, mine, path, theirs } from './castle'

const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(1), unit: 0 }

export const taking: Group = {
  name: 'a unit on a day',
  about: ['isFree', 'isBooked', 'allocations', 'mayTake', 'changesOnly'],
  cases: [
    accepts('may be booked while nobody has it', () => book(mine)),
    accepts(
      'may be held, then booked by its holder',
      () => book(mine),
      () => hold(mine),
    ),
    accepts(
      'may be booked by its holder after the hold ended',
      () => book(mine),
      () => hold(mine, -60),
    ),
    refuses(
      'M2a: is refused to a second visitor of the same day',
      () => book(mine),
      () => book(theirs),
    ),
    refuses(
      'M2a: is refused while another visitor holds it',
      () => book(mine),
      () => hold(theirs),
    ),
    refuses(
      'M3a: is refused for an extra, too',
      () => bookingWrites({ key: mine, units: [tent] }),
      () => bookingWrites({ key: theirs, units: [tent] }),
    ),
    refuses(
      'can not be held while another visitor holds it',
      () => hold(mine),
      () => hold(theirs),
    ),
    refuses(
      'can not be held while it is booked',
      () => hold(mine),
      () => book(theirs),
    ),
    refuses(
      "is its holder's for two minutes past the end",
      () => hold(mine),
      () => hold(theirs, -1),
    ),
    accepts(
      'is free three minutes past the end',
      () => hold(mine),
      () => hold(theirs, -3),
    ),
    accepts(
      'may be booked over an ended hold',
      () => book(mine),
      () => hold(theirs, -3),
    ),
    accepts(
      'may be booked over days that the office freed',
      () => book(mine),
      () => cancelled(theirs),
    ),
    refuses(
      'can not be held longer by holding again',
      () => hold(mine, 14),
      () => hold(mine, 5),
    ),
    refuses(
      'keeps its owner when a hold becomes booked',
      () => ({ ...book(mine), ...booked(ownerOf(theirs)) }),
      () => hold(theirs),
    ),
    refuses('is not booked without a booking', () => ({
      ...claim(mine),
      ...booked(ownerOf(mine)),
    })),
    refuses(
      'is not booked by a hold without a claim',
      () => booked(ownerOf(mine)),
      () => hold(mine),
    ),
    refuses(
      'takes nothing over but by an allocation',
      () => ({ [path]: { itemID: 'castle' } }),
      () => hold(theirs, -3),
    ),
    refuses(
      'can not join a booking that stands',
      () => ({
        [allocationPath(tent)]: allocation(tent, ownerOf(mine)),
      }),
      () => book(mine),
    ),
    refuses(
      'can not be held for a key that was released',
      () => hold(mine),
      () => claim(mine),
    ),
    refuses(
      'stays held when its hold is confirmed after the booking',
      () => booked(ownerOf(mine)),
      () => ({ ...book(mine), ...hold(mine) }),
    ),
  ],
}
