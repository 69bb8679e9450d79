// @vitest-environment jsdom
// The payment of an invoice on the stand-in database and payment service; each visit loads the
// modules again.
import '#test/stand-ins/pauses'
import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { backend, gate } from '#test/stand-ins/backend'
import {
  answerCharges,
  attemptPath,
  bookingId,
  bookingPath,
  commits,
  invoicePath,
  isPaid,
  keys,
  methods,
  openInvoice,
  owe,
  setPaid,
  steps,
  visitInvoice as visit,
} from '#test/stand-ins/invoice-payment'
import { refuseStorage } from '#test/stand-ins/refused-storage'
import { readJournal, saveEntry } from '~/lib/booking/commit/journal'
import { journalKey } from '~/lib/booking/commit/journal-key'

openInvoice()

test('the balance is charged once, and both documents are set paid in one commit', async () => {
  const { pay } = await visit()
  expect(await pay(async () => 'pm_good')).toEqual({ kind: 'invoicePaid', reference: 'i1' })
  const description = 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen'
  expect(backend.charges).toMatchObject([{ id: 'pm_good', description, amount: 475_40 }])
  expect(keys()).toEqual([expect.stringMatching(/^invoice-abcdefghij0123456789-[A-Za-z0-9]{20}$/)])
  expect(commits).toEqual([[attemptPath], [bookingPath, invoicePath, attemptPath]])
  expect(isPaid()).toEqual([true, true])
  const [secret = ''] = keys()
  const attempt = createHash('sha256').update(secret).digest('hex')
  expect(backend.get(attemptPath)).toMatchObject({ attempt, step: 'paid', secret, over: [] })
  expect(readJournal()).toEqual([])
})

test('pressed again while it runs, it charges once', async () => {
  const { pay } = await visit()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => pay()))
  expect(outcomes.map(({ kind }) => kind)).toEqual(['invoicePaid', ...Array(19).fill('busy')])
  expect(backend.charges).toHaveLength(1)
})

describe('nothing is charged', () => {
  test.each([
    ['the invoice was paid meanwhile', () => setPaid(invoicePath), 'paidElsewhere'],
    ['the booking was paid meanwhile', () => setPaid(bookingPath), 'paidElsewhere'],
    ['the balance rose', () => owe(500), 'differs'],
    ['nothing is due any more', () => owe(0), 'differs'],
    ['the database is down', () => void (backend.reachable = false), 'down'],
  ])('when %s', async (_, happen, kind) => {
    const { pay } = await visit()
    // At the last moment: during the card provider's answer.
    const outcome = await pay(async () => {
      happen()
      return 'pm_1'
    })
    expect(outcome.kind).toBe(kind)
    expect(backend.charges).toEqual([])
    expect(readJournal()).toEqual([])
  })

  test.each([
    ['makes no payment method', async () => null],
    ['fails', async () => Promise.reject(new Error('frame gone'))],
  ])('when the card provider %s; another card succeeds then', async (_, createPaymentMethod) => {
    const { pay } = await visit()
    expect(await pay(createPaymentMethod)).toEqual({ kind: 'cardError' })
    expect(backend.charges).toEqual([])
    expect((await pay()).kind).toBe('invoicePaid')
  })

  test('when the browser refuses to keep the journal', async () => {
    const { pay } = await visit()
    refuseStorage()
    expect(await pay()).toEqual({ kind: 'noStorage' })
    expect(backend.charges).toEqual([])
  })
})

test('after a definite decline everybody may pay at once, and each charge has a new key', async () => {
  const { pay } = await visit()
  answerCharges('declined', 'declined')
  expect(await pay()).toEqual({ kind: 'declined' })
  expect(readJournal()).toEqual([])
  expect(backend.get(attemptPath)).toMatchObject({ step: 'free', secret: keys()[0] })
  expect(await pay()).toEqual({ kind: 'declined' })
  // On another device.
  localStorage.clear()
  expect((await (await visit()).pay()).kind).toBe('invoicePaid')
  expect(new Set(keys()).size).toBe(3)
  expect(backend.get(attemptPath)).toMatchObject({ over: [] })
})

describe('a charge without an answer', () => {
  const unknown = { kind: 'unknownCharge', reference: 'i1' }
  test('is sent again as it was: same key, same payment method', async () => {
    const { pay } = await visit()
    answerCharges('unknown')
    expect(await pay()).toEqual(unknown)
    const card = vi.fn<() => Promise<string>>()
    expect((await (await visit()).pay(card)).kind).toBe('invoicePaid')
    expect(card).not.toHaveBeenCalled()
    expect(keys()).toHaveLength(2)
    expect([new Set(keys()).size, methods().size]).toEqual([1, 1])
    expect(readJournal()).toEqual([])
  })

  // 'unknown' is also the answer to a key that another device has used.
  test.each(['declined', 'unknown'] as const)(
    'stays unknown though its repeat is %s, and offers no new card',
    async (repeat) => {
      const { pay } = await visit()
      answerCharges('unknown', repeat, repeat)
      for (let press = 0; press < 3; press++) expect(await pay()).toEqual(unknown)
      expect(keys()).toHaveLength(3)
      expect([new Set(keys()).size, methods().size]).toEqual([1, 1])
      expect(steps()).toEqual(['unknown'])
      // Nobody else may take it for free.
      expect(backend.get(attemptPath)).toMatchObject({ step: 'sent' })
    },
  )

  test.each([
    ['is paid by now', () => setPaid(invoicePath)],
    ['asks for another amount', () => owe(500)],
    ["can't be read", () => void (backend.reachable = false)],
    [
      'was taken over by somebody else',
      () => backend.put(attemptPath, { ...backend.get(attemptPath), attempt: 'f'.repeat(64) }),
    ],
    [
      'was closed by somebody else',
      () => backend.put(attemptPath, { ...backend.get(attemptPath), step: 'free' }),
    ],
    ['is refused to it', () => void backend.refused.add(attemptPath)],
  ])('is not repeated where the invoice %s', async (_, happen) => {
    const { pay } = await visit()
    answerCharges('unknown')
    await pay()
    happen()
    expect(await pay()).toEqual(unknown)
    expect(backend.charges).toHaveLength(1)
    expect(steps()).toEqual(['unknown'])
  })

  test('is shown by the next visit, which never charges by itself', async () => {
    const { pay: payAndDie } = await visit()
    const { opened: testEnds, open: endTest } = gate()
    backend.charge = () => testEnds.then(() => 'unknown')
    void payAndDie()
    await vi.waitFor(() => expect(backend.charges).toHaveLength(1))
    expect(await (await visit()).resume()).toEqual(unknown)
    expect(backend.charges).toHaveLength(1)
    endTest()
  })

  test('of another invoice is not in the way', async () => {
    leaveCharge('i2')
    const { pay, resume } = await visit()
    expect(await resume()).toBeNull()
    expect((await pay()).kind).toBe('invoicePaid')
    expect(keys()).toHaveLength(1)
    expect(steps()).toEqual(['unknown'])
  })

  test('is shown by its reference alone once the rest is deleted, and never sent again', async () => {
    leaveCharge('i1')
    const { pay, resume } = await visit()
    expect([await resume(), await pay()]).toEqual([unknown, unknown])
    expect(backend.charges).toEqual([])
  })

  test('gives way to another charge once the office has settled it, twelve minutes later', async () => {
    const { pay, settle, resume } = await visit()
    answerCharges('unknown')
    await pay()
    settle()
    expect(await resume()).toBeNull()
    expect((await pay()).kind).toBe('paying')
    vi.setSystemTime(Date.now() + 13 * 60_000)
    const told = await pay()
    if (told.kind !== 'mayBeCharged') throw new Error(told.kind)
    expect((await pay(undefined, told.since)).kind).toBe('invoicePaid')
    expect(new Set(keys()).size).toBe(2)
  })

  test('of a page from before payments were held is sent again under its own key, once nobody pays', async () => {
    const idempotencyKey = `invoice-${bookingId}-0`
    const charge = {
      paymentMethodId: 'pm_1',
      description: 'Old',
      amountCents: 475_40,
      idempotencyKey,
    }
    saveEntry({
      kind: 'invoice',
      step: 'charging',
      reference: 'i1',
      bookingId,
      charge,
      at: Date.now(),
    })
    const { pay } = await visit()
    expect((await pay()).kind).toBe('invoicePaid')
    expect(keys()).toEqual([idempotencyKey])
    expect(backend.get(attemptPath)).toMatchObject({ step: 'paid', secret: idempotencyKey })
  })

  /** Leaves in the journal what stays of an old charge. */
  function leaveCharge(reference: string): void {
    const entry = { kind: 'unknown', reference, days: [], at: Date.now() }
    localStorage.setItem(journalKey, JSON.stringify([entry]))
  }
})
