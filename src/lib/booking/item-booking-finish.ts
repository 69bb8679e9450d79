// A booking from an item's own page that stands, and earlier tries of which nobody knew whether they did.
import {
  loadAttempt,
  saveAttempt,
  saveConfirmation,
  type Attempt,
  type Confirmation,
} from '~/lib/booking/attempt'
import { startNextOrder } from '~/lib/booking/in-progress'
import { settlementOf } from '~/lib/booking/settlement'
import { toStoredDay, type Day } from '~/lib/dates'
import { bookingExists } from '~/lib/db/booking-commit'
import { mailConfirmation, mailInvoice, mailRequested } from '~/lib/services/mailer'

export type ItemOrder = { itemId: string; days: readonly Day[]; quantity: number }

export type ItemBooked = { kind: 'booked'; confirmation: Confirmation }

/**
 * An earlier try whose outcome wasn't known. If it was for the same order and arrived, that is the answer; of another
 * order that arrived, the customer hears by mail.
 */
export async function lookBack(
  order: ItemOrder,
): Promise<{ booked?: ItemBooked; earlier?: Attempt }> {
  const earlier = loadAttempt('item')
  if (!earlier) return {}
  const same = isFor(earlier, order)
  if (await arrived(earlier)) {
    const confirmation = await finishItem(earlier)
    return same ? { booked: { kind: 'booked', confirmation } } : {}
  }
  return same ? { earlier } : {}
}

/** True when an attempt's booking stands; also false when the database can't be read. */
export const arrived = ({ key }: Attempt) => bookingExists(key).catch(() => false)

function isFor({ document }: Attempt, { itemId, days, quantity }: ItemOrder): boolean {
  const stored = [...document.inflatables, ...document.extras].flatMap((line) =>
    line.bookingDates.map((date) => `${line.inflatableID} ${date} ${line.quantity ?? 1}`),
  )
  const wanted = days.map((day) => `${itemId} ${toStoredDay(day)} ${quantity}`)
  return stored.toSorted().join() === wanted.toSorted().join()
}

/** A booking that stands is told to the customer whatever happens to its mails. */
export async function finishItem({ key, document, invoiceId }: Attempt): Promise<Confirmation> {
  const requested = document.approved === 'Waiting'
  const mailed = await (requested ? mailRequested : mailConfirmation)(document, key)
  const invoice = invoiceId === undefined ? null : await mailInvoice(document, invoiceId, key)
  saveAttempt(null, 'item')
  return confirmItem({
    id: key,
    email: document.email,
    requested,
    card: false,
    mailed: mailed.ok,
    invoiced: invoiceId !== undefined,
    invoiceMailed: invoice?.ok ?? true,
    ...settlementOf(document),
  }).confirmation
}

/** Keeps the confirmation over a reload; what was about to be booked is forgotten. */
export function confirmItem(confirmation: Confirmation): ItemBooked {
  saveConfirmation(confirmation, 'item')
  startNextOrder()
  return { kind: 'booked', confirmation }
}
