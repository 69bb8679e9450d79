// @vitest-environment jsdom
// The mails of a stored booking, on the stand-in mailer. An order's mails are tried once a visit,
// so each test has its own.
import { beforeEach, expect, test, vi } from 'vitest'
import { booking, bookingLine, orderEntry } from '#test/bookings'
import { backend, openBackend } from '#test/stand-ins/backend'
import { readJournal, saveEntry } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { orderMessages } from '~/lib/text/order-messages'
import { loadConfirmation, saveConfirmation } from './confirmation'
import { confirmationOf } from './finish'
import { sendMails } from './mail'

openBackend()

let orders = 0
let logged: unknown[][]

beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(words))
})

/** A stored booking in the journal, whose confirmation shows. */
function booked(some: Partial<OrderEntry> = {}): OrderEntry {
  const key = String(++orders).padStart(20, 'k')
  const entry = orderEntry({ step: 'booked', reference: key, key, ...some })
  saveEntry(entry)
  saveConfirmation(confirmationOf(entry, ''))
  return entry
}
const sent = () => backend.mails.map(({ kind, id }) => [kind, id])
const shown = () => [loadConfirmation()?.mail, loadConfirmation()?.invoiceMail]

test('the confirmation is mailed, and the journal forgets the order', async () => {
  const entry = booked()
  await sendMails(entry)
  expect(sent()).toEqual([['confirmation', entry.key]])
  expect(shown()).toEqual(['sent', null])
  expect(readJournal()).toEqual([])
  expect(logged).toEqual([])
})

test('the mail says what the page says: the deadline, the ground, the packages', async () => {
  const parts = [
    { id: 'chairs', name: 'Chairs', kind: 'extras', quantity: 20, capacity: 60 },
  ] as const
  await sendMails(booked({ lines: [bookingLine({ parts, spaces: [{ a: 18, b: 18 }] })] }))
  expect(backend.mails[0]?.details).toEqual(
    expect.arrayContaining([
      { label: 'Payment', text: expect.stringMatching(/^Please pay \$292.84 by /) as string },
      { label: 'Ground', text: 'Concrete / Asphalt' },
      { label: 'Sunny Castle', text: 'Includes Chairs × 20' },
      {
        label: 'Have ready',
        text: expect.stringMatching(/^A flat.*area: 18\s×\s18\sft for Sunny Castle\./) as string,
      },
    ]),
  )
})

test('a request has a mail of its own', async () => {
  const entry = booked({ document: toBookingDocument(booking({ requestMode: true })) })
  await sendMails(entry)
  expect(sent()).toEqual([['request', entry.key]])
})

test('the invoice for the balance follows the confirmation', async () => {
  const entry = booked({ invoiceId: 'i1' })
  const states: unknown[] = []
  backend.beforeMail = () => void states.push(shown())
  await sendMails(entry)
  expect(sent()).toEqual([
    ['confirmation', entry.key],
    ['invoice', 'i1'],
  ])
  expect(states).toEqual([
    ['sending', 'sending'],
    ['sent', 'sending'],
  ])
  expect(shown()).toEqual(['sent', 'sent'])
  expect(readJournal()).toEqual([])
})

test('mails that fail are logged without personal data, shown, and left to the next visit', async () => {
  backend.mailStatus = 500
  await sendMails(booked({ invoiceId: 'i1' }))
  expect(logged).toEqual([
    [orderMessages.emailConfirmationFailed, 'down'],
    [orderMessages.invoiceMailFailed, 'down'],
  ])
  expect(shown()).toEqual(['failed', 'failed'])
  expect(readJournal()).toMatchObject([{ step: 'booked', mailed: false, invoiceMailed: false }])
})

test.each([
  ['confirmation', { mailed: false, invoiceMailed: true }, ['failed', 'sent']],
  ['invoice', { mailed: true, invoiceMailed: false }, ['sent', 'failed']],
] as const)(
  'of two mails the %s alone fails: the other is not sent again',
  async (_, left, states) => {
    const entry = booked({ invoiceId: 'i1', ...left })
    backend.mailStatus = 500
    await sendMails(entry)
    expect(backend.mails).toHaveLength(1)
    expect(shown()).toEqual(states)
    expect(readJournal()).toMatchObject([left])
  },
)

test('two screens mail an order once; one mailed elsewhere or not booked gets none', async () => {
  const entry = booked()
  await Promise.all([sendMails(entry), sendMails(entry)])
  expect(backend.mails).toHaveLength(1)
  // Another tab has sent them: the journal doesn't have the order any more.
  await sendMails(orderEntry({ step: 'booked', reference: 'of another tab' }))
  saveEntry(orderEntry({ step: 'sending', reference: 'on its way' }))
  await sendMails(orderEntry({ reference: 'on its way' }))
  expect(backend.mails).toHaveLength(1)
})

test('a tab that was put to sleep with the lock: the page stops promising, and mails once it is free', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let unlock = () => {}
  const isFree = new Promise<void>((resolve) => (unlock = resolve))
  const request = (_name: string, _options: object, work: (lock: object) => unknown) =>
    isFree.then(() => work({}))
  Object.assign(navigator, { locks: { request } })
  const sending = sendMails(booked({ invoiceId: 'i1' }))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(shown()).toEqual(['sending', 'sending'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(shown()).toEqual(['waiting', 'waiting'])
  vi.useRealTimers()
  unlock()
  await sending
  expect(shown()).toEqual(['sent', 'sent'])
  Reflect.deleteProperty(navigator, 'locks')
})
