// @vitest-environment jsdom
// The payment of an invoice on the stand-in database and payment service; each visit loads the
// modules again.
import '#test/stand-ins/pauses'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gate, backend, openBackend } from '#test/stand-ins/backend'
import {
  answerCharges,
  bookingId,
  keys,
  methods,
  visitInvoice as visit,
} from '#test/stand-ins/invoice-payment'
import { refuseStorage } from '#test/stand-ins/refused-storage'
import { readJournal } from '~/lib/booking/commit/journal'
import { journalKey } from '~/lib/booking/commit/journal-key'

openBackend()

const invoicePath = 'invoices-test/i1'
const key = (declines: number) => `invoice-${bookingId}-${declines}`
const bookingPath = `bookings-test/${bookingId}`
/** The paths of each commit that was sent. */
let commits: string[][]

beforeEach(() => {
  backend.put(invoicePath, { bookingId, paid: false })
  owe(475.4)
  commits = []
  answerCommits()
})

/** The booking's amount in dollars. */
const owe = (rent: number) => backend.put(bookingPath, { paid: false, balances: { rent } })
const setPaid = (path: string) => backend.put(path, { ...backend.get(path), paid: true })
const isPaid = () => [invoicePath, bookingPath].map((path) => backend.get(path)?.['paid'])

/** Answers the first commits so; all others arrive. */
function answerCommits(...answers: ('unanswered' | 'refused')[]): void {
  backend.beforeWrites = (paths) => {
    commits.push(paths)
    return answers.shift()
  }
}

const steps = () => readJournal().map((entry) => ('step' in entry ? entry.step : entry.kind))

test('the balance is charged once, and both documents are set paid in one commit', async () => {
  const { pay } = await visit()
  expect(await pay(async () => 'pm_good')).toEqual({ kind: 'invoicePaid', reference: 'i1' })
  const description = 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen'
  const idempotencyKey = 'invoice-abcdefghij0123456789-0'
  expect(backend.charges).toEqual([{ id: 'pm_good', description, amount: 475_40, idempotencyKey }])
  expect(commits).toEqual([[bookingPath, invoicePath]])
  expect(isPaid()).toEqual([true, true])
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
    ['the invoice was paid meanwhile', () => setPaid(invoicePath), 'invoicePaid'],
    ['the booking was paid meanwhile', () => setPaid(bookingPath), 'invoicePaid'],
    ['the balance rose', () => owe(500), 'changed'],
    ['nothing is due any more', () => owe(0), 'changed'],
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

test('after a definite decline the key is new, and another card pays', async () => {
  const { pay } = await visit()
  answerCharges('declined', 'declined')
  expect(await pay()).toEqual({ kind: 'declined' })
  expect(readJournal()).toEqual([])
  expect(await pay()).toEqual({ kind: 'declined' })
  // Also after a reload.
  expect((await (await visit()).pay()).kind).toBe('invoicePaid')
  expect(keys()).toEqual([key(0), key(1), key(2)])
})

test.each(['damaged', '-1', '1.5', '1e99'])(
  'a damaged count of declines (%s) starts over, and a decline still changes the key',
  async (stored) => {
    localStorage.setItem(`invoiceDeclines-${bookingId}`, stored)
    const { pay } = await visit()
    answerCharges('declined')
    await pay()
    await pay()
    expect(keys()).toEqual([key(0), key(1)])
  },
)

describe('a charge without an answer', () => {
  const unknown = { kind: 'unknownCharge', reference: 'i1' }
  test('is sent again as it was: same key, same payment method', async () => {
    const { pay } = await visit()
    answerCharges('unknown')
    expect(await pay()).toEqual(unknown)
    const card = vi.fn<() => Promise<string>>()
    expect((await (await visit()).pay(card)).kind).toBe('invoicePaid')
    expect(card).not.toHaveBeenCalled()
    expect(keys()).toEqual([key(0), key(0)])
    expect(methods().size).toBe(1)
    expect(readJournal()).toEqual([])
  })

  // 'unknown' is also the answer to a key that another device has used.
  test.each(['declined', 'unknown'] as const)(
    'stays unknown though its repeat is %s, and offers no new card',
    async (repeat) => {
      const { pay } = await visit()
      answerCharges('unknown', repeat, repeat)
      for (let press = 0; press < 3; press++) expect(await pay()).toEqual(unknown)
      expect(keys()).toEqual([key(0), key(0), key(0)])
      expect(methods().size).toBe(1)
      expect(steps()).toEqual(['unknown'])
    },
  )

  test.each([
    ['is paid by now', () => setPaid(invoicePath)],
    ['asks for another amount', () => owe(500)],
    ["can't be read", () => void (backend.reachable = false)],
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
    expect(keys()).toEqual([key(0)])
    expect(steps()).toEqual(['unknown'])
  })

  test('is shown by its reference alone once the rest is deleted, and never sent again', async () => {
    leaveCharge('i1')
    const { pay, resume } = await visit()
    expect([await resume(), await pay()]).toEqual([unknown, unknown])
    expect(backend.charges).toEqual([])
  })

  test('gives way to a charge under another key once the office has settled it', async () => {
    const { pay, settle, resume } = await visit()
    answerCharges('unknown')
    await pay()
    settle()
    expect(await resume()).toBeNull()
    expect((await pay()).kind).toBe('invoicePaid')
    expect(keys()).toEqual([key(0), key(1)])
  })

  /** Leaves in the journal what stays of an old charge. */
  function leaveCharge(reference: string): void {
    const entry = { kind: 'unknown', reference, days: [], at: Date.now() }
    localStorage.setItem(journalKey, JSON.stringify([entry]))
  }
})

describe('a charge whose documents could not be written', () => {
  test.each(['on the next visit', 'by pressing again'])(
    'is finished %s, charged once',
    async (how) => {
      const { pay } = await visit()
      answerCommits(...Array<'unanswered'>(6).fill('unanswered'))
      expect(await pay()).toEqual({ kind: 'chargedUnanswered', reference: 'i1' })
      expect(commits).toHaveLength(6)
      expect(steps()).toEqual(['charged'])
      const finish = how === 'by pressing again' ? pay : (await visit()).resume
      expect(await finish()).toEqual({ kind: 'invoicePaid', reference: 'i1' })
      expect(isPaid()).toEqual([true, true])
      expect(backend.charges).toHaveLength(1)
      expect(readJournal()).toEqual([])
    },
  )

  test('is finished where the page died between charge and commit', async () => {
    const { pay: payAndDie } = await visit()
    const { opened: testEnds, open: endTest } = gate()
    backend.beforeWrites = (paths) => {
      commits.push(paths)
      return testEnds.then(() => 'refused')
    }
    void payAndDie()
    await vi.waitFor(() => expect(commits).toHaveLength(1))
    answerCommits()
    expect((await (await visit()).resume())?.kind).toBe('invoicePaid')
    expect(isPaid()).toEqual([true, true])
    expect(backend.charges).toHaveLength(1)
    endTest()
  })

  test('counts as paid when a commit is refused because it arrived already', async () => {
    backend.beforeWrites = () => setPaid(bookingPath)
    expect((await (await visit()).pay()).kind).toBe('invoicePaid')
    expect(readJournal()).toEqual([])
  })

  test('is not known when it is refused and the documents cannot be read', async () => {
    backend.beforeWrites = () => {
      backend.beforeRead = () => {
        throw new Error('down')
      }
      return 'refused'
    }
    expect(await (await visit()).pay()).toEqual({ kind: 'chargedUnanswered', reference: 'i1' })
  })

  test('keeps the reference when the database refuses it for good', async () => {
    backend.beforeWrites = () => 'refused'
    expect(await (await visit()).pay()).toEqual({ kind: 'chargedStuck', reference: 'i1' })
    expect(await (await visit()).resume()).toEqual({ kind: 'chargedStuck', reference: 'i1' })
    expect(steps()).toEqual(['charged'])
  })
})
