// The commits around a booking. Each writes everything or nothing, and never throws.
import { doc, getDoc, Timestamp, writeBatch, type WriteBatch } from 'firebase/firestore/lite'
import { allocationId } from '~/lib/availability/allocation'
import type { UnitDay } from '~/lib/availability/pick-units'
import { db, askDatabase } from '~/lib/db/client'
import { commit, type CommitOutcome } from '~/lib/db/commit'
import type { Stored } from '~/lib/db/fields'
import type { BookingDocument } from './booking-document'

export type BookingCommit = {
  key: string
  /** SHA-256 of the key. */
  owner: string
  booking: BookingDocument
  units: readonly UnitDay[]
  /** The invoice for the balance after a deposit, created together with the booking. */
  invoiceId?: string | undefined
  /** An earlier key, whose hold the commit ends, so that its units can be booked. */
  instead?: { key: string; owner: string } | undefined
}

/** Writes a booking. Units held under the same key become booked. Safe to repeat unchanged. */
export async function commitBooking(booking: BookingCommit): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  batch.set(doc(db, 'bookings-test', booking.key), booking.booking)
  if (booking.instead) claim(batch, booking.instead)
  claim(batch, booking)
  if (booking.invoiceId !== undefined) {
    const invoice = { data: booking.booking, bookingId: booking.key, paid: false }
    batch.set(doc(db, 'invoices-test', booking.invoiceId), invoice)
  }
  take(batch, booking, null)
  return commit(batch)
}

/** Holds units until `expires`, while a card is charged. Never throws. */
export async function holdUnits(
  hold: { owner: string; units: readonly UnitDay[] },
  expires: Date,
): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  take(batch, hold, Timestamp.fromDate(expires))
  return commit(batch)
}

/** Frees held units: creates the claim without a booking, which frees them, and deletes them. */
export async function giveUpKey(hold: {
  key: string
  owner: string
  units: readonly UnitDay[]
}): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  claim(batch, hold)
  for (const unit of hold.units) batch.delete(doc(db, 'allocations', allocationId(unit)))
  return commit(batch)
}

export type BookingMove = {
  key: string
  owner: string
  /** The fields that change, as they are stored. */
  fields: { inflatables: unknown[]; extras: unknown[]; moves: number }
  /** The units on the new days, including those that it already has. */
  units: readonly UnitDay[]
  /** Ids of the allocations that it frees. */
  freed: readonly string[]
  /** An invoice with a copy of the booking, which gets the new days too. */
  copy: { invoiceId: string; booking: Stored } | null
}

/** Moves a booking to other days, or changes nothing. Safe to repeat unchanged. Never throws. */
export async function commitMove({
  key,
  fields,
  freed,
  copy,
  ...chosen
}: BookingMove): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  batch.update(doc(db, 'bookings-test', key), fields)
  take(batch, chosen, null)
  for (const id of freed) batch.delete(doc(db, 'allocations', id))
  if (copy) batch.update(doc(db, 'invoices-test', copy.invoiceId), { data: copy.booking })
  return commit(batch)
}

/** For a booking that has no signature. `copy` is the invoice's copy with the signature. */
export async function commitSignature(
  key: string,
  signed: string,
  copy: BookingMove['copy'],
): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  batch.update(doc(db, 'bookings-test', key), { signed })
  if (copy) batch.update(doc(db, 'invoices-test', copy.invoiceId), { data: copy.booking })
  return commit(batch)
}

/** Cancels a booking: stores it as `canceled`, and deletes it and its allocations (`freed`). */
export async function commitCancellation(
  key: string,
  canceled: Stored,
  freed: readonly string[],
): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  batch.set(doc(db, 'canceled-bookings', key), canceled)
  batch.delete(doc(db, 'bookings-test', key))
  for (const id of freed) batch.delete(doc(db, 'allocations', id))
  return commit(batch)
}

/** Unlike the commits, this throws CallFailed when the database can't be read. */
export async function bookingExists(key: string): Promise<boolean> {
  return (await askDatabase(() => getDoc(doc(db, 'bookings-test', key)))).exists()
}

function claim(batch: WriteBatch, { key, owner }: { key: string; owner: string }) {
  batch.set(doc(db, 'claims', owner), { key })
}

/** Whole documents: they create an allocation, confirm a hold, or take over an ended one. */
function take(
  batch: WriteBatch,
  { owner, units }: { owner: string; units: readonly UnitDay[] },
  expires: Timestamp | null,
) {
  for (const { itemId, kind, day, unit, inPackage } of units) {
    // The rules check that this package contains the item. A hold isn't part of a booking yet.
    const of = expires === null && inPackage !== undefined && { package: inPackage }
    const allocation = { itemID: itemId, kind, date: day, unit, owner, expires, ...of }
    batch.set(doc(db, 'allocations', allocationId({ itemId, day, unit })), allocation)
  }
}
