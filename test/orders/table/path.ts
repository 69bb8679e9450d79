// One path through an order: a fault, what the customer does next, and the result at the next
// visit.
import { needsOf } from '~/lib/availability/pick-units'
import { Browser } from '../browser'
import { emailOf } from '../orders'
import { Services } from '../services'
import { stored, type World } from '../world'
import type { OrderFault } from './faults'
import { orderOf, placeFirst, type Flow, type OrderResult } from './flows'
import { ways, type WayName } from './ways'

/** The result of an order. */
export type End = Awaited<ReturnType<typeof walk>>

/** @param ignoresKeys whether the payment service ignores idempotency keys, as an older one does */
export async function walk(
  world: World,
  flow: Flow,
  fault: OrderFault | null = null,
  way: WayName | null = null,
  ignoresKeys = false,
) {
  const services = new Services({ ignoresKeys })
  const forbidsStorage = fault?.harm === 'forbidden'
  const browser = new Browser({ forbidsStorage })
  const { order, day, suffix } = await orderOf(flow, world)

  const faults = fault === null || fault.harm === 'forbidden' ? [] : [fault]
  const first = await world.visit(browser, services, ...faults)
  const { page } = first
  await first.fill(order)
  const other =
    way === 'second tab' && !forbidsStorage
      ? await world.visit(page.tab.duplicate(), services)
      : null
  const answers: OrderResult[] = [await placeFirst(flow, order, first)]
  page.restore()
  const steps = [...page.steps]

  const [firstAnswer = 'died'] = answers
  const customer = { world, services, order, first, other, answer: firstAnswer }
  const went = way === null ? { answers: [], visit: first } : await ways[way](customer)
  await went.visit.mails()
  // Requests that hung in the first visit arrive only now.
  await page.arriveLate()
  const next = await world.visit(went.visit.page.tab, services)
  const resumed = await next.resume()
  await next.mails()

  const data = await stored(world.project, emailOf(order), day, suffix)
  const mailsOf = (name: string) =>
    services.mails.filter((mail) => mail.name === name && mail.id !== '').length
  return {
    flow,
    fault,
    way,
    ignoresKeys,
    /** Steps of the first press. */
    steps,
    met: fault === null || forbidsStorage || page.met.size === 1,
    /** The answers that the pages showed, in order. */
    answers: [...answers, ...went.answers, ...(resumed === 'died' ? [] : resumed)],
    email: emailOf(order),
    /** Units of one booking, with those of a package's parts. */
    units: needsOf(order.checked.offer.lines).reduce((sum, { quantity }) => sum + quantity, 0),
    charges: services.payments
      .list()
      .map(({ idempotencyKey }) => ({ reference: String(idempotencyKey) })),
    bookings: data.bookings as Record<string, unknown>[],
    bookedUnits: data.booked.length,
    mails: mailsOf('confirmation mail'),
    invoiceMails: mailsOf('invoice mail'),
    // Minutes until somebody else may take a unit: two after the end of its hold. 0 when nothing is
    // held.
    heldMinutes: Math.max(
      0,
      ...data.held.map(({ expires }) => (Number(expires?.toMillis()) - Date.now()) / 60_000 + 2),
    ),
    /** A wallet's sheet still waits for the page. */
    hasSheet: page.hasSheet && !page.dead,
    /** What the browser still has of the order. */
    journal: [browser, page.tab, went.visit.page.tab]
      .map(({ storage }) => storage.get('paymentJournal') ?? '')
      .join('\n'),
    cart: (await next.cart()).length,
    /** A confirmation is on screen. */
    isConfirmed: next.page.tab.storage.has('orderConfirmation'),
  }
}
