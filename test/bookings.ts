// Complete bookings for tests; a test changes the fields that it is about.
import type { InvoiceEntry, OrderEntry } from '~/lib/booking/commit/journal-entry'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import type { BookingLine, NewBooking } from '~/lib/domain/booking'
import { noTexts } from '~/lib/domain/booking-texts'
import type { Day } from '~/lib/domain/day'
import { groundTypes } from '~/lib/domain/item'
import type { OrderForm } from '~/lib/domain/order-form'
import { emptyOrderForm } from '~/lib/order-form/form'
import { calculateAmounts } from '~/lib/pricing/order-amounts'
import { addDays } from '~/lib/time/dates'
import { day } from './days'

/** As many consecutive days as `count`. */
export function daysFrom(first: string, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(day(first), index))
}

export function bookingLine(some: Partial<BookingLine> = {}): BookingLine {
  return {
    itemId: 'castle',
    kind: 'inflatables',
    name: 'Sunny Castle',
    image: '/castle.svg',
    days: [day('2027-06-12')],
    quantity: 1,
    priceCents: 185_00,
    capacity: 3,
    parts: [],
    hasOwnUnits: true,
    surfaces: groundTypes,
    spaces: [],
    ...some,
  }
}

/** A filled form: Rockford, accepted rules, everything else as it starts. */
export function checkoutForm(some: Partial<OrderForm> = {}): OrderForm {
  return {
    ...emptyOrderForm,
    name: 'Maria',
    lastName: 'Jensen',
    email: 'maria@example.com',
    phone: '(815) 555-0100',
    address: '12 Oak St, Rockford, IL 61101',
    terms: true,
    ...some,
  }
}

/** $292.84: the castle on June 12, delivered in Rockford with both protections. */
export function booking(some: Partial<NewBooking> = {}): NewBooking {
  const lines = some.lines ?? [bookingLine()]
  return {
    customer: {
      name: 'Maria',
      lastName: 'Jensen',
      phone: '(815) 555-0100',
      email: 'maria@example.com',
      address: '12 Oak St, Rockford, IL 61101',
      coordinates: '42.27,-89.09',
    },
    lines,
    amounts: calculateAmounts({
      lines,
      promoPercent: 0,
      state: 'IL',
      deliveryFeeCents: 30_00,
      ...emptyOrderForm,
    }),
    method: 'Cash In Office',
    timeWindow: 'none',
    specificTime: '12:00',
    floorType: 'concrete',
    ...noTexts,
    requestMode: false,
    // 23:30 on June 1 in Chicago.
    created: new Date('2027-06-02T04:30:00Z'),
    ...some,
  }
}

/** An order for the office as the journal holds it, on its way. */
export function orderEntry(some: Partial<OrderEntry> = {}): OrderEntry {
  return {
    kind: 'booking',
    step: 'sending',
    reference: 'abcdefghij0123456789',
    key: 'abcdefghij0123456789',
    document: toBookingDocument(booking()),
    cart: [{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }],
    lines: [bookingLine()],
    numbers: '0'.repeat(64),
    units: [],
    holdEnds: 0,
    charge: null,
    invoiceId: null,
    mailed: false,
    invoiceMailed: false,
    stuck: false,
    at: Date.now(),
    ...some,
  }
}

/** A charge of $292.84, as the journal holds it. */
export const charge = {
  paymentMethodId: 'pm_1',
  description: 'INFLATABLE BOOKING',
  amountCents: 292_84,
  idempotencyKey: 'abcdefghij0123456789',
}

/** The payment of an invoice as the journal holds it, without an answer. */
export function invoiceEntry(some: Partial<InvoiceEntry> = {}): InvoiceEntry {
  const ids = { reference: 'i1', bookingId: 'b1' }
  return { kind: 'invoice', step: 'unknown', ...ids, charge, at: Date.now(), ...some }
}

/** A booking as the database holds it, with a deposit: $575.40, of which $100 is paid. */
export const storedBooking = {
  name: 'Maria',
  lastName: 'Jensen',
  phone: '(815) 555-0177',
  email: 'maria@example.com',
  address: '12 Oak St, Rockford, IL 61101',
  inflatables: [
    {
      inflatableID: 'castle',
      inflatableName: 'Rockford Castle',
      inflatableImage: '/castle.svg',
      bookingDates: ['06/12/2027', '06/13/2027'],
    },
  ],
  extras: [
    {
      inflatableID: 'chairs',
      inflatableName: 'Folding Chairs x 40',
      inflatableImage: '/chairs.svg',
      bookingDates: ['06/12/2027'],
    },
  ],
  balances: {
    rent: 382.5,
    damageWaiver: 34.43,
    deliveryAmount: 50,
    deliveryFee: 30,
    insurance: 45,
    tax: 33.47,
    deposit: 100,
  },
  paid: false,
  approved: 'True',
  created: '06/08/2027 | 09:14',
  specificTime: '10:00',
  floorType: 'concrete',
}
