// What a customer does next. Each answers with everything that was told, and with the page that it was told on.
import type { Customer, Flow, Told } from './flows'
import { cardForm, officeForm } from '../orders'
import { letPass, stored, type Visit } from '../world'

type Went = { told: readonly Told[]; visit: Visit }
type Way = (customer: Customer) => Promise<Went>

const hours = 60 * 60_000

export const ways = {
  /** On the same page; where that died, on the page as it comes up again, before it has looked into the journal. */
  'press again': async (customer) => {
    const { first, order, told } = customer
    if (!first.page.dead) return { told: [await press(first, customer, told)], visit: first }
    const visit = await reload(customer)
    if (isForgotten(customer)) return { told: [], visit }
    const [resumed, answer] = await Promise.all([visit.resume(), visit.place(order)])
    const last = isBusy(answer) ? await press(visit, customer, lastOf(resumed)) : answer
    return { told: [...listOf(resumed), await onward(visit, last)], visit }
  },
  'reload and press again': async (customer) => {
    const visit = await reload(customer)
    const resumed = listOf(await visit.resume())
    if (!(await canPress(visit, customer, resumed))) return { told: resumed, visit }
    const last = await press(visit, customer, lastOf(resumed))
    return { told: [...resumed, await onward(visit, last)], visit }
  },
  /** Its screen knows nothing of the first one's order. */
  'second tab': async ({ other, order, first }) => {
    if (other === null) return { told: [], visit: first }
    const answer = await other.place(order)
    return { told: [answer, await onward(other, answer)], visit: other }
  },
  'another card': (customer) => placeOtherwise(customer, cardForm),
  'the office': (customer) => placeOtherwise(customer, officeForm),
  /** Gives up, and comes back a day later: all holds have ended. */
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
    return { told: listOf(await visit.resume()), visit }
  },
} satisfies Record<string, Way>

export type WayName = keyof typeof ways

/** The ways that differ for a flow: where nothing is charged, another card is a change of mind, and the office the same. */
export function waysOf({ charges }: Pick<Flow, 'charges'>): WayName[] {
  return (Object.keys(ways) as WayName[]).filter((name) => charges || name !== 'the office')
}

async function placeOtherwise(customer: Customer, change: typeof cardForm): Promise<Went> {
  const { first, order } = customer
  if (!first.page.dead) return { told: [await first.place(change(order))], visit: first }
  const visit = await reload(customer)
  const resumed = listOf(await visit.resume())
  if (!(await canPress(visit, customer, resumed))) return { told: resumed, visit }
  return { told: [...resumed, await visit.place(change(order))], visit }
}

const reload = ({ world, services, first }: Customer) => world.visit(first.page.tab, services)

/** What the screen offers: the final button, or, beside what is told of a payment, to send it again. */
const press = (visit: Visit, { order }: Customer, told: Told | undefined) =>
  typeof told === 'object' && told.reference !== undefined
    ? visit.retry(told.reference).then(orNothing)
    : visit.place(order)

/** Once more, where the answer offers it. */
async function onward(visit: Visit, told: Told): Promise<Told> {
  return typeof told === 'object' && told.reference !== undefined
    ? orNothing(await visit.retry(told.reference))
    : told
}

/** A reload without any storage leaves neither cart nor form: there is nothing to press. */
const isForgotten = ({ first }: Customer) => first.page.browser.forbidsStorage

/** A booked cart is empty. A booked single item shows its confirmation instead of its form. */
async function canPress(visit: Visit, customer: Customer, resumed: readonly Told[]) {
  if (isForgotten(customer)) return false
  if (customer.order.kind === 'cart') return (await visit.cart()).length > 0
  return !resumed.some((told) => typeof told === 'object' && told.kind === 'booked')
}

const isBusy = (told: Told) => typeof told === 'object' && told.kind === 'busy'
const listOf = (resumed: readonly Told[] | 'died'): readonly Told[] =>
  resumed === 'died' ? ['died'] : resumed
const lastOf = (resumed: readonly Told[] | 'died') => listOf(resumed).at(-1)
const orNothing = (told: Told | null): Told => told ?? { kind: 'nothing' }
