// Books in one commit. Without an answer, it is repeated under the same key, so it books once.
import { bookingExists, commitBooking, giveUpKey } from '~/lib/db/bookings/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { sha256 } from '~/lib/domain/booking-key'
import { saveEntryIfPossible, removeEntry } from './journal'
import type { OrderEntry } from './journal-entry'
import { notRead, type BookedOrUnsettled, type NotDone } from './outcome'
import { unitChooser } from './units'

/**
 * Books for payment in the office, or requests a booking (docs/decisions/order-flow.md). If it
 * fails, its key is given up. Never throws.
 */
export async function book(entry: OrderEntry): Promise<BookedOrUnsettled | NotDone> {
  let sent = false
  try {
    const choose = unitChooser(entry.lines, await sha256(entry.key))
    for (;;) {
      const choice = await choose()
      if (choice.kind !== 'units') return sent ? await giveUp(entry, choice) : choice
      sent = true
      saveEntryIfPossible(entry)
      const outcome = await sendBooking({ ...entry, units: choice.units })
      if (outcome === 'unanswered') return { kind: outcome }
      if (outcome !== 'refused') return { kind: 'booked', entry }
    }
  } catch (error) {
    // A read failed, or the page can't hash (no https).
    return sent ? { kind: 'unanswered' } : notRead(error)
  }
}

/** Gives up the key of a refused booking, because an earlier commit of it may still arrive. */
async function giveUp(entry: OrderEntry, why: NotDone): Promise<BookedOrUnsettled | NotDone> {
  const result = await resolveBooking(entry.key)
  if (result === 'booked') return { kind: 'booked', entry }
  if (result === 'unknown') return { kind: 'unanswered' }
  removeEntry(entry)
  return why
}

/**
 * Sends a booking with its units until the database answers. If it has a new key, the same commit
 * ends the hold under its reference, so that the booking can take its units over.
 * @returns the entry with the key under which it is stored
 */
export async function sendBooking(
  entry: OrderEntry,
): Promise<OrderEntry | 'refused' | 'unanswered'> {
  const { key, reference, document, units } = entry
  const owner = await sha256(key)
  const instead = key === reference ? undefined : { key: reference, owner: await sha256(reference) }
  const invoiceId = entry.invoiceId ?? undefined
  const outcome = await untilAnswered(() =>
    commitBooking({ key, owner, booking: document, units, invoiceId, instead }),
  )
  if (outcome === 'done') return entry
  // An earlier commit may have arrived although its answer was lost.
  for (const sent of new Set([key, reference]))
    if (await bookingExists(sent)) return { ...entry, key: sent }
  return outcome
}

/**
 * 'gone': no booking exists under the key or ever will, because the key's claim exists now, so the
 * rules refuse a late commit (docs/decisions/order-flow.md). Never throws.
 */
export async function resolveBooking(key: string): Promise<'booked' | 'gone' | 'unknown'> {
  try {
    if (await bookingExists(key)) return 'booked'
    const outcome = await giveUpKey({ key, owner: await sha256(key), units: [] })
    if (outcome === 'done') return 'gone'
    // The claim exists: a booking arrived just now, or the key was given up before.
    if (outcome === 'refused') return (await bookingExists(key)) ? 'booked' : 'gone'
  } catch {
    // The result stays unknown.
  }
  return 'unknown'
}
