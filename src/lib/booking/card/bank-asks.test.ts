// @vitest-environment jsdom
// An order by a card whose bank asks the customer for a confirmation.
import '#test/stand-ins/pauses'
import { beforeEach, expect, test, vi } from 'vitest'
import { booking, bookingLine, orderEntry } from '#test/bookings'
import { inflatable } from '#test/items'
import { bookings, backend, openBackend } from '#test/stand-ins/backend'
import { readJournal } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { payAgain, payByCard } from './pay'

const askBank = vi.hoisted(() => vi.fn<(clientSecret: string) => Promise<void>>())
vi.mock('~/lib/services/stripe', () => ({ askBank }))

openBackend()

const lines = [bookingLine({ name: 'Rockford Castle', capacity: 1 })]
const document = toBookingDocument(booking({ lines, method: 'Credit Card' }))
const pay = () => payByCard(orderEntry({ document, lines }), 292_84, async () => 'pm_1')
const unknown = { kind: 'unknownCharge', reference: 'abcdefghij0123456789' }
const steps = () => readJournal().map((each) => ('step' in each ? each.step : each.kind))
const owners = () => backend.taken.map(({ owner }) => owner)

const clientSecret = 'pi_1_secret_2'
/** The answers to the charges that are sent. */
function answer(...answers: Awaited<ReturnType<typeof backend.charge>>[]) {
  backend.charge = () => answers.shift() ?? 'unknown'
}
beforeEach(() => {
  backend.items = [inflatable({ capacity: 1 })]
  askBank.mockReset().mockResolvedValue()
})

test('after the bank, the same charge is sent again; until then it is noted as sent', async () => {
  answer({ clientSecret }, 'paid')
  askBank.mockImplementation(async () => expect(steps()).toEqual(['charging']))
  expect(await pay()).toMatchObject({ kind: 'booked' })
  expect(askBank.mock.calls).toEqual([[clientSecret]])
  expect(backend.charges).toHaveLength(2)
  expect(backend.charges[1]).toEqual(backend.charges[0])
  expect(bookings()).toHaveLength(1)
})

test.each([
  ['the bank refuses', 'declined', 'declined'],
  ['nobody confirmed', { clientSecret }, 'declined'],
  ['the service takes no second request', 'refused', 'chargeRefused'],
] as const)('where %s, nothing is charged, and the units are free again', async (_, then, kind) => {
  answer({ clientSecret }, then)
  expect(await pay()).toEqual({ kind })
  expect(owners()).toEqual([])
  expect(readJournal()).toEqual([])
})

test.each([
  ['the hold is almost over', () => vi.setSystemTime(Date.now() + 8 * 60_000)],
  ['the price changed', () => (backend.items = [inflatable({ priceCents: 1 })])],
  [
    'the prices cannot be read',
    () => {
      backend.beforeRead = (path) => {
        if (path.startsWith('inflatables/')) throw new Error('down')
      }
    },
  ],
])('the order is not charged once %s', async (_, happen) => {
  answer({ clientSecret }, 'paid')
  askBank.mockImplementation(async () => happen())
  expect(await pay()).toEqual({ kind: 'declined' })
  expect(backend.charges).toHaveLength(1)
  expect(owners()).toEqual([])
})

test('a charge without its second answer is unknown; its repeat asks the bank again', async () => {
  answer({ clientSecret }, 'unknown', { clientSecret }, 'declined', { clientSecret }, 'paid')
  expect(await pay()).toEqual(unknown)
  const [noted] = readJournal() as OrderEntry[]
  if (!noted) throw new Error('Nothing is noted')
  expect(await payAgain(noted)).toEqual(unknown)
  expect(await payAgain(noted)).toMatchObject({ kind: 'booked' })
  expect(askBank).toHaveBeenCalledTimes(3)
})
