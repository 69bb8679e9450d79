// A stored booking as its own page shows it, its invoice and its confirmation: in every form that it has been written in.
import { timeWindows, type TimeWindow } from '~/lib/domain/business'
import type { ItemKind } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { textField, type Stored } from '~/lib/db/fields'
import { isGiven, isStored, readStoredLines, type StoredLine } from './stored-lines'
import type { Cents } from '~/lib/domain/money'

export type StoredBookingLine = { name: string; image: string; days: readonly Day[] }

/** In the checkout's meaning: `deliveryFee` is the charge for distance, `deliveryAmount` the one for the time window. */
type StoredBalances = Readonly<
  Record<
    'rent' | 'damageWaiver' | 'deliveryAmount' | 'deliveryFee' | 'insurance' | 'tax' | 'deposit',
    Cents
  >
>

export type StoredBooking = {
  id: string
  name: string
  lastName: string
  phone: string
  email: string
  address: string
  created: string
  specificTime: string
  floorType: string
  paid: boolean
  /** A request has to be approved; what the office approved later was one. */
  approved: 'waiting' | 'later' | 'atOnce'
  /** Of the invoice that paid it; '' where there is none. */
  invoiceId: string
  inflatables: readonly StoredBookingLine[]
  extras: readonly StoredBookingLine[]
  /** Null when one of them can't be read: then nothing is charged. */
  balances: StoredBalances | null
  /** Told by the time-window charge; null for an amount that is none of them. */
  timeWindow: TimeWindow | null
  /** Everything less the deposit. */
  totalCents: Cents
  /** The total, or 0 once paid. */
  balanceDueCents: Cents
  /** The deposit, or all of it. */
  paidCents: Cents
}

/** Reads a stored booking field by field; what is missing reads as empty or 0. */
export function toStoredBooking(id: string, stored: Stored): StoredBooking {
  const { lines, atTop } = readStoredLines(stored)
  const of = (kind: ItemKind) => lines.filter((line) => line.kind === kind)
  const balances = toBalances(stored['balances'], atTop !== null)
  const totalCents = balances ? totalOf(balances) : 0
  const paid = stored['paid'] === true
  const balanceDueCents = paid ? 0 : Math.max(0, totalCents)
  return {
    id,
    name: textField(stored, 'name'),
    lastName: textField(stored, 'lastName'),
    phone: textField(stored, 'phone'),
    email: textField(stored, 'email'),
    address: textField(stored, 'address'),
    created: textField(stored, 'created'),
    specificTime: textField(stored, 'specificTime'),
    floorType: textField(stored, 'floorType'),
    paid,
    approved: readApproved(stored['approved']),
    invoiceId: textField(stored, 'invoiceID'),
    inflatables: (atTop && lines.length === 0 ? [atTop] : of('inflatables')).map(toShown),
    extras: of('extras').map(toShown),
    balances,
    timeWindow: balances && timeWindowOf(balances.deliveryAmount),
    totalCents,
    balanceDueCents,
    paidCents: (balances?.deposit ?? 0) + totalCents - balanceDueCents,
  }
}

function toBalances(value: unknown, singleItem: boolean): StoredBalances | null {
  const stored = isStored(value) ? value : {}
  const cents = {
    rent: readAmount(stored['rent']),
    damageWaiver: readAmount(stored['damageWaiver']),
    // The single-item flow had these two the other way round.
    deliveryAmount: readAmount(stored[singleItem ? 'deliveryFee' : 'deliveryAmount']),
    deliveryFee: readAmount(stored[singleItem ? 'deliveryAmount' : 'deliveryFee']),
    insurance: readAmount(stored['insurance']),
    tax: readAmount(stored['tax']),
    deposit: readAmount(stored['deposit']),
  }
  return Object.values(cents).includes(null) ? null : (cents as StoredBalances)
}

/** Dollars as a number or as text, "$1,024.50" too; 0 where there is none, null where it isn't an amount. */
function readAmount(value: unknown): Cents | null {
  if (!isGiven(value)) return 0
  const dollars =
    typeof value === 'string' && /^\s*\$?\d[\d,]*(\.\d*)?\s*$/.test(value)
      ? Number(value.replaceAll(/[$,\s]/g, ''))
      : value
  if (typeof dollars !== 'number' || !Number.isFinite(dollars) || dollars < 0) return null
  return Math.round(dollars * 100)
}

function totalOf(balances: StoredBalances): Cents {
  const { rent, damageWaiver, deliveryAmount, deliveryFee, insurance, tax, deposit } = balances
  return rent + damageWaiver + deliveryAmount + deliveryFee + insurance + tax - deposit
}

/** This site writes a text, the office's programs `true`. */
function readApproved(approved: unknown): StoredBooking['approved'] {
  if (approved === 'Waiting') return 'waiting'
  return approved === true ? 'later' : 'atOnce'
}

const toShown = ({ name, image, days }: StoredLine): StoredBookingLine => ({ name, image, days })

function timeWindowOf(cents: Cents): TimeWindow | null {
  const names = Object.keys(timeWindows) as TimeWindow[]
  return names.find((name) => timeWindows[name].cents === cents) ?? null
}
