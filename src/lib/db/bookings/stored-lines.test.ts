import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStoredBooking } from './stored-lines'

const line = (inflatableID: unknown, bookingDates: unknown, quantity?: unknown) => ({
  inflatableID,
  inflatableName: 'Castle',
  inflatableImage: '',
  bookingDates,
  ...(quantity === undefined ? {} : { quantity }),
})

/** `item kind day quantity`, readable in a table. */
const taken = (data: unknown) =>
  readStoredBooking(data).units.map(({ itemId, kind, day, quantity }) =>
    [itemId, kind, day, quantity].join(' '),
  )

describe('the forms that bookings have been written in', () => {
  test.each<[string, unknown, string[]]>([
    [
      'lines of both kinds',
      {
        inflatables: [line('castle', ['06/12/2027', '06/13/2027'])],
        extras: [line('tent', ['06/12/2027'])],
      },
      [
        'castle inflatables 2027-06-12 1',
        'castle inflatables 2027-06-13 1',
        'tent extras 2027-06-12 1',
      ],
    ],
    [
      'a line with a quantity',
      { inflatables: [], extras: [line('chair', ['06/12/2027'], 40)] },
      ['chair extras 2027-06-12 40'],
    ],
    [
      'a quantity that only the name says',
      { extras: [{ ...line('chair', ['06/12/2027']), inflatableName: 'Folding Chairs x 40' }] },
      ['chair extras 2027-06-12 40'],
    ],
    [
      'a size in the name',
      { extras: [{ ...line('tent', ['06/12/2027']), inflatableName: 'Tent 20 x 40' }] },
      ['tent extras 2027-06-12 1'],
    ],
    [
      'only the days listed, not those between them',
      { inflatables: [line('castle', ['06/12/2027', '06/15/2027'])] },
      ['castle inflatables 2027-06-12 1', 'castle inflatables 2027-06-15 1'],
    ],
    [
      'the same item on two lines adds up',
      { extras: [line('chair', ['06/12/2027'], 2), line('chair', ['06/12/2027'], 3)] },
      ['chair extras 2027-06-12 5'],
    ],
    [
      'a day twice on one line counts once',
      { extras: [line('chair', ['06/12/2027', ' 06/12/2027'])] },
      ['chair extras 2027-06-12 1'],
    ],
    [
      'the earlier top-level form with a list of dates',
      { inflatableID: 'castle', bookingDates: ['06/12/2027'] },
      ['castle inflatables 2027-06-12 1'],
    ],
    [
      'the earlier top-level form with joined dates',
      { inflatableID: 'castle', bookingDates: '06/12/2027, 06/13/2027' },
      ['castle inflatables 2027-06-12 1', 'castle inflatables 2027-06-13 1'],
    ],
    [
      'a line both at top level and in a list counts once, with the kind of the list',
      {
        inflatableID: 'tent',
        bookingDates: ' 06/12/2027',
        extras: [line('tent', ['06/12/2027'], 3)],
      },
      ['tent extras 2027-06-12 3'],
    ],
    [
      'a top-level day that the list lacks is taken too',
      {
        inflatableID: 'castle',
        bookingDates: '06/12/2027, 06/13/2027',
        inflatables: [line('castle', ['06/12/2027'])],
      },
      ['castle inflatables 2027-06-12 1', 'castle inflatables 2027-06-13 1'],
    ],
    [
      'blank top-level fields beside a list',
      { inflatableID: '', bookingDates: '', inflatables: [line('castle', ['06/12/2027'])] },
      ['castle inflatables 2027-06-12 1'],
    ],
  ])('%s', (_, data, expected) => {
    expect(taken(data)).toEqual(expected)
    expect(readStoredBooking(data).unread).toEqual([])
  })
})

test('a number that ends the name in the catalog is no quantity', () => {
  const data = { extras: [{ ...line('set', ['06/12/2027']), inflatableName: 'Chairs x 40' }] }
  const { units } = readStoredBooking(data, (id) => (id === 'set' ? 'Chairs x 40' : null))
  expect(units.map(({ quantity }) => quantity)).toEqual([1])
})

test.each([
  { canceled: true },
  { cancelled: 'Yes' },
  { status: 'cancelled' },
  { state: ' Canceled ' },
  { approved: 'Cancelled' },
])('a booking that says %j takes no day', (fields) => {
  const data = { inflatables: [line('castle', ['06/12/2027']), null], ...fields }
  expect(readStoredBooking(data)).toEqual({ units: [], unread: [] })
})

test.each([{ canceled: false }, { status: 'not cancelled' }, { notes: 'cancelled' }])(
  'a booking that says %j takes its days',
  (fields) => {
    expect(taken({ inflatables: [line('castle', ['06/12/2027'])], ...fields })).toHaveLength(1)
  },
)

test('M10a: a stored date is read as that local day, with or without a leading blank', () => {
  const days = (date: string) =>
    readStoredBooking({ inflatables: [line('castle', [date])] }).units.map(({ day }) => day)
  expect(days('01/01/2028')).toEqual(['2028-01-01'])
  expect(days(' 03/14/2027')).toEqual(['2027-03-14'])
  expect(days('11/07/2027')).toEqual(['2027-11-07'])
})

describe('M4a: a malformed part is skipped and named, and hides nothing else', () => {
  const good = line('castle', ['06/12/2027'])
  test.each<[string, unknown, string[]]>([
    [
      'a line that is null',
      { inflatables: [null, good] },
      ['inflatables[0].inflatableID', 'inflatables[0].bookingDates'],
    ],
    [
      'a line without an item',
      { inflatables: [line(undefined, ['06/12/2027']), good] },
      ['inflatables[0].inflatableID'],
    ],
    [
      'an item id that is a path',
      { inflatables: [line('a/b', ['06/12/2027']), good] },
      ['inflatables[0].inflatableID'],
    ],
    [
      'a line without dates',
      { inflatables: [line('slide', null), good] },
      ['inflatables[0].bookingDates'],
    ],
    [
      'a line with no dates left',
      { inflatables: [line('slide', []), good] },
      ['inflatables[0].bookingDates'],
    ],
    [
      'a date that is none',
      { inflatables: [line('castle', ['02/30/2027', '06/12/2027'])] },
      ['inflatables[0].bookingDates[0]'],
    ],
    [
      'dates that are no text',
      { inflatables: [line('castle', [7, null, '06/12/2027', {}])] },
      [
        'inflatables[0].bookingDates[0]',
        'inflatables[0].bookingDates[1]',
        'inflatables[0].bookingDates[3]',
      ],
    ],
    [
      'a quantity that is none',
      { inflatables: [line('castle', ['06/12/2027'], 'two')] },
      ['inflatables[0].quantity'],
    ],
    [
      'a quantity out of reach',
      { inflatables: [line('castle', ['06/12/2027'], 1e9)] },
      ['inflatables[0].quantity'],
    ],
    [
      'a quantity below one',
      { inflatables: [line('castle', ['06/12/2027'], 0)] },
      ['inflatables[0].quantity'],
    ],
    ['extras that are no list', { inflatables: [good], extras: 'none' }, ['extras']],
    [
      'a top-level date that is none',
      {
        inflatables: [good],
        inflatableID: 'castle',
        bookingDates: 'tomorrow',
      },
      ['bookingDates[0]'],
    ],
  ])('%s', (_, data, unread) => {
    expect(taken(data)).toEqual(['castle inflatables 2027-06-12 1'])
    expect(readStoredBooking(data).unread.map(({ place }) => place)).toEqual(unread)
  })

  test.each([
    [undefined],
    [null],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ inflatables: [] }],
    [{ inflatables: null }],
  ])('a document without any line (%j) takes nothing and says so', (data) => {
    expect(readStoredBooking(data)).toMatchObject({
      units: [],
      unread: [{ place: 'no item with a date' }],
    })
  })

  test('never throws, and a sound line is read beside any damaged one', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), fc.anything(), (a, lines, b) => {
        readStoredBooking(a)
        const { units } = readStoredBooking({
          inflatables: [...lines, good],
          extras: a,
          inflatableID: b,
          bookingDates: a,
        })
        expect(units.some(({ itemId, day }) => itemId === 'castle' && day === '2027-06-12')).toBe(
          true,
        )
      }),
    )
  })
})
