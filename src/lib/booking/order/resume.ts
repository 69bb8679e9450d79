// The next page load finishes, ends or reports orders and payments. It never charges by itself.
import { isForgotten } from '~/lib/booking/card/charge'
import { resolveInvoice, type InvoiceResult } from '~/lib/booking/card/invoice'
import { payAgain } from '~/lib/booking/card/pay'
import { resumeChange } from '~/lib/booking/change/change-entry'
import { daysOf } from '~/lib/booking/commit/find-in-journal'
import { readJournal, removeEntry } from '~/lib/booking/commit/journal'
import type { JournalEntry } from '~/lib/booking/commit/journal-entry'
import { tryWithLock } from '~/lib/booking/commit/lock'
import { isUnsettledPayment, type UnsettledPayment } from '~/lib/booking/commit/outcome'
import { rememberedMs } from '~/lib/booking/commit/placed'
import { today } from '~/lib/time/dates'
import { savePlacing } from './confirmation'
import { finish } from './finish'
import { sendMails } from './mail'
import { resolveOrder } from './pending'

/** How an earlier page load's payment stands. A stored booking has its confirmation instead. */
export type Resumed = InvoiceResult

/** Mails that fail for this long are left to the office. */
const mailsForMs = 7 * 24 * 60 * 60_000
/** How long to keep the reference of an invoice's charge, which has no days. */
const keptForMs = 30 * 24 * 60 * 60_000

let resuming: Promise<readonly Resumed[]> | null = null

/** Resumes everything in the journal; nothing while another tab places an order. Never throws. */
export function resumeOrders(): Promise<readonly Resumed[]> {
  // A screen and the frame around it may call this at the same time; it runs once.
  resuming ??= tryWithLock(resumeAll)
    .then((resumed) => ('kind' in resumed ? [] : resumed))
    .finally(() => {
      resuming = null
    })
  return resuming
}

async function resumeAll(): Promise<readonly Resumed[]> {
  const results: Resumed[] = []
  for (const entry of readJournal()) {
    const result = await resume(entry).catch(() => null)
    if (result) results.push(result)
  }
  return results
}

async function resume(entry: JournalEntry): Promise<Resumed | null> {
  if (canBeForgotten(entry)) {
    removeEntry(entry)
    return null
  }
  if (entry.kind === 'invoice') return resolveInvoice(entry)
  if (entry.kind === 'change') {
    void resumeChange(entry)
    return null
  }
  if (entry.kind === 'booking' && entry.step === 'booked') {
    void sendMails(entry)
    return null
  }
  const result = await resolveOrder(entry)
  return isUnsettledPayment(result) ? result : null
}

type Retried = UnsettledPayment | { kind: 'booked'; id: string } | null

/**
 * "Send the same payment again" or "Finish my booking": repeats the charge without an answer, or
 * books what was paid. Null if there is nothing left to do. Never throws.
 * @param screenStay where the confirmation shows; undefined if that screen shows none
 */
export async function retryPayment(reference: string, screenStay?: string) {
  return tryWithLock(async (): Promise<Retried> => {
    const entry = readJournal().find((other) => other.reference === reference)
    // An invoice is paid only on its own page.
    if (!entry || entry.kind === 'invoice') return null
    if (screenStay !== undefined) savePlacing({ reference, screen: screenStay })
    const canRepeat = entry.kind === 'booking' && entry.step === 'unknown' && !isForgotten(entry)
    const result = canRepeat ? await finish(await payAgain(entry)) : await resolveOrder(entry)
    if (result.kind === 'booked') return { kind: 'booked', id: result.entry.key }
    return isUnsettledPayment(result) ? result : null
  })
}

/** Its days are past, or its mails or notes are too old. */
function canBeForgotten(entry: JournalEntry): boolean {
  const age = Date.now() - entry.at
  if (entry.kind === 'placed') return age > rememberedMs
  if (entry.kind === 'change') return age > mailsForMs
  if (entry.kind === 'invoice') return entry.step === 'charged' && age > keptForMs
  if (entry.kind === 'booking' && !entry.stuck) return entry.step === 'booked' && age > mailsForMs
  const last = [...daysOf(entry)].sort().at(-1)
  return last === undefined ? age > keptForMs : last < today(new Date())
}
