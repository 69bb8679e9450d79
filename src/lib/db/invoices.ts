// `invoices-test`: written by this site, by the office, and by an older card flow.
import { doc, getDoc, writeBatch } from 'firebase/firestore/lite'
import { isDocumentId } from '~/lib/domain/document-id'
import { db, askDatabase } from './client'
import { commit, untilAnswered } from './commit'
import { isStored, textField, type Stored } from './fields'

export type Invoice = {
  id: string
  bookingId: string
  paid: boolean
  /** `MM/DD/YYYY | HH:MM` in Chicago. '' for the office, or an earlier version of the site. */
  paidOn: string
}

/**
 * An invoice in any of its three stored forms, or null. An id of this site's form must belong to
 * the invoice's booking: somebody may have stored one booking's invoice under the id of another.
 */
export async function findInvoice(id: string): Promise<Invoice | null> {
  const invoice = await readInvoice(id)
  return invoice && ownId.test(id) && id !== invoiceIdOf(invoice.bookingId) ? null : invoice
}

async function readInvoice(id: string): Promise<Invoice | null> {
  if (!isDocumentId(id)) return null
  const snapshot = await askDatabase(() => getDoc(doc(db, 'invoices-test', id)))
  return snapshot.exists() ? toInvoice(id, snapshot.data()) : null
}

/** Always the same for a booking, so that two devices make one invoice. */
export const invoiceIdOf = (bookingId: string) => `${bookingId}-balance`

const ownId = /^[A-Za-z0-9]{20}-balance$/

/**
 * The invoice that a stored booking names, or else this site's own, which it makes if necessary.
 * @param named '' if the booking names none
 * @returns null if the booking is gone, the invoice is another's, or the database refuses it
 */
export async function findOrCreateInvoice(
  bookingId: string,
  named: string,
): Promise<Invoice | null> {
  const id = named || invoiceIdOf(bookingId)
  const existing = await readInvoice(id)
  if (existing) return existing.bookingId === bookingId ? existing : null
  if (named !== '') return null
  const booking = await askDatabase(() => getDoc(doc(db, 'bookings-test', bookingId)))
  if (!booking.exists()) return null
  await untilAnswered(() => {
    const batch = writeBatch(db)
    // The rules compare it with the booking.
    batch.set(doc(db, 'invoices-test', id), { data: booking.data(), bookingId, paid: false })
    return commit(batch)
  })
  // A refusal may mean that another device has just made it.
  return findInvoice(id)
}

/** The copy of a changed booking that this site's invoice for it gets; null without an invoice. */
export async function invoiceCopy(bookingId: string, booking: Stored) {
  const invoice = await findInvoice(invoiceIdOf(bookingId))
  return invoice && { invoiceId: invoice.id, booking }
}

/** This site's `{data, bookingId, paid}`, the office's `{data: {…, paid}, bookingId}`, or flat. */
export function toInvoice(id: string, stored: Stored): Invoice {
  const inner = stored['data']
  const data: Stored = isStored(inner) ? inner : {}
  const named = 'bookingId' in stored ? stored['bookingId'] : data['bookingId']
  const bookingId = typeof named === 'string' ? named : ''
  const paid = 'paid' in stored ? stored['paid'] : data['paid']
  return { id, bookingId, paid: paid === true, paidOn: textField(stored, 'paidOn') }
}
