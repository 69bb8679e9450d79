// Reads a stored booking, in each form that it has been written in.
import { isGiven, isStored, textField, type Stored } from '~/lib/db/fields'
import {
  amountRow,
  eachAmount,
  storedAmountName,
  sumOfCosts,
  type AmountName,
} from '~/lib/domain/amounts'
import { eachOf, givenTexts, textOf, type GivenText } from '~/lib/domain/booking-texts'
import { timeWindows, type TimeWindow } from '~/lib/domain/business'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { ItemKind } from '~/lib/domain/item'
import type { Cents } from '~/lib/domain/money'
import { hasPurchaseOrder, inWords } from '~/lib/order-notes/order-notes'
import { lineLabel } from '~/lib/pricing/labels'
import { cleanLine, cleanLines } from '~/lib/text/cleaned'
import { isCanceled, readBookedLines, type BookedLine } from './booked-lines'

/** `name` has the quantity, as everywhere on the site: "Folding Chairs × 40". */
export type ShownLine = {
  itemId: string | null
  name: string
  image: string
  days: readonly Day[]
}

type AmountsInCents = Readonly<Record<AmountName, Cents>>

/** The optional texts are in words, or '' if the booking has none. */
export type Booking = Readonly<Record<GivenText, string>> & {
  id: string
  name: string
  lastName: string
  phone: string
  email: string
  address: string
  created: string
  specificTime: string
  floorType: string
  hasPurchaseOrder: boolean
  /** 'Credit Card' or 'Cash In Office', as written; '' in older bookings. */
  method: string
  paid: boolean
  /** How often its customer has moved it, without the moves that were taken back. */
  moves: number
  /** Fields in a format that only office programs write: the rules would refuse a change. */
  otherFormat: readonly ('moves' | 'paid' | 'approved')[]
  markedCanceled: boolean
  /** 'waiting': a request; 'later': a request that the office approved; 'atOnce': no request. */
  approved: 'waiting' | 'later' | 'atOnce'
  /** The invoice with which it was paid; '' if there is none. */
  invoiceId: string
  inflatables: readonly ShownLine[]
  extras: readonly ShownLine[]
  /** Its readable lines. */
  asCart: Cart
  /** Null if one can't be read, or the office canceled the booking: then nothing is charged. */
  amountsInCents: AmountsInCents | null
  /** Found by its amount; null for an amount that no window has. */
  timeWindow: TimeWindow | null
  /** The full price minus the deposit. */
  afterDepositCents: Cents
  /** The same, or 0 once paid. */
  balanceDueCents: Cents
  /** What was paid: nothing, the deposit, or the full price. */
  paidCents: Cents
}

/** Reads a stored booking field by field; what is missing reads as empty or 0. */
export function bookingFrom(id: string, stored: Stored): Booking {
  const { listed, atTop } = readBookedLines(stored)
  const of = (kind: ItemKind) => listed.filter((line) => line.kind === kind)
  const markedCanceled = isCanceled(stored)
  const amountsInCents = markedCanceled ? null : readAmounts(stored['balances'], atTop !== null)
  const afterDepositCents = amountsInCents ? sumOfCosts(amountsInCents) - amountsInCents.deposit : 0
  const paid = stored['paid'] === true
  const balanceDueCents = paid ? 0 : Math.max(0, afterDepositCents)
  return {
    id,
    name: oneLineField(stored, 'name'),
    lastName: oneLineField(stored, 'lastName'),
    phone: oneLineField(stored, 'phone'),
    email: oneLineField(stored, 'email'),
    address: oneLineField(stored, 'address'),
    created: oneLineField(stored, 'created'),
    specificTime: oneLineField(stored, 'specificTime'),
    floorType: textField(stored, 'floorType'),
    ...eachOf(givenTexts, (name) =>
      inWords(name, (textOf(name).multiline ? cleanLines : cleanLine)(textField(stored, name))),
    ),
    hasPurchaseOrder: hasPurchaseOrder(textField(stored, 'organization')),
    method: textField(stored, 'method'),
    paid,
    moves: typeof stored['moves'] === 'number' ? stored['moves'] : 0,
    otherFormat: inOtherFormat(stored),
    markedCanceled,
    approved: readApproved(stored['approved']),
    invoiceId: textField(stored, 'invoiceID'),
    inflatables: of('inflatables').map(toShown),
    extras: of('extras').map(toShown),
    asCart: listed.flatMap(toCartLine),
    amountsInCents,
    timeWindow: amountsInCents && timeWindowOf(amountsInCents.timeWindow),
    afterDepositCents,
    balanceDueCents,
    paidCents: (amountsInCents?.deposit ?? 0) + afterDepositCents - balanceDueCents,
  }
}

/** The rules take one line, but older documents may have several, and invisible characters. */
const oneLineField = (stored: Stored, key: string) => cleanLine(textField(stored, key))

function readAmounts(value: unknown, singleItem: boolean): AmountsInCents | null {
  const stored = isStored(value) ? value : {}
  const cents = eachAmount((name) => {
    const { older } = amountRow(name)
    return readAmount(stored[(singleItem && older) || storedAmountName(name)])
  })
  return Object.values(cents).includes(null) ? null : (cents as AmountsInCents)
}

/** Dollars as a number or a text such as "$1,024.50". 0 if missing, null if it isn't an amount. */
function readAmount(value: unknown): Cents | null {
  if (!isGiven(value)) return 0
  const dollars =
    typeof value === 'string' && /^\s*\$?\d[\d,]*(\.\d*)?\s*$/.test(value)
      ? Number(value.replaceAll(/[$,\s]/g, ''))
      : value
  if (typeof dollars !== 'number' || !Number.isFinite(dollars) || dollars < 0) return null
  return Math.round(dollars * 100)
}

function inOtherFormat({ moves = 0, paid, approved }: Stored): Booking['otherFormat'] {
  const isRead = {
    moves: typeof moves === 'number',
    paid: typeof paid === 'boolean',
    approved: approved === 'Waiting' || approved === 'True' || approved === true,
  }
  return (['moves', 'paid', 'approved'] as const).filter((name) => !isRead[name])
}

/** This site writes text, office programs write `true`. */
function readApproved(approved: unknown): Booking['approved'] {
  if (approved === 'Waiting') return 'waiting'
  return approved === true ? 'later' : 'atOnce'
}

function toCartLine({ itemId, days, quantity }: BookedLine): Cart {
  return itemId === null || days.length === 0 ? [] : [{ itemId, days, quantity }]
}

function toShown({ itemId, name, quantity, image, days }: BookedLine): ShownLine {
  return { itemId, name: name && lineLabel({ name, quantity }), image, days }
}

function timeWindowOf(cents: Cents): TimeWindow | null {
  const names = Object.keys(timeWindows) as TimeWindow[]
  return names.find((name) => timeWindows[name].cents === cents) ?? null
}
