// A booking as its invoice shows it, read back from `bookings-test`.
import { doc, getDoc } from 'firebase/firestore/lite'
import { timeWindows, type TimeWindow } from '~/lib/business'
import { readStoredDay, type Day } from '~/lib/dates'
import { db, inTime } from '~/lib/db/client'
import { textField, type Stored } from '~/lib/db/fields'
import type { Cents } from '~/lib/money'

export type StoredBookingLine = { name: string; image: string; days: readonly Day[] }

/** In the checkout's meaning: `deliveryFee` is the charge for distance, `deliveryAmount` the one for the time window. */
export type StoredBalances = Readonly<
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
}

/**
 * The booking with this id, or null.
 * @throws when the database can't be read
 */
export async function findStoredBooking(id: string): Promise<StoredBooking | null> {
  // Visitors may read no other: an older, shorter id could be guessed.
  if (!/^[A-Za-z0-9]{20}$/.test(id)) return null
  const snapshot = await inTime(getDoc(doc(db, 'bookings-test', id)))
  return snapshot.exists() ? toStoredBooking(id, snapshot.data()) : null
}

/** Reads a stored booking field by field; what is missing reads as empty or 0. */
export function toStoredBooking(id: string, stored: Stored): StoredBooking {
  // The earlier single-item flow kept its one line at top level, with or without a list beside it.
  const singleItem = isGiven(stored['inflatableID']) || isGiven(stored['bookingDates'])
  const inflatables = toLines(stored['inflatables'])
  const extras = toLines(stored['extras'])
  const lineAtTop = singleItem && inflatables.length + extras.length === 0
  const balances = toBalances(stored['balances'], singleItem)
  const totalCents = balances ? totalOf(balances) : 0
  const paid = stored['paid'] === true
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
    inflatables: lineAtTop ? [toLine(stored)] : inflatables,
    extras,
    balances,
    timeWindow: balances && timeWindowOf(balances.deliveryAmount),
    totalCents,
    balanceDueCents: paid ? 0 : Math.max(0, totalCents),
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

function toLines(value: unknown): StoredBookingLine[] {
  return Array.isArray(value) ? value.filter(isStored).map(toLine) : []
}

function toLine(stored: Stored): StoredBookingLine {
  const dates: unknown = stored['bookingDates']
  const texts: unknown[] = typeof dates === 'string' ? dates.split(',') : asList(dates)
  return {
    name: textField(stored, 'inflatableName'),
    image: textField(stored, 'inflatableImage'),
    days: texts.map(readStoredDay).filter((day) => day !== null),
  }
}

function timeWindowOf(cents: Cents): TimeWindow | null {
  const names = Object.keys(timeWindows) as TimeWindow[]
  return names.find((name) => timeWindows[name].cents === cents) ?? null
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}
