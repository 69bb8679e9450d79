import { describe, expect, test } from 'vitest'
import { fc } from '#test/property'
import { needsInBooking } from './booked-lines'

const saturday = '06/12/2027'
const sunday = '06/13/2027'
const line = (inflatableID: unknown, bookingDates: unknown, some: object = {}) => {
  const named = { inflatableID, inflatableName: 'Castle', inflatableImage: '' }
  return { ...named, bookingDates, ...some }
}
const castle = line('castle', [saturday])
const castles = (...dates: string[]) => ({ inflatables: [line('castle', dates)] })
/** Of the earlier form, at the top level. */
const atTop = (bookingDates: unknown) => ({ inflatableID: 'castle', bookingDates })
const chairs = (quantity: number) => line('chair', [saturday], { quantity })
const named = (id: string, inflatableName: string) => line(id, [saturday], { inflatableName })

/** `item kind day quantity`, readable in a table. */
const taken = (data: unknown) =>
  needsInBooking(data).needs.map(({ itemId, kind, day, quantity }) =>
    [itemId, kind, day, quantity].join(' '),
  )

const onSaturday = 'castle inflatables 2027-06-12 1'
const onSunday = 'castle inflatables 2027-06-13 1'
const ofChairs = (quantity: number) => [`chair extras 2027-06-12 ${quantity}`]

describe('the forms that bookings have been written in', () => {
  test.each<[string, unknown, string[]]>([
    [
      'lines of both kinds',
      { ...castles(saturday, sunday), extras: [line('tent', [saturday])] },
      [onSaturday, onSunday, 'tent extras 2027-06-12 1'],
    ],
    ['a line with a quantity', { inflatables: [], extras: [chairs(40)] }, ofChairs(40)],
    [
      'a quantity that only the name says',
      { extras: [named('chair', 'Chairs x 40')] },
      ofChairs(40),
    ],
    [
      'a size in the name',
      { extras: [named('tent', 'Tent 20 x 40')] },
      ['tent extras 2027-06-12 1'],
    ],
    [
      'only the days listed, not those between them',
      castles(saturday, '06/15/2027'),
      [onSaturday, 'castle inflatables 2027-06-15 1'],
    ],
    ['the same item on two lines adds up', { extras: [chairs(2), chairs(3)] }, ofChairs(5)],
    ['a day twice on one line counts once', castles(saturday, ` ${saturday}`), [onSaturday]],
    ['the earlier top-level form with a list of dates', atTop([saturday]), [onSaturday]],
    [
      'the earlier top-level form with joined dates',
      atTop(`${saturday}, ${sunday}`),
      [onSaturday, onSunday],
    ],
    [
      'a line both at top level and in a list counts once, with the kind of the list',
      { inflatableID: 'chair', bookingDates: ` ${saturday}`, extras: [chairs(3)] },
      ofChairs(3),
    ],
    [
      'a top-level day that the list lacks is taken too',
      { ...atTop(`${saturday}, ${sunday}`), inflatables: [castle] },
      [onSaturday, onSunday],
    ],
    [
      'blank top-level fields beside a list',
      { inflatableID: '', bookingDates: '', inflatables: [castle] },
      [onSaturday],
    ],
  ])('%s', (_, data, expected) => {
    expect(taken(data)).toEqual(expected)
    expect(needsInBooking(data).unread).toEqual([])
  })
})

test('a number that ends the name in the catalog is no quantity', () => {
  const data = { extras: [named('set', 'Chairs x 40')] }
  const { needs } = needsInBooking(data, (id) => (id === 'set' ? 'Chairs x 40' : null))
  expect(needs.map(({ quantity }) => quantity)).toEqual([1])
})

test.each([
  { canceled: true },
  { cancelled: 'Yes' },
  { status: 'cancelled' },
  { state: ' Canceled ' },
  { approved: 'Cancelled' },
])('a booking that says %j takes no day', (fields) => {
  const data = { inflatables: [castle, null], ...fields }
  expect(needsInBooking(data)).toEqual({ needs: [], unread: [] })
})

test.each([{ canceled: false }, { status: 'not cancelled' }, { notes: 'cancelled' }])(
  'a booking that says %j takes its days',
  (fields) => {
    expect(taken({ inflatables: [castle], ...fields })).toHaveLength(1)
  },
)

test('a stored date is read as that local day, with or without a leading blank', () => {
  const days = (date: string) =>
    needsInBooking({ inflatables: [line('castle', [date])] }).needs.map(({ day }) => day)
  expect(days('01/01/2028')).toEqual(['2028-01-01'])
  expect(days(' 03/14/2027')).toEqual(['2027-03-14'])
  expect(days('11/07/2027')).toEqual(['2027-11-07'])
})

describe('a malformed part is skipped and named, and hides nothing else', () => {
  test.each<[string, readonly unknown[], string[]]>([
    ['a line that is null', [null, castle], ['[0].inflatableID', '[0].bookingDates']],
    ['a line without an item', [line(undefined, [saturday]), castle], ['[0].inflatableID']],
    ['an item id that is a path', [line('a/b', [saturday]), castle], ['[0].inflatableID']],
    ['a line without dates', [line('slide', null), castle], ['[0].bookingDates']],
    ['a line with no dates left', [line('slide', []), castle], ['[0].bookingDates']],
    ['a date that is none', [line('castle', ['02/30/2027', saturday])], ['[0].bookingDates[0]']],
    [
      'dates that are no text',
      [line('castle', [7, null, saturday, {}])],
      ['[0].bookingDates[0]', '[0].bookingDates[1]', '[0].bookingDates[3]'],
    ],
    ...['two', 1e9, 0].map((quantity): [string, unknown[], string[]] => [
      `the quantity ${quantity}`,
      [line('castle', [saturday], { quantity })],
      ['[0].quantity'],
    ]),
  ])('%s', (_, inflatables, unread) => {
    expect(taken({ inflatables })).toEqual([onSaturday])
    const fields = needsInBooking({ inflatables }).unread.map(({ field }) => field)
    expect(fields).toEqual(unread.map((field) => `inflatables${field}`))
  })

  test.each([
    ['extras that are no list', { extras: 'none' }, 'extras'],
    ['a top-level date that is none', atTop('tomorrow'), 'bookingDates[0]'],
  ])('%s', (_, fields, field) => {
    const data = { inflatables: [castle], ...fields }
    expect(taken(data)).toEqual([onSaturday])
    expect(needsInBooking(data).unread).toMatchObject([{ field }])
  })

  const empty = [undefined, null, 'text', 7, [], {}, { inflatables: [] }, { inflatables: null }]
  test.each(empty.map((data) => [data]))(
    'a document without any line (%j) takes nothing and says so',
    (data) => {
      expect(needsInBooking(data)).toMatchObject({
        needs: [],
        unread: [{ field: 'no item with a date' }],
      })
    },
  )

  test('never throws, and a sound line is read beside any damaged one', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), fc.anything(), (a, lines, b) => {
        needsInBooking(a)
        const atTop = { inflatableID: b, bookingDates: a }
        const data = { inflatables: [...lines, castle], extras: a, ...atTop }
        const days = needsInBooking(data).needs.map(({ itemId, day }) => `${itemId} ${day}`)
        expect(days).toContain('castle 2027-06-12')
      }),
    )
  })
})
