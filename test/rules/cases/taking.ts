// Who gets a unit: holds, bookings, and what may be taken over.
import { allocation, allocationPath, dayAhead, ownerOf, type Unit } from '../builders'
import { accepts, given, refuses, type Group } from '../case'
import { bookingWrites } from '../commits'
import {
  book,
  booked,
  bookedByMe,
  bookedByThem,
  cancelled,
  claim,
  claimedByMe,
  heldByMe,
  heldByThem,
  hold,
  mine,
  noLongerHeldByThem,
  path,
  theirs,
} from './castle'

const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(1), unit: 0 }

export const taking: Group = {
  name: 'a unit on a day',
  about: ['isFree', 'isBooked', 'allocations', 'mayTake', 'changesOnly'],
  cases: [
    accepts('may be booked while nobody has it', () => book(mine)),
    heldByMe.accepts('may be held, then booked by its holder', () => book(mine)),
    given(() => hold(mine, -60)).accepts('may be booked by its holder after the hold ended', () =>
      book(mine),
    ),
    bookedByThem.refuses('M2a: is refused to a second visitor of the same day', () => book(mine)),
    heldByThem.refuses('M2a: is refused while another visitor holds it', () => book(mine)),
    given(() => bookingWrites({ key: theirs, units: [tent] })).refuses(
      'M3a: is refused for an extra, too',
      () => bookingWrites({ key: mine, units: [tent] }),
    ),
    heldByThem.refuses('can not be held while another visitor holds it', () => hold(mine)),
    bookedByThem.refuses('can not be held while it is booked', () => hold(mine)),
    given(() => hold(theirs, -1)).refuses("is its holder's for two minutes past the end", () =>
      hold(mine),
    ),
    noLongerHeldByThem.accepts('is free three minutes past the end', () => hold(mine)),
    noLongerHeldByThem.accepts('may be booked over an ended hold', () => book(mine)),
    given(() => cancelled(theirs)).accepts('may be booked over days that the office freed', () =>
      book(mine),
    ),
    given(() => hold(mine, 5)).refuses('can not be held longer by holding again', () =>
      hold(mine, 14),
    ),
    heldByThem.refuses('keeps its owner when a hold becomes booked', () => ({
      ...book(mine),
      ...booked(ownerOf(theirs)),
    })),
    refuses('is not booked without a booking', () => ({
      ...claim(mine),
      ...booked(ownerOf(mine)),
    })),
    heldByMe.refuses('is not booked by a hold without a claim', () => booked(ownerOf(mine))),
    noLongerHeldByThem.refuses('takes nothing over but by an allocation', () => ({
      [path]: { itemID: 'castle' },
    })),
    bookedByMe.refuses('can not join a booking that stands', () => ({
      [allocationPath(tent)]: allocation(tent, ownerOf(mine)),
    })),
    claimedByMe.refuses('can not be held for a key that was released', () => hold(mine)),
    given(() => ({ ...book(mine), ...hold(mine) })).refuses(
      'stays held when its hold is confirmed after the booking',
      () => booked(ownerOf(mine)),
    ),
  ],
}
