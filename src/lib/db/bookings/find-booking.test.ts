// Bookings in the forms that programs have stored over the years, read for their invoice.
import { describe, expect, test } from 'vitest'
import { storedBooking } from '#test/bookings'
import { eachAmount } from '~/lib/domain/amounts'
import { noTexts } from '~/lib/domain/booking-texts'
import { findBooking } from './find-booking'
import { bookingFrom } from './read-booking'

const [castle] = storedBooking.inflatables
const [chairs] = storedBooking.extras
/** With blanks, and numbers in place of texts. */
const stored = {
  ...storedBooking,
  name: ' Maria ',
  phone: 8155550177,
  inflatables: [{ ...castle, bookingDates: ['06/12/2027', ' 06/13/2027'] }],
  extras: [{ ...chairs, inflatableImage: '', quantity: 40 }],
  method: 'Credit Card',
  floorType: 'grass',
  approved: 'True',
}

const cents = {
  ...eachAmount(() => 0),
  rent: 382_50,
  damageWaiver: 34_43,
  timeWindow: 50_00,
  deliveryFee: 30_00,
  insurance: 45_00,
  tax: 33_47,
  deposit: 100_00,
}

const read = (some: object) => bookingFrom('b1', { ...stored, ...some })
const withBalances = (balances: unknown) => read({ balances })

test('a booking of this site comes out whole, in cents and calendar days', () => {
  expect(bookingFrom('b1', stored)).toEqual({
    id: 'b1',
    ...noTexts,
    hasPurchaseOrder: false,
    name: 'Maria',
    lastName: 'Jensen',
    phone: '8155550177',
    email: 'maria@example.com',
    address: '12 Oak St, Rockford, IL 61101',
    created: '06/08/2027 | 09:14',
    specificTime: '10:00',
    floorType: 'grass',
    method: 'Credit Card',
    paid: false,
    moves: 0,
    otherFormat: [],
    markedCanceled: false,
    approved: 'atOnce',
    invoiceId: '',
    inflatables: [
      {
        itemId: 'castle',
        name: 'Rockford Castle',
        image: '/castle.svg',
        days: ['2027-06-12', '2027-06-13'],
      },
    ],
    extras: [{ itemId: 'chairs', name: 'Folding Chairs × 40', image: '', days: ['2027-06-12'] }],
    asCart: [
      { itemId: 'castle', days: ['2027-06-12', '2027-06-13'], quantity: 1 },
      { itemId: 'chairs', days: ['2027-06-12'], quantity: 40 },
    ],
    amountsInCents: cents,
    timeWindow: 'twoHours',
    afterDepositCents: 475_40,
    balanceDueCents: 475_40,
    paidCents: 100_00,
  })
})

test('control characters become spaces, and one-line texts have no line breaks', () => {
  const forged = {
    name: 'Ann\u001b[2J\nLee',
    phone: '815\r\n\u0007555',
    organization: 'A\u009b\nB',
    crew: 'Gate\u001b\nShut',
  }
  const clean = {
    name: 'Ann [2J Lee',
    phone: '815 555',
    organization: 'A\nB',
    crew: 'Gate\nShut',
  }
  expect(read(forged)).toMatchObject(clean)
})

test('a canceled booking owes nothing: its days may belong to another customer by now', () => {
  expect(read({ status: 'Canceled' })).toMatchObject({
    markedCanceled: true,
    amountsInCents: null,
    balanceDueCents: 0,
  })
})

test.each([
  [2, 2],
  ['2', 0],
  [null, 0],
])('moves %j: %i count', (moves, count) => {
  expect(read({ moves })).toMatchObject({ moves: count })
})

test('a paid booking owes nothing; its total stays', () => {
  const settled = { paid: true, afterDepositCents: 475_40, balanceDueCents: 0, paidCents: 575_40 }
  expect(read({ paid: true })).toMatchObject(settled)
})

test('a picture whose URL would run as a program is dropped', () => {
  const line = { ...castle, inflatableImage: 'javascript:alert(1)' }
  const shown = { itemId: 'castle', name: 'Rockford Castle', image: '' }
  expect(read({ inflatables: [line] }).inflatables).toMatchObject([shown])
})

test.each([
  ['as this site stores it', 'Folding Chairs x 40', 40],
  ['in the name alone', 'Folding Chairs X 40', undefined],
  ['in its own field alone', 'Folding Chairs', 40],
])("a line's quantity is shown beside its name: stored %s", (_, inflatableName, quantity) => {
  const { extras } = read({ extras: [{ ...castle, inflatableName, quantity }] })
  expect(extras).toMatchObject([{ name: 'Folding Chairs × 40' }])
})

test.each([
  ['Waiting', 'waiting'],
  ['True', 'atOnce'],
  [true, 'later'],
  [undefined, 'atOnce'],
])('a request is one until the office approves it: %o', (approved, expected) => {
  expect(read({ approved }).approved).toBe(expected)
})

test.each([
  ['i1', 'i1'],
  [undefined, ''],
  [{}, ''],
])('the id of the invoice that paid it is read: %o', (invoiceID, invoiceId) => {
  expect(read({ invoiceID }).invoiceId).toBe(invoiceId)
})

describe('amounts', () => {
  test('may be text, with a dollar sign and thousands', () => {
    const texts = { rent: ' $1,382.50 ', tax: '33.47', insurance: '45', deposit: '' }
    const { amountsInCents } = withBalances({ ...stored.balances, ...texts })
    expect(amountsInCents).toEqual({ ...cents, rent: 1_382_50, deposit: 0 })
  })

  test('a deposit above the total asks for nothing more', () => {
    expect(withBalances({ rent: 80, deposit: 100 }).balanceDueCents).toBe(0)
  })

  test('that are missing are 0', () => {
    expect(withBalances({ rent: 185, tax: null })).toMatchObject({
      amountsInCents: { rent: 185_00, tax: 0, deposit: 0, deliveryFee: 0 },
      afterDepositCents: 185_00,
    })
    expect(withBalances(undefined)).toMatchObject({ afterDepositCents: 0, balanceDueCents: 0 })
  })

  test.each([['about 380'], [Number.NaN], [-5], [{}], [true], ['1e3']])(
    'that are no amounts (%o) make nothing payable',
    (rent) => {
      const nothing = { amountsInCents: null, balanceDueCents: 0, timeWindow: null }
      expect(withBalances({ ...stored.balances, rent })).toMatchObject(nothing)
    },
  )

  test('no cent is lost between dollars and cents', () => {
    const { afterDepositCents } = withBalances({ rent: 0.29, tax: 1.15, damageWaiver: 8.2 })
    expect(afterDepositCents).toBe(29 + 115 + 820)
  })
})

test.each([
  [0, 'none'],
  [125, 'exact'],
  [75, 'oneHour'],
  [50, 'twoHours'],
  [60, null],
])('a time window for %d dollars means the window %s', (deliveryAmount, window) => {
  expect(withBalances({ ...stored.balances, deliveryAmount }).timeWindow).toBe(window)
})

describe('a booking of the earlier single-item flow', () => {
  const { inflatables: _, extras: __, ...rest } = stored
  const single = {
    ...rest,
    inflatableID: 'castle',
    inflatableName: 'Rockford Castle',
    inflatableImage: '/castle.svg',
    bookingDates: ' 06/12/2027, 06/13/2027',
    // The earlier flow stored the time window's price as deliveryFee and the distance's as
    // deliveryAmount.
    balances: { ...stored.balances, deliveryFee: 125, deliveryAmount: 30 },
  }
  const line = {
    itemId: 'castle',
    name: 'Rockford Castle',
    image: '/castle.svg',
    days: ['2027-06-12', '2027-06-13'],
  }

  test('has its one line at top level', () => {
    const linesOf = (some: object) => bookingFrom('b1', { ...single, ...some }).inflatables
    expect(bookingFrom('b1', single)).toMatchObject({ inflatables: [line], extras: [] })
    expect(linesOf({ inflatables: stored.inflatables })).toHaveLength(1)
    expect(linesOf({ bookingDates: ['06/12/2027', '06/13/2027'] })).toEqual([line])
  })

  test('has its two delivery amounts the other way round', () => {
    expect(bookingFrom('b1', single)).toMatchObject({
      amountsInCents: { deliveryFee: 30_00, timeWindow: 125_00 },
      timeWindow: 'exact',
    })
  })
})

test('the readable parts of a malformed booking are read', () => {
  expect(
    bookingFrom('b1', {
      name: null,
      inflatables: 'castle',
      extras: [null, 7, { bookingDates: [null, 'someday', '02/30/2027'] }],
      balances: 'none',
      paid: 'yes',
    }),
  ).toMatchObject({ name: '', inflatables: [], extras: [{ name: '', days: [] }], paid: false })
})

test.each(['', 'b1/x/y'])('an id that no booking can have finds none: "%s"', async (id) => {
  expect(await findBooking(id)).toBeNull()
})
