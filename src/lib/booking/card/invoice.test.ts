// @vitest-environment jsdom
// Cards are refused, answers stay away, documents change and pages die, as each test says; the journal is the real one.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readJournal } from '~/lib/booking/commit/journal'
import { journalKey } from '~/lib/booking/commit/journal-key'
import type { CommitAnswer } from '~/lib/db/commit'
import type { Charge, ChargeAnswer } from '~/lib/services/payment'

const world = vi.hoisted(() => ({
  invoice: { id: 'i1', bookingId: 'b1', paid: false },
  booking: { id: 'b1', paid: false, balanceDueCents: 475_40 },
  down: false,
  charges: vi.fn<(charge: Charge) => Promise<ChargeAnswer>>(),
  commits: vi.fn<(invoiceId: string, bookingId: string) => Promise<CommitAnswer>>(),
}))

// The real one connects once a page, and every visit here is a page.
vi.mock('~/lib/db/client', () => ({ db: {} }))
// Connects as soon as it is loaded; no invoice asks it.
vi.mock('~/lib/db/days/item-uses', () => ({}))
vi.mock('~/lib/services/payment', () => ({ chargeCard: world.charges }))
vi.mock('~/lib/db/invoices', () => ({
  commitPayment: world.commits,
  findInvoice: () => read(world.invoice),
}))
vi.mock('~/lib/db/bookings/stored-booking', () => ({
  findStoredBooking: () => read(world.booking),
}))

const read = async <Document>(document: Document) => {
  if (world.down) throw new Error('down')
  return document
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  world.invoice = { id: 'i1', bookingId: 'b1', paid: false }
  world.booking = { id: 'b1', paid: false, balanceDueCents: 475_40 }
  world.down = false
  world.charges.mockReset().mockResolvedValue('paid')
  world.commits.mockReset().mockImplementation(async () => {
    world.invoice.paid = true
    world.booking.paid = true
    return 'done'
  })
})
afterEach(() => void vi.useRealTimers())

/** The page as a new visit loads it: nothing is left of an earlier one but what the browser stores. */
async function visit() {
  vi.resetModules()
  const { payInvoice, resumeInvoice } = await import('./invoice')
  const { settleWithOffice } = await import('./settled')
  return {
    settle: () => settleWithOffice('i1'),
    pay: (createPaymentMethod = newCard()) => settled(payInvoice(bill, createPaymentMethod)),
    press: (createPaymentMethod = newCard()) => payInvoice(bill, createPaymentMethod),
    resume: () => settled(resumeInvoice('i1')),
  }
}

const bill = { invoiceId: 'i1', bookingId: 'b1', customer: 'Maria Jensen', amountCents: 475_40 }

async function settled<Outcome>(outcome: Promise<Outcome>): Promise<Outcome> {
  await vi.runAllTimersAsync()
  return outcome
}

let cards = 0
const newCard = (): (() => Promise<string | null>) => async () => `pm_${++cards}`
const keys = () => world.charges.mock.calls.map(([charge]) => charge.idempotencyKey)
const methods = () => world.charges.mock.calls.map(([charge]) => charge.paymentMethodId)
const steps = () => readJournal().map((entry) => ('step' in entry ? entry.step : entry.kind))

test('the balance is charged once, and both documents are set paid in one commit', async () => {
  const { pay } = await visit()
  expect(await pay(async () => 'pm_good')).toEqual({ kind: 'invoicePaid', reference: 'i1' })
  expect(world.charges.mock.calls).toEqual([
    [
      {
        paymentMethodId: 'pm_good',
        description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen',
        amountCents: 475_40,
        idempotencyKey: 'invoice-i1-0',
      },
    ],
  ])
  expect(world.commits.mock.calls).toEqual([['i1', 'b1']])
  expect(readJournal()).toEqual([])
})

test('M5b: pressed again while it runs, it charges once', async () => {
  const { press: pressAgain } = await visit()
  const outcomes = await settled(Promise.all(Array.from({ length: 20 }, () => pressAgain())))
  expect(outcomes.map(({ kind }) => kind)).toEqual(['invoicePaid', ...Array(19).fill('busy')])
  expect(world.charges).toHaveBeenCalledTimes(1)
})

describe('nothing is charged', () => {
  test.each([
    ['the invoice was paid meanwhile', () => (world.invoice.paid = true), 'invoicePaid'],
    ['the booking was paid meanwhile', () => (world.booking.paid = true), 'invoicePaid'],
    ['the balance rose', () => (world.booking.balanceDueCents = 500_00), 'changed'],
    ['nothing is due any more', () => (world.booking.balanceDueCents = 0), 'changed'],
    ['the database is down', () => (world.down = true), 'down'],
  ])('when %s', async (_, happen, kind) => {
    const { pay } = await visit()
    // At the last moment: while the card provider is asked.
    const outcome = await pay(async () => {
      happen()
      return 'pm_1'
    })
    expect(outcome.kind).toBe(kind)
    expect(world.charges).not.toHaveBeenCalled()
    expect(readJournal()).toEqual([])
  })

  test.each([
    ['makes no payment method', async () => null],
    ['fails', async () => Promise.reject(new Error('frame gone'))],
  ])('when the card provider %s; another card succeeds then', async (_, createPaymentMethod) => {
    const { pay } = await visit()
    expect(await pay(createPaymentMethod)).toEqual({ kind: 'cardError' })
    expect(world.charges).not.toHaveBeenCalled()
    expect((await pay()).kind).toBe('invoicePaid')
  })

  test('when the browser refuses to keep the journal', async () => {
    const { pay } = await visit()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await pay()).toEqual({ kind: 'noStorage' })
    expect(world.charges).not.toHaveBeenCalled()
  })
})

test('after a definite decline the key is new, and another card pays', async () => {
  const { pay } = await visit()
  world.charges.mockResolvedValueOnce('declined').mockResolvedValueOnce('declined')
  expect(await pay()).toEqual({ kind: 'declined' })
  expect(readJournal()).toEqual([])
  expect(await pay()).toEqual({ kind: 'declined' })
  // Also after a reload.
  expect((await (await visit()).pay()).kind).toBe('invoicePaid')
  expect(keys()).toEqual(['invoice-i1-0', 'invoice-i1-1', 'invoice-i1-2'])
})

describe('an answer that never came', () => {
  const unknown = { kind: 'unknownCharge', reference: 'i1' }

  test('sends the same charge again: same key, same payment method', async () => {
    const { pay } = await visit()
    world.charges.mockResolvedValueOnce('unknown')
    expect(await pay()).toEqual(unknown)
    const card = vi.fn<() => Promise<string>>()
    expect((await (await visit()).pay(card)).kind).toBe('invoicePaid')
    expect(card).not.toHaveBeenCalled()
    expect(keys()).toEqual(['invoice-i1-0', 'invoice-i1-0'])
    expect(new Set(methods()).size).toBe(1)
    expect(readJournal()).toEqual([])
  })

  test('stays unknown though its repeat is declined, and offers no new card', async () => {
    const { pay } = await visit()
    world.charges.mockResolvedValueOnce('unknown').mockResolvedValue('declined')
    expect(await pay()).toEqual(unknown)
    expect(await pay()).toEqual(unknown)
    expect(await pay()).toEqual(unknown)
    expect(new Set(methods()).size).toBe(1)
    expect(steps()).toEqual(['unknown'])
  })

  test.each([
    ['is paid by now', () => (world.invoice.paid = true)],
    ['asks for another amount', () => (world.booking.balanceDueCents = 500_00)],
    ["can't be read", () => (world.down = true)],
  ])('is not repeated where the invoice %s', async (_, happen) => {
    const { pay } = await visit()
    world.charges.mockResolvedValueOnce('unknown')
    await pay()
    happen()
    expect(await pay()).toEqual(unknown)
    expect(world.charges).toHaveBeenCalledTimes(1)
    expect(steps()).toEqual(['unknown'])
  })

  test('is told by the next visit, which never charges by itself', async () => {
    const { press: pressAndDie } = await visit()
    // The page dies while the charge is under way.
    world.charges.mockReturnValueOnce(new Promise(() => {}))
    void pressAndDie()
    await vi.waitFor(() => expect(world.charges).toHaveBeenCalledTimes(1))
    expect(await (await visit()).resume()).toEqual(unknown)
    expect(world.charges).toHaveBeenCalledTimes(1)
  })

  test('of another invoice is not in the way', async () => {
    localStorage.setItem(
      journalKey,
      JSON.stringify([{ kind: 'unknown', reference: 'i2', days: [], at: Date.now() }]),
    )
    const { pay, resume } = await visit()
    expect(await resume()).toBeNull()
    expect((await pay()).kind).toBe('invoicePaid')
    expect(keys()).toEqual(['invoice-i1-0'])
    expect(steps()).toEqual(['unknown'])
  })

  test('is told by its reference alone once the rest is forgotten, and never sent again', async () => {
    localStorage.setItem(
      journalKey,
      JSON.stringify([{ kind: 'unknown', reference: 'i1', days: [], at: Date.now() }]),
    )
    const { pay, resume } = await visit()
    expect([await resume(), await pay()]).toEqual([unknown, unknown])
    expect(world.charges).not.toHaveBeenCalled()
  })

  test('O1 a key that the service refuses as used on another device is no decline', async () => {
    // What the service says of it is read in lib/services: here, that nobody knows.
    world.charges.mockResolvedValue('unknown')
    const { pay } = await visit()
    expect([await pay(), await pay()]).toEqual([unknown, unknown])
    expect(new Set(keys())).toEqual(new Set(['invoice-i1-0']))
    expect(new Set(methods()).size).toBe(1)
  })

  test('settled with the office, the next charge goes under another key', async () => {
    const { pay, settle, resume } = await visit()
    world.charges.mockResolvedValueOnce('unknown')
    await pay()
    settle()
    expect(await resume()).toBeNull()
    expect((await pay()).kind).toBe('invoicePaid')
    expect(keys()).toEqual(['invoice-i1-0', 'invoice-i1-1'])
  })
})

describe('M6b: a charge whose documents could not be written', () => {
  test.each(['on the next visit', 'by pressing again'])(
    'is finished %s, charged once',
    async (how) => {
      const { pay } = await visit()
      for (let send = 0; send < 6; send++) world.commits.mockResolvedValueOnce('unanswered')
      expect(await pay()).toEqual({ kind: 'chargedUnanswered', reference: 'i1' })
      expect(steps()).toEqual(['charged'])
      const finish = how === 'by pressing again' ? pay : (await visit()).resume
      expect(await finish()).toEqual({ kind: 'invoicePaid', reference: 'i1' })
      expect([world.invoice.paid, world.booking.paid]).toEqual([true, true])
      expect(world.charges).toHaveBeenCalledTimes(1)
      expect(readJournal()).toEqual([])
    },
  )

  test('is finished where the page died between charge and commit', async () => {
    const { press: pressAndDie } = await visit()
    world.commits.mockReturnValueOnce(new Promise(() => {}))
    void pressAndDie()
    await vi.waitFor(() => expect(world.commits).toHaveBeenCalledTimes(1))
    expect((await (await visit()).resume())?.kind).toBe('invoicePaid')
    expect(world.charges).toHaveBeenCalledTimes(1)
  })

  test('counts as paid when a commit is refused because it arrived already', async () => {
    world.commits.mockImplementationOnce(async () => {
      world.booking.paid = true
      return 'refused'
    })
    expect((await (await visit()).pay()).kind).toBe('invoicePaid')
    expect(readJournal()).toEqual([])
  })

  test('keeps the reference when the database refuses it for good', async () => {
    world.commits.mockResolvedValue('refused')
    expect(await (await visit()).pay()).toEqual({ kind: 'chargedStuck', reference: 'i1' })
    expect(await (await visit()).resume()).toEqual({ kind: 'chargedStuck', reference: 'i1' })
    expect(steps()).toEqual(['charged'])
  })
})
