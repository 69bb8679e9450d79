// Signs the contract of a booking that was made without it (docs/decisions/signed-contract.md).
import { commitSignature } from '~/lib/db/bookings/booking-commit'
import { findBookingDocument } from '~/lib/db/bookings/find-booking'
import { untilAnswered } from '~/lib/db/commit'
import { textField } from '~/lib/db/fields'
import { invoiceCopy } from '~/lib/db/invoices'
import { readSignature, signatureOf } from '~/lib/domain/contract-version'
import { failureOf, type Failure } from '~/lib/failures/failure'
import { serverNow } from '~/lib/services/clock'
import { createdStamp } from '~/lib/time/dates'

/** 'gone': nobody has a booking under this id. */
export type SignOutcome = 'signed' | 'gone' | Failure

/** Signs today's contract for a booking; one that is signed stays as it is. Never throws. */
export async function signBooking(id: string): Promise<SignOutcome> {
  try {
    const fields = await findBookingDocument(id)
    if (fields === null) return 'gone'
    if (readSignature(textField(fields, 'signed')) !== null) return 'signed'
    const signed = signatureOf(createdStamp(new Date(await serverNow())))
    const copy = await invoiceCopy(id, { ...fields, signed })
    const outcome = await untilAnswered(() => commitSignature(id, signed, copy))
    if (outcome === 'done') return 'signed'
    // Another device may have signed it meanwhile, or the answer was lost.
    const found = await findBookingDocument(id)
    if (found === null) return 'gone'
    return readSignature(textField(found, 'signed')) === null ? 'refused' : 'signed'
  } catch (error) {
    return failureOf(error)
  }
}
