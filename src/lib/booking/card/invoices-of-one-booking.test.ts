// @vitest-environment jsdom
// Several invoices of one booking, such as the office's and the one that its own page makes, still charge it once.
import '~/../test/visit/pauses'
import { beforeEach, expect, test, vi } from 'vitest'
import { readJournal } from '~/lib/booking/commit/journal'
import { journalKey } from '~/lib/booking/commit/journal-key'
import { closeConnection, office, openOffice } from '~/../test/visit/office'

openOffice()

const bookingId = 'abcdefghij0123456789'
const bookingPath = `bookings-test/${bookingId}`
const hourMs = 3_600_000

beforeEach(() => {
  office.put('invoices-test/i1', { bookingId, paid: false })
  office.put('invoices-test/i2', { bookingId, paid: false })
  office.put(bookingPath, { paid: false, balances: { rent: 475.4 } })
})

/** Answers the first charges so; all others are paid. */
function answerCharges(...answers: ('unknown' | 'declined')[]): void {
  office.charge = () => answers.shift() ?? 'paid'
}

let cards = 0

/** The page as a new visit loads it: nothing is left of an earlier one but what the browser stores. */
async function visit() {
  vi.resetModules()
  await closeConnection()
  const { payInvoice, resumeInvoice } = await import('./invoice')
  const { settleWithOffice } = await import('./settled')
  return {
    settle: () => settleWithOffice('i1'),
    pay: (invoiceId: string) =>
      payInvoice(
        { invoiceId, bookingId, customer: 'Maria Jensen', amountCents: 475_40 },
        async () => `pm_${++cards}`,
      ),
    resume: (invoiceId: string) => resumeInvoice(invoiceId, bookingId),
  }
}

const keys = () => office.charges.map(({ idempotencyKey }) => idempotencyKey)

test('are charged under the same key by two devices', async () => {
  answerCharges('unknown', 'unknown')
  await (await visit()).pay('i1')
  localStorage.clear()
  await (await visit()).pay('i2')
  expect(keys()).toEqual(Array(2).fill('invoice-abcdefghij0123456789-0'))
})

test.each(['a moment ago', 'so long ago that only its reference is left'])(
  'are never both charged by one device: the charge of one had no answer %s',
  async (when) => {
    answerCharges('unknown')
    await (await visit()).pay('i1')
    if (when !== 'a moment ago') {
      const journal = readJournal().map((entry) => ({ ...entry, at: Date.now() - 30 * hourMs }))
      localStorage.setItem(journalKey, JSON.stringify(journal))
      await (await visit()).resume('i1')
      expect(readJournal()).toMatchObject([{ kind: 'unknown', reference: 'i1' }])
    }
    const { pay, resume } = await visit()
    expect(await resume('i2')).toEqual({ kind: 'unknownCharge', reference: 'i1' })
    answerCharges('declined')
    expect(await pay('i2')).toEqual({ kind: 'unknownCharge', reference: 'i1' })
    expect(new Set(office.charges.map(({ id }) => id)).size).toBe(1)
  },
)

test('a charge of one that is not recorded yet is recorded by the other, and charged no more', async () => {
  office.beforeWrites = () => 'unanswered'
  await (await visit()).pay('i1')
  office.beforeWrites = () => {}
  expect((await (await visit()).pay('i2')).kind).toBe('invoicePaid')
  expect(office.get(bookingPath)).toMatchObject({ paid: true, invoiceID: 'i1' })
  expect(office.charges).toHaveLength(1)
})

test('settled with the office, the next charge of the other goes under another key', async () => {
  answerCharges('unknown')
  const { pay, settle } = await visit()
  await pay('i1')
  settle()
  expect((await pay('i2')).kind).toBe('invoicePaid')
  expect(keys()).toEqual(['invoice-abcdefghij0123456789-0', 'invoice-abcdefghij0123456789-1'])
})
