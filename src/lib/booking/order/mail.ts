// Sends the mails of a stored booking. Those that fail stay in the journal for the next page load.
import { saveEntryIfPossible, readJournal, removeEntry } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { runInTurn } from '~/lib/booking/commit/lock'
import { mailDetails } from '~/lib/booking/plan/mail-details'
import { namedSpace } from '~/lib/catalog/size-text'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { includedWords } from '~/lib/pricing/labels'
import type { Answer } from '~/lib/services/http'
import { mailBooking, mailInvoice } from '~/lib/services/mailer'
import { orderMessages } from '~/lib/text/order-messages'
import { updateMails, type MailState } from './confirmation'
import { namedParts } from './named-parts'

/** The page says "sending" this long: another tab is done by then, unless it is frozen. */
const patienceMs = 20_000

const tried = new Set<string>()

/** Sends missing mails once a page load, tab after tab, so none goes twice. Never throws. */
export async function sendMails({ reference, key, invoiceId }: OrderEntry): Promise<void> {
  if (tried.has(reference)) return
  tried.add(reference)
  const patience = setTimeout(() => tellOf(key, invoiceId)('waiting', 'waiting'), patienceMs)
  await runInTurn('mails', async () => {
    clearTimeout(patience)
    // Another tab may have sent them meanwhile.
    const entry = readJournal()
      .filter((other) => other.kind === 'booking')
      .find((other) => other.reference === reference && other.step === 'booked')
    if (entry) await sendOf(entry)
  })
}

async function sendOf(entry: OrderEntry): Promise<void> {
  const { document, key, invoiceId } = entry
  const sent = { ...entry }
  const tell = tellOf(key, invoiceId)

  if (!sent.mailed) {
    sent.mailed = isSent(
      orderMessages.emailConfirmationFailed,
      await mailBooking(document, key, detailsOf(entry)),
    )
    saveEntryIfPossible(sent)
    tell(sentOrFailed(sent.mailed), sent.invoiceMailed ? 'sent' : 'sending')
  }
  if (invoiceId !== null && !sent.invoiceMailed) {
    const outcome = await mailInvoice(document, invoiceId, key)
    sent.invoiceMailed = isSent(orderMessages.invoiceMailFailed, outcome)
    saveEntryIfPossible(sent)
  }
  tell(sentOrFailed(sent.mailed), sentOrFailed(sent.invoiceMailed))
  if (sent.mailed && (invoiceId === null || sent.invoiceMailed)) removeEntry(sent)
}

const tellOf =
  (key: string, invoiceId: string | null) => (mail: MailState, invoiceMail: MailState) =>
    updateMails(key, { mail, invoiceMail: invoiceId === null ? null : invoiceMail })

function detailsOf({ document, key, lines }: OrderEntry) {
  const included = Object.fromEntries(
    lines.map(({ itemId, name, parts, spaces }) => [
      itemId,
      {
        parts: includedWords(namedParts(parts)),
        spaces: spaces.map((space) => namedSpace(space, name)),
      },
    ]),
  )
  return mailDetails(bookingFrom(key, document), included, new Date())
}

/** Logs a failure, as the business specified, without personal data. */
function isSent(failed: string, outcome: Answer<unknown>): boolean {
  // oxlint-disable-next-line no-console
  if (!outcome.ok) console.error(failed, outcome.reason)
  return outcome.ok
}

const sentOrFailed = (sent: boolean): MailState => (sent ? 'sent' : 'failed')
