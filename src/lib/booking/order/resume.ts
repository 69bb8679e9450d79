// The next visit: finishes what an earlier one placed or paid for, lets go what it only held, and tells what it can't know.
// It never charges by itself.
import { isForgotten } from '~/lib/booking/card/charge'
import { tryWithLock } from '~/lib/booking/card/lock'
import { payAgain } from '~/lib/booking/card/pay'
import { settleInvoice, type InvoiceResult } from '~/lib/booking/card/invoice'
import { readJournal, removeEntry } from '~/lib/booking/commit/journal'
import type { JournalEntry } from '~/lib/booking/commit/journal-entry'
import { daysOf } from '~/lib/booking/commit/open-charge'
import type { OpenPayment } from '~/lib/booking/commit/outcome'
import { rememberedMs } from '~/lib/booking/commit/placed'
import { resolveOrder } from './pending'
import { savePlacing } from './confirmation'
import { finish } from './finish'
import { sendMails } from './mail'
import { today } from '~/lib/time/dates'

/** The result of an earlier visit's payment, for the visitor. A booking that stands has its confirmation. */
export type Resumed = InvoiceResult

/** Mails that can't be sent for so long are the office's to send. */
const mailsForMs = 7 * 24 * 60 * 60_000
/** The reference of an invoice's charge has no day of its own after which nobody asks for it. */
const keptForMs = 30 * 24 * 60 * 60_000

let resuming: Promise<readonly Resumed[]> | null = null

/** Goes through the journal. Answers nothing while an order is placed in another tab. Never throws. */
export function resumeOrders(): Promise<readonly Resumed[]> {
  // Asked twice at once, as a screen and the frame around it do, it goes through it once.
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
  if (isOver(entry)) {
    removeEntry(entry)
    return null
  }
  if (entry.kind === 'invoice') return settleInvoice(entry)
  if (entry.kind === 'booking' && entry.step === 'booked') {
    void sendMails(entry)
    return null
  }
  const result = await resolveOrder(entry)
  return 'reference' in result ? result : null
}

/**
 * "Send the same payment again", or "Finish my booking": the charge without an answer once more, by its own key, or the
 * booking that was paid for. Null when there is nothing left to do. Never throws.
 * @param screen the visit of the screen that asks, for the confirmation; none where no screen shows one
 */
export async function retryPayment(reference: string, screen?: string) {
  return tryWithLock(async (): Promise<OpenPayment | { kind: 'booked'; id: string } | null> => {
    const entry = readJournal().find((other) => other.reference === reference)
    // An invoice is paid on its own page alone.
    if (!entry || entry.kind === 'invoice') return null
    if (screen !== undefined) savePlacing({ reference, screen })
    const canRepeat = entry.kind === 'booking' && entry.step === 'unknown' && !isForgotten(entry)
    const result = canRepeat ? await finish(await payAgain(entry)) : await resolveOrder(entry)
    if (result.kind === 'booked') return { kind: 'booked', id: result.entry.key }
    return 'reference' in result ? result : null
  })
}

/** True of what nobody needs any more: past days, old mails, a quarter of an hour. */
function isOver(entry: JournalEntry): boolean {
  const age = Date.now() - entry.at
  if (entry.kind === 'placed') return age > rememberedMs
  if (entry.kind === 'invoice') return entry.step === 'charged' && age > keptForMs
  if (entry.kind === 'booking' && !entry.stuck) return entry.step === 'booked' && age > mailsForMs
  const last = daysOf(entry).toSorted().at(-1)
  return last === undefined ? age > keptForMs : last < today(new Date())
}
