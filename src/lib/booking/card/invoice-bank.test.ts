// @vitest-environment jsdom
// An invoice paid by a card whose bank asks the customer for a confirmation.
import '#test/stand-ins/pauses'
import { beforeEach, expect, test, vi } from 'vitest'
import { backend } from '#test/stand-ins/backend'
import {
  attemptPath,
  bookingPath,
  keys,
  openInvoice,
  setPaid,
  steps,
  visitInvoice as visit,
} from '#test/stand-ins/invoice-payment'
import { readJournal } from '~/lib/booking/commit/journal'

const askBank = vi.hoisted(() => vi.fn<(clientSecret: string) => Promise<void>>())
vi.mock('~/lib/services/stripe', () => ({ askBank }))

openInvoice()

const stepNow = () => backend.get(attemptPath)?.['step']

type Answer = Awaited<ReturnType<typeof backend.charge>>
/** The answers to the charges that are sent, and what stands while each is on its way. */
let seen: unknown[]
function answer(...answers: Answer[]) {
  backend.charge = () => {
    seen.push([stepNow(), steps()])
    return answers.shift() ?? 'unknown'
  }
}
const asks = { clientSecret: 'pi_1_secret_2' }

beforeEach(() => {
  seen = []
  askBank.mockReset().mockResolvedValue()
})

test('while the bank asks, nothing was charged; the charge is noted again before it is sent again', async () => {
  answer(asks, 'paid')
  askBank.mockImplementation(async () => {
    await vi.waitFor(() => expect(stepNow()).toBe('asked'))
    seen.push(steps())
  })
  expect((await (await visit()).pay()).kind).toBe('invoicePaid')
  expect(seen).toEqual([['sent', ['charging']], ['holding'], ['sent', ['charging']]])
  expect(new Set(keys()).size).toBe(1)
})

test('a bank that refuses frees everybody', async () => {
  answer(asks, 'declined')
  expect(await (await visit()).pay()).toEqual({ kind: 'declined' })
  expect([stepNow(), readJournal()]).toEqual(['free', []])
})

test.each([
  [
    'somebody else has paid meanwhile',
    () => {
      setPaid(bookingPath)
      backend.refused.add(attemptPath)
    },
    'paidElsewhere',
  ],
  [
    'somebody else has taken the right over',
    () => {
      const expires = new Date(Date.now() + 600_000)
      backend.put(attemptPath, { attempt: 'f'.repeat(64), expires, step: 'sent', over: [] })
      backend.refused.add(attemptPath)
    },
    'paying',
  ],
  ['the database gives no answer', () => void (backend.reachable = false), 'down'],
  [
    'the device slept after it had renewed the right',
    () => {
      backend.beforeWrite = () => {
        backend.beforeWrite = () => {}
        vi.setSystemTime(Date.now() + 8 * 60_000)
      }
    },
    'down',
  ],
])('the charge is not sent again where %s', async (_, happen, kind) => {
  answer(asks, 'paid')
  askBank.mockImplementation(async () => {
    await vi.waitFor(() => expect(stepNow()).toBe('asked'))
    happen()
  })
  expect((await (await visit()).pay()).kind).toBe(kind)
  expect(backend.charges).toHaveLength(1)
})

test('a repeat whose first answer was lost gives nothing back, whatever the bank says', async () => {
  const { pay } = await visit()
  answer('unknown')
  await pay()
  answer(asks, 'declined')
  askBank.mockImplementation(async () => void seen.push([stepNow(), steps()]))
  expect((await pay()).kind).toBe('unknownCharge')
  expect(seen.at(-2)).toEqual(['sent', ['unknown']])
  expect([stepNow(), steps()]).toEqual(['sent', ['unknown']])
})
