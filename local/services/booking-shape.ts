// A booking as the mailer receives it: the stored document of the booking, field by field.
import { readStoredDay } from '~/lib/time/dates'
import { fields, is, listOf, oneOf, text, type Check } from '../check'

export type Booking = {
  name: string
  lastName: string
  phone: string
  email: string
  address: string
  inflatables: Line[]
  extras: Line[]
  balances: Balances
  method: string
  paid: boolean
  created: string
  specificTime: string
  floorType: string
  approved: string
}

type Line = { inflatableName: string; bookingDates: string[]; quantity?: number }

/** Dollars. */
export type Balances = Record<(typeof balanceNames)[number], number>

const balanceNames = [
  'rent',
  'deliveryFee',
  'deliveryAmount',
  'deposit',
  'insurance',
  'tax',
  'damageWaiver',
] as const

const dollars = is(
  'an amount in dollars, in whole cents',
  (value) =>
    typeof value === 'number' &&
    value >= 0 &&
    Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
)

const ascending = is('dates in ascending order, each once', (value) => {
  const dates = value as string[]
  const sortable = dates.map((date) => date.slice(6) + date.slice(0, 5))
  return sortable.every((date, index) => index === 0 || date > (sortable[index - 1] ?? ''))
})

const storedDay = is(
  'a date MM/DD/YYYY',
  (value) => /^\S+$/.test(String(value)) && readStoredDay(value) !== null,
)

const bookingDates: Check = (value, path) => {
  const problems = listOf(storedDay, 1)(value, path)
  return problems.length > 0 ? problems : ascending(value, path)
}

const lineFields = fields(
  {
    inflatableID: text(),
    inflatableName: text(),
    inflatableImage: is('a text', (value) => typeof value === 'string'),
    bookingDates,
  },
  {
    quantity: is('a whole number from 1', (value) => Number.isInteger(value) && Number(value) >= 1),
  },
)

/** Programs that don't know the quantity read it in the name. */
const line: Check = (value, path) => {
  const problems = lineFields(value, path)
  if (problems.length > 0) return problems
  const { inflatableName, quantity } = value as Line
  return quantity === undefined || inflatableName.endsWith(` x ${quantity}`)
    ? []
    : [`${path}.inflatableName should end in " x ${quantity}"`]
}

/** The check of a booking whose `approved` is the one given. */
export function bookingCheck(...approved: ('Waiting' | 'True')[]): Check {
  return (value, path) => {
    const problems = shape(approved)(value, path)
    if (problems.length > 0) return problems
    const { inflatables, extras } = value as Booking
    return inflatables.length + extras.length > 0 ? [] : [`${path} should have at least one line`]
  }
}

const shape = (approved: readonly string[]) =>
  fields(
    {
      name: text(),
      lastName: text(),
      phone: text(),
      email: text('an e-mail address', /^\P{Cc}*\S@\S\P{Cc}*$/u),
      address: text(),
      coordinates: is('a text', (value) => typeof value === 'string'),
      inflatables: listOf(line),
      extras: listOf(line),
      balances: fields(Object.fromEntries(balanceNames.map((name) => [name, dollars]))),
      method: oneOf('Cash In Office', 'Credit Card'),
      paid: oneOf(true, false),
      created: text('MM/DD/YYYY | HH:MM', /^\d{2}\/\d{2}\/\d{4} \| \d{2}:\d{2}$/),
      specificTime: text('HH:MM', /^\d{2}:\d{2}$/),
      floorType: oneOf('grass', 'concrete', 'indoor'),
      approved: oneOf(...approved),
    },
    { invoiceID: text() },
  )
