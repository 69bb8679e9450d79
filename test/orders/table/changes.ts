// One path through a customer's change of an own booking: a fault, what the customer does next, and
// what is true at the next visit.
import { doc, getDoc } from 'firebase/firestore/lite'
import { needsOf } from '~/lib/availability/pick-units'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { isStored } from '~/lib/db/fields'
import { invoiceIdOf } from '~/lib/db/invoices'
import type { Day } from '~/lib/domain/day'
import { toStoredDay } from '~/lib/time/stored-day'
import { Browser } from '../browser'
import { emailOf, newOrder, type Order } from '../orders'
import { Services } from '../services'
import { letPass, stored, type Visit, type World } from '../world'
import type { OrderFault } from './faults'

export const changeFlows = ['move', 'undo', 'cancel'] as const
export type ChangeFlow = (typeof changeFlows)[number]

export const changeWays = ['press again', 'reload', 'another device', 'back tomorrow'] as const
export type ChangeWay = (typeof changeWays)[number]

export type ChangeEnd = Awaited<ReturnType<typeof walkChange>>

/**
 * A package, and for a move a rental beside it that shares its units. The invoice has a copy of the
 * booking.
 */
const wantedOf = {
  move: { kind: 'cart', itemIds: ['party', 'tent'], method: 'Credit Card', depositOnly: true },
  undo: { kind: 'item', itemIds: ['party'], method: 'Cash In Office', depositOnly: true },
  cancel: { kind: 'item', itemIds: ['party'], method: 'Cash In Office', depositOnly: true },
} as const

export async function walkChange(
  world: World,
  flow: ChangeFlow,
  fault: OrderFault | null = null,
  way: ChangeWay | null = null,
) {
  const services = new Services()
  const forbidsStorage = fault?.harm === 'forbidden'
  const browser = new Browser({ forbidsStorage })
  const { order, id, days, suffix } = await book(world, services, flow)
  const [from, to] = flow === 'undo' ? [...days].toReversed() : days
  if (from === undefined || to === undefined) throw new Error('No days')
  const before = await world.visit(browser, services)
  // The move that is taken back.
  if (flow === 'undo') await change(world, before, { flow: 'move', id, to: from })
  await before.mails()
  services.mails.length = 0

  const faults = fault === null || forbidsStorage ? [] : [fault]
  const first = await world.visit(before.page.tab, services, ...faults)
  const press = { flow, id, to }
  const answers = [await change(world, first, press)]
  await first.mails()
  first.page.restore()
  const steps = [...first.page.steps]

  let visit = first
  if (way === 'press again' && !first.page.dead) answers.push(await change(world, visit, press))
  else if (way !== null) {
    const where = way === 'another device' ? new Browser() : first.page.tab
    if (way === 'back tomorrow') {
      // What hung arrives within minutes, or never.
      await first.page.arriveLate()
      await letPass(26 * hours, world.project, browser, first.page.tab, [])
    }
    visit = await world.visit(where, services)
    await visit.resume()
    if (way !== 'back tomorrow') answers.push(await change(world, visit, press))
  }
  await visit.mails()
  // Requests that hung in the first visit arrive only now.
  await first.page.arriveLate()
  const next = await world.visit(first.page.tab, services)
  await next.resume()
  await next.mails()

  const { admin } = world.project
  const at = async (path: string) => (await getDoc(doc(admin, path))).data() ?? null
  const booking = await at(`bookings-test/${id}`)
  const invoice = await at(`invoices-test/${invoiceIdOf(id)}`)
  const unitsOn = async (day: Day) =>
    (await stored(world.project, emailOf(order), day, suffix)).booked.length
  return {
    flow,
    fault,
    way,
    steps,
    met: fault === null || forbidsStorage || first.page.met.size === 1,
    answers,
    booking,
    daysNow: booking ? daysIn(booking) : [],
    daysInInvoice: isStored(invoice?.['data']) ? daysIn(invoice['data']) : [],
    isKept: (await at(`canceled-bookings/${id}`)) !== null,
    from: toStoredDay(from),
    to: toStoredDay(to),
    unitsBefore: await unitsOn(from),
    unitsAfter: await unitsOn(to),
    units: needsOf(order.checked.offer.lines).reduce((sum, { quantity }) => sum + quantity, 0),
    officeMails: services.mails.filter(({ name }) => name === 'office mail').length,
    mails: services.mails.filter(({ name }) => name === 'confirmation mail').length,
    journal: [browser, first.page.tab, visit.page.tab]
      .map(({ storage }) => storage.get('paymentJournal') ?? '')
      .join('\n'),
  }
}

const hours = 60 * 60_000

/** A booking of a new customer, and the day on which it is and another one. */
async function book(
  world: World,
  services: Services,
  flow: ChangeFlow,
): Promise<{ order: Order; id: string; days: Day[]; suffix: string }> {
  const [place, other] = [await world.newPlace(), await world.newPlace()]
  // The items of a season end with it.
  if (place.suffix !== other.suffix) return book(world, services, flow)
  const wanted = wantedOf[flow]
  const itemIds = wanted.itemIds.map((id) => id + place.suffix)
  const order: Order = newOrder(place.day, { ...wanted, itemIds })
  const visit = await world.visit(new Browser(), services)
  const answer = await visit.place(order)
  if (answer === 'died' || answer.kind !== 'booked') throw new Error('Nothing was booked')
  await visit.mails()
  return { order, id: answer.id, days: [place.day, other.day], suffix: place.suffix }
}

type Press = { flow: ChangeFlow; id: string; to: Day }

/** Opens the booking's page, and presses. */
async function change(world: World, visit: Visit, { flow, id, to }: Press): Promise<string> {
  const found = await getDoc(doc(world.project.admin, `bookings-test/${id}`))
  if (!found.exists()) return 'not there'
  const shown = bookingFrom(id, found.data())
  const isThere = shown.asCart.every(({ days }) => days.includes(to))
  if (flow !== 'cancel' && isThere) return 'there already'
  const answer = await (flow === 'cancel'
    ? visit.cancelBooking(shown)
    : visit.moveBooking(shown, to, flow === 'undo'))
  return answer === 'died' ? answer : answer.kind
}

const daysIn = (fields: Record<string, unknown>) =>
  bookingFrom('', fields).asCart.flatMap(({ days }) => days.map(toStoredDay))
