// A Saturday of 300 bookings, and the rows that its list should have: counted, worded and sorted
// here without the desk's code.
import type { Stored } from '~/lib/db/fields'
import { day } from '../days'
import { forms } from './forms'
import { olderForms } from './older-forms'
import {
  line,
  saturday as storedSaturday,
  usual,
  usualFields,
  type Form,
  type Listed,
} from './parts'

export const saturday = day('2027-06-12')

/** Noon of Friday in Chicago. */
export const friday = new Date('2027-06-11T17:00:00Z')

const hour = 3_600_000
const count = 300

export type Booked = {
  id: string
  form: Form
  listed: Listed
  made: Date
  test: Stored | null
  earlier: Stored | null
  invoice: Stored | null
  customer: { name: string; phone: string; address: string; town: string }
}

/** One row of the list, as a spreadsheet has it. */
export type ListedRow = Readonly<Record<(typeof columns)[number], string>>

export const columns = [
  'Day',
  'What',
  'Time',
  'Customer',
  'Phone',
  'Address',
  'Units',
  'Ground',
  'Due',
  'Paid',
  'Booking',
  'Notes',
  'Town',
  'Payment',
  'Attention',
  'Map',
] as const

/** One slide for two bookings, and one tent for two of the older program, which have no owners. */
const tooMany: readonly Form[] = [
  {
    title: 'the slide for the first of two',
    test: { inflatables: [line('slide', [storedSaturday])] },
    listed: of('Tall Slide'),
  },
  {
    title: 'the slide for the second',
    test: { inflatables: [line('slide', [storedSaturday])] },
    listed: { ...of('Tall Slide'), attention: 'no unit: Tall Slide: 1 of 1 missing' },
  },
  ...[1, 2].map((each) => ({
    title: `the tent for ${each} of two`,
    earlier: { inflatables: [], extras: [line('tent', [storedSaturday])] },
    listed: {
      ...of('White Tent'),
      attention: 'no unit: White Tent: 1 of 2 missing, for 2 orders together',
    },
  })),
]

function of(item: string) {
  return { delivered: `1 x ${item}`, pickedUp: `1 x ${item}`, load: { [item]: 1 } }
}

const towns = [
  'Beloit, WI 53511',
  'Cherry Valley, IL 61016',
  'Janesville, WI 53545',
  'Loves Park, IL 61111',
  'Machesney Park, IL 61115',
  'Rockford, IL 61101',
  '',
]

const firstNames = ['Ann', '=Bob', 'Zoë "Z"', 'José, Jr.']

export const allForms: readonly Form[] = [...forms, ...olderForms]

export const booked: readonly Booked[] = Array.from({ length: count }, (_, index) => {
  const form = tooMany[index - (count - tooMany.length)] ?? allForms[index % allForms.length]
  if (!form) throw new Error('no form')
  return bookingOf(form, index, new Date(friday.getTime() - (form.hours ?? 2) * hour))
})

/** A booking of a form, with a customer of its own for each index. */
export function bookingOf(form: Form, index: number, made: Date): Booked {
  const round = Math.floor(index / allForms.length)
  const place = towns[(index + round) % towns.length] ?? ''
  const firstName = firstNames[index % firstNames.length]
  const phone = index % 2 === 0 ? `(815) 555-${1000 + index}` : `${8_155_551_000 + index}`
  const customer = {
    name: `${firstName} Lee${index}`,
    phone,
    address: place && `${100 + index} Oak St, ${place}`,
    town: place.split(',')[0] ?? '',
  }
  const fields = {
    ...usualFields,
    name: firstName,
    lastName: ` Lee${index} `,
    phone: index % 2 === 0 ? phone : Number(phone),
    email: `lee${index}@example.com`,
    address: customer.address,
  }
  const { test, earlier, invoice } = form
  const id = `booking${String(index).padStart(13, '0')}`
  return {
    id,
    form,
    listed: { ...usual, ...form.listed },
    made,
    test: test ? stored({ ...fields, ...test }) : null,
    earlier: earlier ? stored({ ...fields, ...earlier }) : null,
    invoice: invoice ? { ...invoice, bookingId: id } : null,
    customer,
  }
}

/** Without the fields that a form leaves out. */
function stored(fields: Stored): Stored {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** In the order of the towns above, which is the alphabet's; those without one come last. */
const rank = ({ customer }: Booked) =>
  towns.findIndex((town) => town.split(',')[0] === customer.town)
const byHouse = (a: Booked, b: Booked) =>
  a.customer.address.localeCompare(b.customer.address) || a.id.localeCompare(b.id)

const deliveries = booked
  .filter(({ listed }) => listed.delivered !== '')
  .toSorted((a, b) => rank(a) - rank(b) || a.listed.from - b.listed.from || byHouse(a, b))
const pickups = booked
  .filter(({ listed }) => listed.pickedUp !== '')
  .toSorted((a, b) => rank(a) - rank(b) || byHouse(a, b))
/** Not delivered or picked up, but to be looked at. */
const others = booked.filter(
  ({ listed }) => listed.delivered + listed.pickedUp === '' && listed.attention !== '',
)

/** Every row of the day on paper, in order. */
export const rows: readonly ListedRow[] = [
  ...others.map((each) => rowOf(each, 'look up')),
  ...deliveries.map((each) => rowOf(each, 'delivery')),
  ...pickups.map((each) => rowOf(each, 'pickup')),
]

/** The same rows in a spreadsheet, which would calculate a cell that begins like a formula. */
export const csvRows: readonly ListedRow[] = rows.map((row) => ({
  ...row,
  Customer: row.Customer.replace(/^=/, "'="),
  Notes: row.Notes.replaceAll('\n', '; '),
}))

function rowOf(each: Booked, what: string): ListedRow {
  const { id, form, listed, customer } = each
  const isEarlier = form.test === undefined || form.test['canceled'] === true
  const place = customer.address.replaceAll(' ', '+').replaceAll(',', '%2C')
  return {
    Day: saturday,
    What: what,
    Time: { delivery: listed.time, pickup: listed.pickUp }[what] ?? '',
    Customer: customer.name,
    Phone: customer.phone,
    Address: customer.address,
    Units: { delivery: listed.delivered, pickup: listed.pickedUp }[what] ?? '',
    Ground: listed.ground,
    Due: listed.due,
    Paid: listed.paid,
    Booking: isEarlier ? `bookings/${id}` : id,
    Notes: [listed.notes, 'Release: not signed'].filter(Boolean).join('\n'),
    Town: customer.town,
    Payment: listed.payment,
    Attention: listed.attention,
    Map: place && `https://www.google.com/maps/search/?api=1&query=${place}`,
  }
}

/** Units to load by item, and for whom. */
export const loads: Readonly<Record<string, { units: number; customers: string[] }>> = (() => {
  const all: Record<string, { units: number; customers: string[] }> = {}
  for (const { listed, customer } of deliveries)
    for (const [item, units] of Object.entries(listed.load)) {
      const [name = '', inPackage = ''] = item.split(/(?= \(Party\))/)
      const there = (all[name] ??= { units: 0, customers: [] })
      there.units += units
      there.customers.push(`${customer.name} ${units}${inPackage}`)
    }
  return all
})()
