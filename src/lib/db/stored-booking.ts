// A booking as its invoice shows it, read back from `bookings-test`.
import { doc, getDoc } from 'firebase/firestore/lite'
import { timeWindows, type TimeWindow } from '~/lib/business'
import { readStoredDay, type Day } from '~/lib/dates'
import { db, inTime } from '~/lib/db/client'
import { numberField, textField, type Stored } from '~/lib/db/fields'
import type { Cents } from '~/lib/money'

export type StoredBookingLine = { name: string; image: string; days: readonly Day[] }

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
  balances: Readonly<
    Record<
      'rent' | 'damageWaiver' | 'deliveryAmount' | 'deliveryFee' | 'insurance' | 'tax' | 'deposit',
      Cents
    >
  >
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
  const snapshot = await inTime(getDoc(doc(db, 'bookings-test', id)))
  return snapshot.exists() ? toStoredBooking(id, snapshot.data()) : null
}

/** Reads a stored booking field by field; what is missing reads as empty or 0. */
export function toStoredBooking(id: string, stored: Stored): StoredBooking {
  const balances = toBalances(stored['balances'])
  const { rent, damageWaiver, deliveryAmount, deliveryFee, insurance, tax, deposit } = balances
  const totalCents = rent + damageWaiver + deliveryAmount + deliveryFee + insurance + tax - deposit
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
    inflatables: toLines(stored['inflatables']),
    extras: toLines(stored['extras']),
    balances,
    timeWindow: timeWindowOf(deliveryAmount),
    totalCents,
    balanceDueCents: paid ? 0 : Math.max(0, totalCents),
  }
}

function toBalances(value: unknown): StoredBooking['balances'] {
  const stored = isStored(value) ? value : {}
  const cents = (key: string) => Math.round((numberField(stored, key) ?? 0) * 100)
  return {
    rent: cents('rent'),
    damageWaiver: cents('damageWaiver'),
    deliveryAmount: cents('deliveryAmount'),
    deliveryFee: cents('deliveryFee'),
    insurance: cents('insurance'),
    tax: cents('tax'),
    deposit: cents('deposit'),
  }
}

function toLines(value: unknown): StoredBookingLine[] {
  if (!Array.isArray(value)) return []
  return value.filter(isStored).map((line) => {
    const dates: unknown = line['bookingDates']
    return {
      name: textField(line, 'inflatableName'),
      image: textField(line, 'inflatableImage'),
      days: Array.isArray(dates) ? dates.map(readStoredDay).filter((day) => day !== null) : [],
    }
  })
}

function timeWindowOf(cents: Cents): TimeWindow | null {
  const names = Object.keys(timeWindows) as TimeWindow[]
  return names.find((name) => timeWindows[name].cents === cents) ?? null
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}
