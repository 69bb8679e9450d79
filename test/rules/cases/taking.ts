// Who gets a unit: holds, bookings, take-over, release, and the days of cancelled bookings.
import {
  allocation,
  allocationPath,
  booking,
  castleTomorrow,
  dayAhead,
  newKey,
  ownerOf,
  type Unit,
} from '../builders'
import { accepts, refuses, type Case, type Group } from '../case'
import {
  bookingWrites,
  commit,
  holdWrites,
  read,
  refused,
  releaseWrites,
  type Writes,
} from '../commits'

const mine = newKey()
const theirs = newKey()
const path = allocationPath(castleTomorrow)
const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(1), unit: 0 }

const hold = (key: string, minutes?: number) => holdWrites(key, [castleTomorrow], minutes)
const book = (key: string) => bookingWrites({ key })
const claim = (key: string): Writes => ({ [`claims/${ownerOf(key)}`]: { key } })
const booked = (owner: string) => ({ [path]: allocation(castleTomorrow, owner) })
/** A booking that the office has deleted: its claim and its allocations are left. */
const cancelled = (key: string) => ({ ...claim(key), ...booked(ownerOf(key)) })

/** A probe of the day's allocation: free if the answer is "not found". */
function probe(name: string, before: () => Writes, free: boolean): Case {
  return {
    name,
    run: async ({ admin, visitor }) => {
      await commit(admin, before())
      const asked = read(visitor, path.replace('allocations', 'orphans'))
      if (!free) return refused(asked)
      if ((await asked) !== undefined) throw new Error('Something is stored among the orphans.')
    },
  }
}

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

export const releasing: Group = {
  name: 'a release',
  about: ['isFree', 'isBooked', 'isClaim', 'claims', 'allocations', 'orphans'],
  cases: [
    accepts(
      'frees and deletes what was held',
      () => releaseWrites(mine, [castleTomorrow]),
      () => hold(mine),
    ),
    accepts(
      'may hold again under a new key in one commit',
      () => ({ ...claim(mine), ...hold(theirs) }),
      () => hold(mine),
    ),
    accepts(
      'by the claim alone lets others take the unit',
      () => hold(theirs),
      () => ({ ...hold(mine), ...claim(mine) }),
    ),
    refuses(
      'needs the key',
      () => ({ [`claims/${ownerOf(theirs)}`]: { key: mine }, [path]: null }),
      () => hold(theirs),
    ),
    refuses(
      'without a claim deletes nothing',
      () => ({ [path]: null }),
      () => hold(mine),
    ),
    refuses(
      'does not free what was booked',
      () => ({ [path]: null }),
      () => book(mine),
    ),
    refuses(
      'does not come with a booking',
      () => ({ ...bookingWrites({ key: mine, units: [] }), [path]: null }),
      () => hold(mine),
    ),
    accepts(
      'deletes an ended hold of anybody',
      () => ({ [path]: null }),
      () => hold(theirs, -3),
    ),
    refuses(
      'leaves a hold alone for two minutes past its end',
      () => ({ [path]: null }),
      () => hold(theirs, -1),
    ),
    accepts(
      'deletes eight freed days of a cancelled booking',
      () => {
        return Object.fromEntries(eight().map((unit) => [allocationPath(unit), null]))
      },
      () => ({
        ...claim(mine),
        ...Object.fromEntries(
          eight().map((unit) => [allocationPath(unit), allocation(unit, ownerOf(mine))]),
        ),
      }),
    ),
    refuses(
      'frees nothing that has no claim',
      () => ({ [path]: null }),
      () => booked(ownerOf(theirs)),
    ),

    probe('answers "not found" for a day that the office freed', () => cancelled(mine), true),
    probe('answers "not found" for an ended hold', () => hold(mine, -3), true),
    probe('is denied for a booked day', () => book(mine), false),
    probe('is denied for a held day', () => hold(mine), false),
    probe('is denied for a day without an allocation', () => ({}), false),
    probe('is denied for a day booked without a claim', () => booked(ownerOf(mine)), false),
    refuses('probe stores nothing', () => ({ 'orphans/x': { a: 1 } })),
  ],
}

function eight(): Unit[] {
  return Array.from({ length: 8 }, (_, unit) => ({
    kind: 'extras',
    id: 'chair',
    day: dayAhead(1),
    unit,
  }))
}

export const claims: Group = {
  name: 'a claim',
  about: ['isClaim', 'isClaimedNow', 'claims', 'bookings-test'],
  cases: [
    accepts('may release a key that was never used', () => claim(mine)),
    refuses('is refused with a field too many', () => ({
      [`claims/${ownerOf(mine)}`]: { key: mine, name: 'Ada' },
    })),
    refuses('is refused for a key of 19 characters', () => claim('A'.repeat(19))),
    refuses('is refused for a key with other characters', () => claim('-'.repeat(20))),
    refuses('is refused for a key that does not make the owner', () => ({
      [`claims/${ownerOf(theirs)}`]: { key: mine },
    })),
    refuses(
      'can not be made again',
      () => claim(mine),
      () => claim(mine),
    ),
    refuses(
      'can not be added to an older booking',
      () => claim(mine),
      () => ({ [`bookings-test/${mine}`]: booking() }),
    ),
    refuses('is needed by a booking', () => ({ [`bookings-test/${mine}`]: booking() })),
    refuses(
      'that was released makes no booking',
      () => ({ [`bookings-test/${mine}`]: booking() }),
      () => claim(mine),
    ),
    refuses('of another key makes no booking', () => ({
      ...claim(theirs),
      [`bookings-test/${mine}`]: booking(),
    })),
    refuses(
      'keeps a cancelled booking from coming back',
      () => ({ [`bookings-test/${mine}`]: booking() }),
      () => cancelled(mine),
    ),
    {
      name: 'can not be read, listed or deleted',
      run: async ({ admin, visitor }) => {
        await commit(admin, { ...claim(mine), ...hold(mine, -3) })
        await refused(read(visitor, `claims/${ownerOf(mine)}`))
        await refused(commit(visitor, { [`claims/${ownerOf(mine)}`]: null }))
      },
    },
  ],
}
