// @vitest-environment jsdom
// How many requests an order waits for, one after the other: on a slow network they are nearly all
// of its time.
import type { AxiosAdapter } from 'axios'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkoutForm } from '#test/bookings'
import { day } from '#test/days'
import { openBackend } from '#test/stand-ins/backend'
import type { OrderForm } from '~/lib/domain/order-form'
import { http } from '~/lib/services/http'
import { checkOrder } from './check'
import { placeOrder } from './place'

openBackend('2027-06-01T15:00:00Z')

/** What Lighthouse calls slow 4G. */
const roundTripMs = 562
const maxMs = 3_500

let waiting: { name: string; answer: () => void }[] = []
/** Requests wait for `answerInRounds`; until then they are answered at once. */
let slow: boolean

function request<Answer>(name: string, send: () => Promise<Answer>): Promise<Answer> {
  if (!slow) return send()
  return new Promise((resolve) => waiting.push({ name, answer: () => resolve(send()) }))
}

beforeEach(() => {
  slow = false
  // Both clocks of the device stop at the same time.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date() })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: { body: string }) =>
    request(nameOf(init.body), () => fetch(url, init)),
  )
  const send = http.defaults.adapter as AxiosAdapter
  http.defaults.adapter = (config) => request(serviceAt(config.url ?? ''), () => send(config))
  return async () => {
    http.defaults.adapter = send
    // The mails.
    slow = false
    for (const { answer } of waiting.splice(0)) answer()
  }
})

/**
 * What a request to the database is about, with the collections in the order in which it names
 * them.
 */
function nameOf(body: string): string {
  const names = Array.from(
    body.matchAll(/(?:documents\/|collectionId":")([\w-]+)/g),
    ([, name]) => name,
  )
  return [body.includes('"writes"') ? 'write' : 'read', ...new Set(names)].join(' ')
}

const serviceAt = (url: string) =>
  url === location.origin ? 'time' : url.endsWith('/paymentInflatables') ? 'charge' : 'mail'

/**
 * Answers all requests that are under way at once, round by round: as on a network where each takes
 * as long. A round is over when its requests, and no others, are under way.
 */
async function answerInRounds(rounds: readonly string[]) {
  for (const round of rounds) {
    await expect.poll(namesUnderWay, { timeout: 20_000 }).toBe(round)
    for (const { answer } of waiting.splice(0)) answer()
  }
}

const namesUnderWay = () =>
  waiting
    .map(({ name }) => name)
    .toSorted()
    .join(' + ')

/** Continue, with a castle and 20 chairs. */
async function checkedOrder(form: OrderForm) {
  const days = [day('2027-06-12')]
  const cart = [
    { itemId: 'castle', days, quantity: 1 },
    { itemId: 'chairs', days, quantity: 20 },
  ]
  const answer = await checkOrder({ kind: 'cart', wanted: cart, form })
  if (answer.kind !== 'ready') throw new Error(answer.kind)
  return { kind: 'cart', checked: answer.checked, form, screenStay: '/checkout' } as const
}

/** The final press leads to these requests, round by round, and then to a booking. */
async function expectRounds(some: Partial<OrderForm>, rounds: readonly string[]) {
  const form = checkoutForm(some)
  const order = await checkedOrder(form)
  slow = true
  const makePaymentMethod = () => request('payment method', async () => 'pm_card')
  const placing = placeOrder(order, form.method === 'Credit Card' ? makePaymentMethod : undefined)
  await answerInRounds(rounds)
  expect(await placing).toMatchObject({ kind: 'booked' })
}

test('from Pay to the confirmation it takes 3.5 seconds at most where each request takes 562 ms', async () => {
  // Nothing is charged before the units are held and the prices are read once more.
  const rounds = [
    'payment method + read allocations + read config',
    'write allocations',
    'read config + read extras + read inflatables + read numbers',
    'charge',
    'write bookings-test claims allocations',
  ]
  await expectRounds({ method: 'Credit Card' }, rounds)
  expect(rounds.length * roundTripMs).toBeLessThanOrEqual(maxMs)
})

test('an order for the office waits for two', async () => {
  await expectRounds({ method: 'Cash In Office' }, [
    'read allocations + read config',
    'write bookings-test claims allocations',
  ])
})
