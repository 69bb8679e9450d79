import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import {
  allocation,
  allocationPath,
  booking,
  castleTomorrow,
  dayAhead,
  line,
  minutesFromNow,
  nameOf,
  randomId,
  ownerOf,
  type Unit,
} from '../builders'
import { accepts, given, refuses, type Case, type Group } from '../case'
import { bookingWrites, commit, holdWrites, refused, type Writes } from '../commits'

const key = randomId()
const owner = ownerOf(key)
const slide = (unit: number): Unit => ({ kind: 'inflatables', id: 'slide', day: dayAhead(1), unit })
const chair = (unit: number): Unit => ({ kind: 'extras', id: 'chair', day: dayAhead(1), unit })
const on = (day: string): Unit => ({ ...castleTomorrow, day: day as Day })

/** A hold of a unit, ten minutes long unless changed. */
function hold(unit: Unit, changes: Record<string, unknown> = {}): Writes {
  return {
    [allocationPath(unit)]: allocation(unit, owner, { expires: minutesFromNow(10), ...changes }),
  }
}

const counted = (count: unknown) => ({ 'inflatables/slide': { price: 1, count } })
/** Its second unit, and then that many at the price of the castle. */
const givenHeldSlide = (count: number) =>
  given({
    ...holdWrites(key, [slide(1)]),
    'inflatables/slide': { name: nameOf('slide'), price: 200, count },
  })
const bookHeldSlide = bookingWrites({
  key,
  document: booking({ inflatables: [line('slide', [dayAhead(1)])] }),
  units: [slide(1)],
})
const nextYear = Number(dayAhead(0).slice(0, 4)) + 1
const twoYears = dayAhead(0)
  .replace(/^\d+/, String(nextYear + 1))
  .replace('02-29', '02-28')

/** An invalid count. */
export const unreadableCounts: unknown[] = [
  null,
  '+3',
  '3.0',
  '',
  ' 3',
  '1,200',
  '12345',
  1.5,
  true,
]

export const allocations: Group = {
  name: 'an allocation',
  about: [
    'mayTake',
    'isHold',
    'isShortHold',
    'isBookedNow',
    'isUnit',
    'isBookableDay',
    'isDay',
    'allocations',
  ],
  cases: [
    accepts('may be held for ten minutes', hold(castleTomorrow)),
    accepts('may be held today', hold(on(dayAhead(0)))),
    accepts('may be held two years ahead', hold(on(twoYears))),
    accepts('may be the last unit of a count in text', hold(chair(59))),
    accepts('may be the last unit of a count in numbers', hold(slide(1))),
    accepts('may be held for fourteen minutes', holdWrites(randomId(), [castleTomorrow], 14)),
    refuses('is refused with a field too many', hold(castleTomorrow, { name: 'Ada' })),
    refuses("is refused under another unit's id", {
      [allocationPath(slide(1))]: hold(slide(0))[allocationPath(slide(0))] ?? null,
    }),
    given({ 'other/safe': { count: 1 } }).refuses(
      'is refused of a document that is no item',
      hold({ ...castleTomorrow, id: 'safe' }, { kind: 'other' }),
    ),
    refuses('is refused of an unknown item', hold({ ...castleTomorrow, id: 'nothing' })),
    refuses('is refused past the count', hold(slide(2))),
    refuses('is refused past a count in text', hold(chair(60))),
    refuses('is refused below zero', hold(slide(-1))),
    refuses('is refused for half a unit', hold(slide(0.5))),
    ...unreadableCounts.map((count) =>
      given(counted(count)).refuses(
        `is refused while the count is ${JSON.stringify(count)}`,
        hold(slide(1)),
      ),
    ),
    givenHeldSlide(2).accepts('may be booked after its hold', bookHeldSlide),
    givenHeldSlide(1).refuses(
      'is refused as booked when the count has fallen since its hold',
      bookHeldSlide,
    ),
    refuses('is refused for yesterday', hold(on(dayAhead(-1)))),
    refuses('is refused more than two years ahead', hold(on(addDays(twoYears as Day, 2)))),
    refuses('is refused on a day that no calendar has', hold(on(`${nextYear}-02-30`))),
    refuses('is refused on a day not written as YYYY-MM-DD', hold(on(`${dayAhead(5)}-`))),
    refuses('is refused for an owner that is no hash', hold(castleTomorrow, { owner: 'Ada' })),
    refuses(
      'is refused for more than fifteen minutes',
      holdWrites(randomId(), [castleTomorrow], 16),
    ),
    refuses(
      'is refused when its hold is over already',
      holdWrites(randomId(), [castleTomorrow], -1),
    ),
    refuses(
      'is refused as booked on a day not written as YYYY-MM-DD',
      bookingWrites({ units: [on(`${dayAhead(1)}-`)] }),
    ),
    refuses('is refused as booked without a claim', hold(castleTomorrow, { expires: null })),
    refuses('is refused until some text', hold(castleTomorrow, { expires: 'tomorrow' })),
  ],
}

/** A hold of the castle, seen at that moment. */
function atTime(name: string, moment: string, day: string, passes: boolean): Case {
  const now = new Date(moment)
  return {
    name,
    now,
    run: ({ visitor }) => {
      const holding = commit(visitor, hold(on(day), { expires: minutesFromNow(10, now) }))
      return passes ? holding : refused(holding)
    },
  }
}

export const clock: Group = {
  name: "Chicago's day",
  about: ['chicago', 'isBookableDay'],
  cases: [
    atTime('lasts until midnight in winter', '2027-02-11T05:59:00Z', '2027-02-10', true),
    atTime('is over at midnight in winter', '2027-02-11T06:01:00Z', '2027-02-10', false),
    atTime('lasts until midnight in summer', '2027-07-11T04:59:00Z', '2027-07-10', true),
    atTime('is over at midnight in summer', '2027-07-11T05:01:00Z', '2027-07-10', false),
    atTime('lasts until midnight in late autumn', '2027-12-11T05:59:00Z', '2027-12-10', true),
    // Clocks change on March 14 and November 7, 2027.
    atTime('is in winter time the night before', '2027-03-14T05:59:00Z', '2027-03-13', true),
    atTime('is in summer time the night after', '2027-03-15T05:01:00Z', '2027-03-14', false),
    atTime('is in summer time the night before', '2027-11-07T05:01:00Z', '2027-11-06', false),
    atTime('is in winter time the night after', '2027-11-08T05:59:00Z', '2027-11-07', true),
    atTime('ends two years ahead', `${dayAhead(0)}T18:00:00Z`, twoYears, true),
  ],
}
