// The two texts of a booking that hold notes. A document stores each note as a key and a value, so
// that programs needn't read English (docs/data-model.md). A note without a known key, as in older
// bookings, is shown as it is.
import { standsOnWords } from '~/lib/catalog/stands-on'
import { textOf, type GivenText } from '~/lib/domain/booking-texts'
import { groundTypes } from '~/lib/domain/item'
import type { Gate } from '~/lib/domain/order-form'
import { clockWords } from '~/lib/time/business-time'

/** For a tax-exempt order that is paid in the office. */
export const untaxedInOffice = "once we approve your exemption, we'll take off the tax"

export const gateWords: Readonly<Record<Gate, string>> = {
  '': '',
  wide: '4 ft or wider',
  narrow: 'Narrower than 4 ft',
  none: 'No gate',
  unsure: 'Not sure',
}

const isGate = (value: string): value is Gate => Object.hasOwn(gateWords, value)

type Words = Readonly<Record<string, (value: string) => string>>

const organization = {
  name: (name) => name,
  purchaseOrder: (number) => `Purchase order: ${number}`,
  certificate: (name) => `Certificate for: ${name}`,
  /** 'card' or 'office': how the customer pays. */
  taxExempt: (payment) =>
    `Tax-exempt: ${payment === 'card' ? 'our office will check this and refund the tax' : untaxedInOffice}`,
} satisfies Words

const crew = {
  /** `HH:MM`; if the delivery may come later than that, a comma and until when. */
  partyStart: (times) => {
    const [start = '', until] = times.split(',').map(clockWords)
    return `Party starts at ${start}${until === undefined ? '' : `, delivery may come until ${until}`}`
  },
  /** The customer didn't choose a ground, so this one is planned for. */
  plannedGround: (ground) => `Ground: not answered, planned for ${ground}`,
  gate: (gate) =>
    gate === 'none' ? 'No gate' : `Gate: ${(isGate(gate) ? gateWords[gate] : gate).toLowerCase()}`,
  way: (obstacles) => `Way in: ${obstacles}`,
  yard: (feet) => `Yard: ${feet} ft`,
  /** The grounds on which a rental can stand, and its name. */
  standsOn: (value) => {
    const [grounds = '', ...name] = value.split(' ')
    const named = grounds.split(',')
    return `${name.join(' ')} stands on ${standsOnWords(groundTypes.filter((ground) => named.includes(ground)))}`
  },
  /** What an address has no place for. */
  directions: (words) => `Directions: ${words}`,
  dayContact: (whom) => `Call on the day: ${whom}`,
  setUpAt: (where) => `Set up: ${where}`,
} satisfies Words

const wordsOf: Partial<Record<GivenText, Words>> = { organization, crew }

export type OrganizationNote = keyof typeof organization
export type CrewNote = keyof typeof crew

/** The stored text of these keys and values, without those that are empty. */
export function joinNotes<Key extends string>(
  values: readonly (readonly [Key, string | false | null])[],
): string {
  return values
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')
}

/** A stored text in words, as pages, mails and lists show it. */
export function inWords(name: GivenText, stored: string): string {
  const words = wordsOf[name]
  if (!words || !textOf(name).multiline) return stored
  return stored
    .split('\n')
    .map((note) => {
      const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(note) ?? []
      return Object.hasOwn(words, key) ? (words[key]?.(value) ?? note) : note
    })
    .join('\n')
}

/** An organization's first note is never a purchase order, because one needs the name. */
export function hasPurchaseOrder(stored: string): boolean {
  const [, ...notes] = stored.split('\n')
  return notes.some((note) => /^(purchaseOrder|Purchase order): /.test(note))
}

export type Ordered = { hasPurchaseOrder: boolean; method: string }

/**
 * True if the office confirms the payment terms by email, because it accepts purchase orders. Such
 * an order has no deadline (docs/rules.md, "Unpaid reservations").
 */
export function isPaidByTerms(order: Ordered, acceptsPurchaseOrders: boolean): boolean {
  return acceptsPurchaseOrders && order.method !== 'Credit Card' && order.hasPurchaseOrder
}
