// What a customer does next. Each returns all outcomes, and the page that showed them.
import { cardForm, officeForm } from '../orders'
import { letPass, stored, type Visit } from '../world'
import type { Customer, Flow, OrderResult } from './flows'

type Went = { answers: readonly OrderResult[]; visit: Visit }
type Way = (customer: Customer) => Promise<Went>

const hours = 60 * 60_000

export const ways = {
  /** On the same page; if that died, on the reloaded page before it has read the journal. */
  'press again': async (customer) => {
    const { first, order, answer } = customer
    if (!first.page.dead) return { answers: [await press(first, customer, answer)], visit: first }
    const visit = await reload(customer)
    if (isForgotten(customer)) return { answers: [], visit }
    const [resumed, placed] = await Promise.all([visit.resume(), visit.place(order)])
    const last = isBusy(placed) ? await press(visit, customer, lastOf(resumed)) : placed
    return { answers: [...listOf(resumed), await onward(visit, last)], visit }
  },
  'reload and press again': async (customer) => {
    const visit = await reload(customer)
    const resumed = listOf(await visit.resume())
    if (!(await canPress(visit, customer, resumed))) return { answers: resumed, visit }
    const last = await press(visit, customer, lastOf(resumed))
    return { answers: [...resumed, await onward(visit, last)], visit }
  },
  /** The other tab's screen doesn't have the first one's order. */
  'second tab': async ({ other, order, first }) => {
    if (other === null) return { answers: [], visit: first }
    const answer = await other.place(order)
    return { answers: [answer, await onward(other, answer)], visit: other }
  },
  'another card': (customer) => placeOtherwise(customer, cardForm),
  'the office': (customer) => placeOtherwise(customer, officeForm),
  /** Leaves, and comes back a day later: all holds have ended. */
  'back tomorrow': async (customer) => {
    const { world, order, first } = customer
    const [{ itemId, days } = { itemId: '', days: [] }] = order.cart
    const [day] = days
    if (day === undefined) throw new Error('An order without a day')
    const suffix = itemId.replace(/^[a-z]+/, '')
    const { held } = await stored(world.project, '', day, suffix)
    const { tab, browser } = first.page
    await letPass(26 * hours, world.project, browser, tab, held)
    const visit = await reload(customer)
    return { answers: listOf(await visit.resume()), visit }
  },
} satisfies Record<string, Way>

export type WayName = keyof typeof ways

/**
 * The ways that make a difference for a flow: without a charge there is no other card, and paying
 * in the office is the same order.
 */
export function waysOf({ charges }: Pick<Flow, 'charges'>): WayName[] {
  return (Object.keys(ways) as WayName[]).filter((name) => charges || name !== 'the office')
}

async function placeOtherwise(customer: Customer, change: typeof cardForm): Promise<Went> {
  const { first, order } = customer
  if (!first.page.dead) return { answers: [await first.place(change(order))], visit: first }
  const visit = await reload(customer)
  const resumed = listOf(await visit.resume())
  if (!(await canPress(visit, customer, resumed))) return { answers: resumed, visit }
  return { answers: [...resumed, await visit.place(change(order))], visit }
}

const reload = ({ world, services, first }: Customer) => world.visit(first.page.tab, services)

/**
 * Presses what the screen offers: the final button, or after a payment without an answer the button
 * that sends it again.
 */
const press = (visit: Visit, { order }: Customer, answer: OrderResult | undefined) =>
  typeof answer === 'object' && answer.reference !== undefined
    ? visit.retry(answer.reference).then(orNothing)
    : visit.place(order)

/** Presses once more if the outcome offers it. */
async function onward(visit: Visit, answer: OrderResult): Promise<OrderResult> {
  return typeof answer === 'object' && answer.reference !== undefined
    ? orNothing(await visit.retry(answer.reference))
    : answer
}

/** Without storage, a reload loses the cart and the form, so there is no button to press. */
const isForgotten = ({ first }: Customer) => first.page.browser.forbidsStorage

/** A booked cart is empty. A booked single item shows its confirmation instead of its form. */
async function canPress(visit: Visit, customer: Customer, resumed: readonly OrderResult[]) {
  if (isForgotten(customer)) return false
  if (customer.order.kind === 'cart') return (await visit.cart()).length > 0
  return !resumed.some((answer) => typeof answer === 'object' && answer.kind === 'booked')
}

const isBusy = (answer: OrderResult) => typeof answer === 'object' && answer.kind === 'busy'
const listOf = (resumed: readonly OrderResult[] | 'died'): readonly OrderResult[] =>
  resumed === 'died' ? ['died'] : resumed
const lastOf = (resumed: readonly OrderResult[] | 'died') => listOf(resumed).at(-1)
const orNothing = (answer: OrderResult | null): OrderResult => answer ?? { kind: 'nothing' }
