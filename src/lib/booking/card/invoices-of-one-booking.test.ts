// @vitest-environment jsdom
// Several invoices of one booking, such as the office's and the one that its own page makes, still
// charge it once.
import '#test/stand-ins/pauses'
import { beforeEach, expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import {
  answerCharges,
  bookingId,
  keys,
  methods,
  visitInvoice as visit,
} from '#test/stand-ins/invoice-payment'
import { readJournal } from '~/lib/booking/commit/journal'
import { journalKey } from '~/lib/booking/commit/journal-key'

openBackend()

const bookingPath = `bookings-test/${bookingId}`
const hourMs = 3_600_000

beforeEach(() => {
  backend.put('invoices-test/i1', { bookingId, paid: false })
  backend.put('invoices-test/i2', { bookingId, paid: false })
  backend.put(bookingPath, { paid: false, balances: { rent: 475.4 } })
})

test('two devices never charge two invoices of one booking at once', async () => {
  answerCharges('unknown')
  await (await visit('i1')).pay()
  localStorage.clear()
  expect((await (await visit('i2')).pay()).kind).toBe('paying')
  expect(keys()).toHaveLength(1)
})

test.each(['a moment ago', 'so long ago that only its reference is left'])(
  'one device never charges both invoices: the first charge had no answer %s',
  async (when) => {
    answerCharges('unknown')
    await (await visit('i1')).pay()
    if (when !== 'a moment ago') {
      const journal = readJournal().map((entry) => ({ ...entry, at: Date.now() - 30 * hourMs }))
      localStorage.setItem(journalKey, JSON.stringify(journal))
      await (await visit('i1')).resume()
      expect(readJournal()).toMatchObject([{ kind: 'unknown', reference: 'i1' }])
    }
    const { pay, resume } = await visit('i2')
    expect(await resume()).toEqual({ kind: 'unknownCharge', reference: 'i1' })
    answerCharges('declined')
    expect(await pay()).toEqual({ kind: 'unknownCharge', reference: 'i1' })
    expect(methods().size).toBe(1)
  },
)

test('the unrecorded charge of one invoice is recorded by the other, not repeated', async () => {
  backend.beforeWrites = (paths) => (paths.includes(bookingPath) ? 'unanswered' : undefined)
  await (await visit('i1')).pay()
  backend.beforeWrites = () => {}
  expect((await (await visit('i2')).pay()).kind).toBe('invoicePaid')
  expect(backend.get(bookingPath)).toMatchObject({ paid: true, invoiceID: 'i1' })
  expect(backend.charges).toHaveLength(1)
})
