// Who may take a unit on a day, who may free it, and who can see that it is free.
import {
  allocation,
  allocationPath,
  booking,
  castleTomorrow,
  dayAhead,
  randomId,
  ownerOf,
  type Unit,
} from '../builders'
import { accepts, denies, given, refuses, promise, type Group } from '../case'
import {
  bookingWrites,
  commit,
  holdWrites,
  read,
  refused,
  freeingWrites,
  type Writes,
} from '../commits'
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

/** Eight chairs on one day, each of another canceled booking. */
const chairs = Array.from({ length: 8 }, (_, index) => {
  const unit: Unit = { kind: 'extras', id: 'chair', day: dayAhead(1), unit: index }
  return { unit, key: randomId() }
})
const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(1), unit: 0 }
const abandoned = ({ unit, key }: { unit: Unit; key: string }): Writes => ({
  ...claim(key),
  [allocationPath(unit)]: allocation(unit, ownerOf(key)),
})

/** Deletes only the allocation. */
const deletion: Writes = { [path]: null }
/** My booking without its claim. */
const bookingAlone = { [`bookings-test/${mine}`]: booking() }

/** Answered where the day's allocation is free. */
const probe = path.replace('allocations', 'orphans')

export const taking: Group = {
  name: 'a unit on a day',
  about: [
    'isFree',
    'holdIsOver',
    'isBooked',
    'allocations',
    'mayTake',
    'isBookedNow',
    'isHold',
    'changesOnly',
  ],
  cases: [
    accepts('may be booked while nobody has it', book(mine)),
    heldByMe.accepts('may be held, then booked by its holder', book(mine)),
    given(hold(mine, -60)).accepts('may be booked by its holder after the hold ended', book(mine)),
    bookedByThem.refuses('is refused to a second visitor of the same day', book(mine)),
    heldByThem.refuses('is refused while another visitor holds it', book(mine)),
    given(bookingWrites({ key: theirs, units: [tent] })).refuses(
      'is refused for an extra, too',
      bookingWrites({ key: mine, units: [tent] }),
    ),
    heldByThem.refuses('cannot be held while another visitor holds it', hold(mine)),
    bookedByThem.refuses('cannot be held while it is booked', hold(mine)),
    given(hold(theirs, -1)).refuses("is its holder's for two minutes past the end", hold(mine)),
    noLongerHeldByThem.accepts('is free three minutes past the end', hold(mine)),
    noLongerHeldByThem.accepts('may be booked over an ended hold', book(mine)),
    given(cancelled(theirs)).accepts('may be booked over days that the office freed', book(mine)),
    given(hold(mine, 5)).refuses('cannot be held longer by holding again', hold(mine, 14)),
    heldByThem.refuses('keeps its owner when a hold becomes booked', {
      ...book(mine),
      ...booked(ownerOf(theirs)),
    }),
    refuses('is not booked without a booking', { ...claim(mine), ...booked(ownerOf(mine)) }),
    heldByMe.refuses('is not booked by a hold without a claim', booked(ownerOf(mine))),
    heldByMe.refuses('does not stay held by its booking', { ...book(mine), ...hold(mine, 14) }),
    noLongerHeldByThem.refuses('takes nothing over but by an allocation', {
      [path]: { itemID: 'castle' },
    }),
    bookedByMe.refuses('cannot join a booking that stands', {
      [allocationPath(tent)]: allocation(tent, ownerOf(mine)),
    }),
    claimedByMe.refuses('cannot be held for a key that was given up', hold(mine)),
    given({ ...book(mine), ...hold(mine) }).refuses(
      'stays held when its hold is confirmed after the booking',
      booked(ownerOf(mine)),
    ),
  ],
}

export const freeing: Group = {
  name: 'a freed hold',
  about: ['isFree', 'isBooked', 'isClaim', 'claims', 'allocations', 'orphans'],
  cases: [
    heldByMe.accepts('frees and deletes what was held', freeingWrites(mine, [castleTomorrow])),
    heldByMe.accepts('may hold again under a new key in one commit', {
      ...claim(mine),
      ...hold(theirs),
    }),
    given({ ...hold(mine), ...claim(mine) }).accepts(
      'by the claim alone lets others take the unit',
      hold(theirs),
    ),
    heldByThem.refuses('needs the key', {
      [`claims/${ownerOf(theirs)}`]: { key: mine },
      [path]: null,
    }),
    heldByMe.refuses('without a claim deletes nothing', deletion),
    bookedByMe.refuses('does not free what was booked', deletion),
    heldByMe.refuses('does not come with a booking', {
      ...bookingWrites({ key: mine, units: [] }),
      [path]: null,
    }),
    noLongerHeldByThem.accepts('deletes an ended hold of anybody', deletion),
    given(hold(theirs, -1)).refuses('leaves a hold alone for two minutes past its end', deletion),
    given(Object.assign({}, ...chairs.map(abandoned)) as Writes).accepts(
      'deletes the freed days of eight canceled bookings in one commit',
      Object.fromEntries(chairs.map(({ unit }) => [allocationPath(unit), null])),
    ),
    given(booked(ownerOf(theirs))).refuses('frees nothing that has no claim', deletion),

    given(cancelled(mine)).answers('answers "not found" for a day that the office freed', probe),
    given(hold(mine, -3)).answers('answers "not found" for an ended hold', probe),
    bookedByMe.denies('is denied for a booked day', probe),
    heldByMe.denies('is denied for a held day', probe),
    denies('is denied for a day without an allocation', probe),
    given(booked(ownerOf(mine))).denies('is denied for a day booked without a claim', probe),
    refuses('probe stores nothing', { 'orphans/x': { a: 1 } }),
  ],
}

export const claims: Group = {
  name: 'a claim',
  about: ['isClaim', 'isMadeNow', 'claims', 'bookings-test'],
  cases: [
    accepts('may give up a key that was never used', claim(mine)),
    accepts('may retire an earlier key of which nothing is held, while holding', {
      ...claim(mine),
      ...hold(theirs),
    }),
    accepts('may retire an earlier key of which nothing is held, while booking', {
      ...claim(mine),
      ...book(theirs),
    }),
    heldByMe.accepts('may retire an earlier key while booking the unit that it holds', {
      ...claim(mine),
      ...book(theirs),
    }),
    claimedByMe.refuses('that retired a key leaves no room for its late booking', book(mine)),
    given({ ...claim(mine), ...hold(mine) }).refuses(
      'that retired a key leaves no room for the late booking of what it held',
      book(mine),
    ),
    bookedByMe.refuses('cannot retire a key whose booking was faster', {
      ...claim(mine),
      ...holdWrites(theirs, [tent]),
    }),
    refuses('is refused with a field too many', {
      [`claims/${ownerOf(mine)}`]: { key: mine, name: 'Ada' },
    }),
    refuses('is refused for a key of 19 characters', claim('A'.repeat(19))),
    refuses('is refused for a key with other characters', claim('-'.repeat(20))),
    refuses('is refused for a key that does not make the owner', {
      [`claims/${ownerOf(theirs)}`]: { key: mine },
    }),
    claimedByMe.refuses('cannot be made again', claim(mine)),
    given(bookingAlone).refuses('cannot be added to an older booking', claim(mine)),
    refuses('is needed by a booking', bookingAlone),
    claimedByMe.refuses('that was given up makes no booking', bookingAlone),
    refuses('of another key makes no booking', {
      ...claim(theirs),
      [`bookings-test/${mine}`]: booking(),
    }),
    given(cancelled(mine)).refuses('keeps a canceled booking from coming back', bookingAlone),
    promise('cannot be read, listed or deleted', async ({ admin, visitor }) => {
      await commit(admin, { ...claim(mine), ...hold(mine, -3) })
      await refused(read(visitor, `claims/${ownerOf(mine)}`))
      await refused(commit(visitor, { [`claims/${ownerOf(mine)}`]: null }))
    }),
  ],
}
