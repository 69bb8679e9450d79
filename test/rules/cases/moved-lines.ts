// Each line of a booking counts, whichever place it has: in a move, a cancellation and a unit that
// a move left behind.
import { toStoredDay } from '~/lib/time/stored-day'
import {
  allocation,
  allocationPath,
  balancesOf,
  dayAhead,
  line,
  randomId,
  ownerOf,
  type Fields,
  type Unit,
} from '../builders'
import { given, promise, type Case, type Group } from '../case'
import { read, commit, refused, type Writes } from '../commits'
import { later, mine, ofLines, on, path, saturdays, stored } from '../moves'
import { cancelWrites } from './canceling'

const places = [0, 1, 2, 3, 4, 5, 6, 7]
const counts = [1, 2, 3, 4, 5, 6, 7, 8]
const standing = (document: Record<string, unknown>) => given(stored(document, []))
const threeLines = standing(ofLines(3))
/** Three lines moved, and put together in another way. */
const rearranged = (arrange: (inflatables: Fields[], extras: Fields[]) => Fields) => {
  const moved = later(ofLines(3), 3)
  return {
    [path]: { ...moved, ...arrange(moved['inflatables'] as Fields[], moved['extras'] as Fields[]) },
  }
}

export const movedLines: Group = {
  name: 'a move of several lines',
  about: ['areMoved', 'isMoved', 'isMove', 'bookings-test'],
  cases: [
    ...counts.map((count) =>
      standing(ofLines(count)).accepts(`moves ${count}`, { [path]: later(ofLines(count), 3) }),
    ),
    ...places.map((index) =>
      standing(ofLines(8)).refuses(`moves line ${index + 1} as far as the others`, {
        [path]: later(ofLines(8, { [index]: line(`i${index}`, [on(20), on(21)]) }), 3),
      }),
    ),
    standing(ofLines(9)).refuses('is refused with nine', { [path]: later(ofLines(9), 3) }),
    threeLines.refuses(
      'drops none',
      rearranged((_, extras) => ({ extras: extras.slice(0, 1) })),
    ),
    threeLines.refuses(
      'adds none',
      rearranged((_, extras) => ({ extras: [...extras, line('i8', [on(11), on(12)])] })),
    ),
    threeLines.refuses(
      'turns no inflatable into an extra',
      rearranged((inflatables, extras) => ({
        inflatables: [],
        extras: [...inflatables, ...extras],
      })),
    ),
    threeLines.refuses(
      'does not change their order',
      rearranged((_, extras) => ({ extras: extras.toReversed() })),
    ),
  ],
}

export const canceledLines: Group = {
  name: 'a cancellation of several lines',
  about: ['areAhead', 'isCancellation', 'bookings-test'],
  cases: [
    ...counts.map((count) =>
      standing(ofLines(count)).accepts(`cancels ${count}`, cancelWrites(ofLines(count))),
    ),
    ...places.map((index) => {
      const soon = ofLines(8, { [index]: line(`i${index}`, [dayAhead(1), dayAhead(2)]) })
      return standing(soon).refuses(
        `is refused when line ${index + 1} begins tomorrow`,
        cancelWrites(soon),
      )
    }),
    standing(ofLines(9)).refuses('is refused with nine', cancelWrites(ofLines(9))),
  ],
}

/** The castle on a day on which the moved booking has it no longer. */
const left: Unit = { kind: 'extras', id: 'tent', day: on(-3), unit: 0 }
const owned = (unit: Unit): Writes => ({ [allocationPath(unit)]: allocation(unit, ownerOf(mine)) })
const chairs = Array.from({ length: 9 }, (_, index) => line(`i${index}`, [on(index)]))
const withLines = (extras: unknown[], changes: Record<string, unknown> = { moves: 1 }) =>
  stored(saturdays({ inflatables: [], extras, ...changes }), [])

const probe = (unit: Unit) => allocationPath(unit).replace('allocations', 'orphans')

/** That a unit of the booking is free for anybody: to see, to delete and to take. */
const free = (name: string, before: Writes, unit = left): Case =>
  promise(name, async ({ admin, visitor }) => {
    await commit(admin, { ...before, ...owned(unit) })
    await read(visitor, probe(unit))
    await commit(visitor, { [allocationPath(unit)]: null })
  })
const kept = (name: string, before: Writes, unit = left): Case =>
  promise(name, async ({ admin, visitor }) => {
    await commit(admin, { ...before, ...owned(unit) })
    await refused(read(visitor, probe(unit)))
    await refused(commit(visitor, { [allocationPath(unit)]: null }))
  })
const part = (day: Unit['day']): Unit => ({ ...left, day, package: 'inflatables/party' })
const party = (moved: Record<string, unknown> = { moves: 1 }) =>
  stored(saturdays({ inflatables: [line('party', [on(1)])], extras: [], ...moved }), [])

export const leftUnits: Group = {
  name: 'a unit that a move left behind',
  about: ['isLeftBehind', 'isFree', 'isOnAnyLine', 'isOnLine', 'allocations', 'orphans'],
  cases: [
    ...[0, ...counts].map((count) =>
      free(`is free beside a booking of ${count} other lines`, withLines(chairs.slice(0, count))),
    ),
    ...places.map((index) =>
      kept(
        `is none while line ${index + 1} names its item and day`,
        withLines(chairs.slice(0, 8).with(index, line('tent', [left.day]))),
      ),
    ),
    kept(
      'is none while its item is named among the others',
      withLines([], { inflatables: [line('tent', [left.day])], moves: 1 }),
    ),
    ...[
      { bookingDates: [` ${toStoredDay(left.day)} `] },
      { bookingDates: ['06/12/2027', `${toStoredDay(left.day)} `] },
      { inflatableID: ' tent ', bookingDates: [toStoredDay(left.day)] },
    ].map((named) =>
      kept(
        `is none while a line names it with blanks: ${Object.keys(named).length === 1 ? named.bookingDates.length + ' days' : 'the id'}`,
        withLines([line('tent', [], named)]),
      ),
    ),
    kept('is none beyond the lines that the rules read', withLines(chairs)),
    free('is free on another day of the same item', withLines([line('tent', [on(1)])])),
    kept('is none of a booking that nobody moved', withLines(chairs.slice(0, 2), {})),
    free('is free after the move was taken back', withLines(chairs.slice(0, 2), { moves: 0 })),
    free('is free as a part of a package that left its day', party(), part(on(0))),
    kept('is none as a part of a package on its day', party(), part(on(1))),
    kept('is none as a part of a package that nobody moved', party({}), part(on(0))),
    free(
      'is free as a part of a package, though a line has that item',
      withLines([line('tent', [left.day])]),
      part(left.day),
    ),
    kept('is none as a part that is named in no known way', party(), {
      ...part(on(1)),
      package: 'party',
    }),
    given({ ...withLines(chairs.slice(0, 2)), ...owned(left) }).accepts(
      'may be taken by the next customer',
      stored(
        saturdays({
          inflatables: [],
          extras: [line('tent', [left.day])],
          balances: balancesOf(350),
        }),
        [left],
        randomId(),
      ),
    ),
  ],
}
