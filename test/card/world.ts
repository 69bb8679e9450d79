// The site's own booking code in pages that can be harmed, on an emulator project, with services that count.
import type * as firebaseApp from 'firebase/app'
import { AxiosError, type AxiosAdapter } from 'axios'
import {
  collection,
  doc,
  getDocs,
  query,
  setDoc,
  where,
  type Timestamp,
} from 'firebase/firestore/lite'
import { vi } from 'vitest'
import type { Booking } from '~/lib/booking/booking'
import type { Shown } from '~/lib/booking/prepare'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import type { Cart } from '~/lib/cart/cart'
import { addDays, today, type Day } from '~/lib/dates'
import { quoteBooking } from '~/lib/pricing/quote'
import { createPayments, type Payments } from '../../local/card/payments'
import { booking, bookingLine, checkoutForm } from '../bookings'
import { openProject, type Project } from '../rules/project'
import { Page, standInGlobals, type Browser, type Fault } from './page'

export type Mail = { name: string; id: string; email: string }
export type Card = 'good' | 'declined' | 'expired'
/** The last digits of the card provider's published test cards. */
const endings: Record<Card, string> = { good: '4242', declined: '0002', expired: '0069' }

export type World = Awaited<ReturnType<typeof openWorld>>
export type Visit = Awaited<ReturnType<World['visit']>>

/** Item `castle` has one unit, `pair` two. */
export async function openWorld(host: string | null) {
  const project = await openProject()
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project.projectId)
  vi.stubEnv('VITE_FIRESTORE_HOST', host ?? '')
  standInGlobals()
  // Each page has a connection of its own; the SDK itself is loaded once.
  let pages = 0
  vi.doMock('firebase/app', async (original) => {
    const app = await original<typeof firebaseApp>()
    return { ...app, initializeApp: (options: object) => app.initializeApp(options, `${++pages}`) }
  })
  const { admin } = project
  await setDoc(doc(admin, 'inflatables/castle'), { name: 'Castle', price: 185, count: 1 })
  await setDoc(doc(admin, 'inflatables/pair'), { name: 'Pair', price: 185, count: 2 })
  await setDoc(doc(admin, 'config/requestBooking'), { status: false })
  await setDoc(doc(admin, 'config/availability'), { source: 'allocations' })

  let opening: Promise<unknown> = Promise.resolve()
  let daysUsed = 0
  return {
    project,
    /** A day that no test had before. */
    newDay: (): Day => addDays(today(new Date()), ++daysUsed),
    /** Opens the site in a browser: all its modules afresh, one page after the other. */
    visit(browser: Browser, services: Services, ...faults: readonly Fault[]) {
      const page = new Page(browser, faults)
      const opened = opening.then(() => loadPage(page, services))
      opening = opened
      return opened
    },
  }
}

async function loadPage(page: Page, services: Services) {
  vi.resetModules()
  const [
    { bookByCard },
    { recoverPayments, settle },
    { payCheckout },
    { saveCart },
    { http },
    { findStoredBooking },
  ] = await Promise.all([
    import('~/lib/booking/card'),
    import('~/lib/booking/recover'),
    import('~/lib/booking/checkout'),
    import('~/lib/cart/store'),
    import('~/lib/services/http'),
    import('~/lib/db/stored-booking'),
  ])
  http.defaults.adapter = services.adapterOf(page)
  const newMethod = (card: Card) =>
    page.request('payment method', async () => services.payments.register(endings[card]))
  return {
    page,
    /** Pays an order that was priced already. */
    pay: (order: Booking, card: Card = 'good') =>
      page.run(() =>
        bookByCard(order, {
          isUnchanged: async () => true,
          createPaymentMethod: () => newMethod(card),
        }),
      ),
    /** Pays what is in the cart. `meanwhile` happens while the card is being typed in. */
    payCart: (
      { cart, form, shown }: { cart: Cart; form: CheckoutForm; shown: Shown },
      meanwhile: () => Promise<unknown> = async () => {},
      createPaymentMethod: () => Promise<string | null> = () => newMethod('good'),
    ) =>
      page.run(() => {
        saveCart(cart)
        return payCheckout(form, shown, async () => {
          await meanwhile()
          return createPaymentMethod()
        })
      }),
    recover: () => page.run(recoverPayments),
    settle: (reference: string) => page.run(async () => settle(reference)),
    findStoredBooking: (id: string) => page.run(() => findStoredBooking(id)),
  }
}

/** The payment service, the mailer and the site's own server, as one browser meets them. */
export class Services {
  readonly mails: Mail[] = []
  readonly payments: Payments

  constructor({ ignoresKeys = false } = {}) {
    this.payments = createPayments({ file: null, ignoresKeys })
  }

  /** Charges sent, made or not. */
  readonly sent: { id: string; idempotencyKey: string; amount: number }[] = []
  /** What happens elsewhere before the answer to a charge is on its way. */
  onCharge: () => Promise<unknown> = async () => {}
  /** Time that has passed, as far as the site's server is concerned. */
  aheadMs = 0

  adapterOf(page: Page): AxiosAdapter {
    return async (config) => {
      const { url = '', data } = config
      const answer = (body: unknown, headers = {}) => ({
        data: body,
        status: 200,
        statusText: 'OK',
        headers,
        config,
      })
      // The site's server has the right time, whatever the device says.
      if (url === 'http://site.test') {
        const now = new Date(performance.timeOrigin + performance.now() + this.aheadMs)
        return answer('', { date: now.toUTCString() })
      }
      const body = JSON.parse(String(data)) as Record<string, never>
      return page
        .request(nameOf(url), async () => answer(await this.answerTo(url, body)))
        .catch((error: Error) => {
          throw new AxiosError(error.message, AxiosError.ERR_NETWORK, config)
        })
    }
  }

  private async answerTo(url: string, body: Record<string, never>): Promise<unknown> {
    if (url.endsWith('/paymentInflatables')) {
      this.sent.push(body as never)
      const reply = this.payments.charge(body as never)
      await this.onCharge()
      if (reply === 'down') throw new Error('The payment service is down')
      // Nothing but what the specification has: why a card was refused may stay unsaid.
      return { success: reply.answer.success }
    }
    const { data, reservationID, invoiceId } = body as Record<string, { email: string } & string>
    const id = String(reservationID ?? invoiceId)
    this.mails.push({ name: nameOf(url), id, email: data?.email ?? '' })
    return ''
  }
}

const nameOf = (url: string) =>
  url.endsWith('/paymentInflatables')
    ? 'charge'
    : url.endsWith('/beinvoice')
      ? 'invoice mail'
      : 'confirmation mail'

let customers = 0

/** A card booking of one unit, by a customer of its own. Full: $292.84, or less the insurance and the waiver. */
export function cardOrder(
  day: Day,
  { itemId = 'castle', capacity = 1, depositOnly = false, quantity = 1 } = {},
): Booking {
  const line = bookingLine({ itemId, days: [day], capacity, quantity })
  const plain = booking({ lines: [line], method: 'Credit Card', created: new Date() })
  return {
    ...plain,
    customer: { ...plain.customer, email: `customer${++customers}@example.com` },
    quote: quoteBooking({
      lines: [{ ...line, dayCount: 1 }],
      promoPercent: 0,
      state: 'IL',
      deliveryFeeCents: 30_00,
      timeWindow: 'none',
      damageWaiver: true,
      insurance: true,
      depositOnly,
    }),
  }
}

/** The same by way of the cart and the checkout's form, as the customer was shown it. */
export function cartOrder(day: Day, { itemId = 'castle', depositOnly = false } = {}) {
  const { quote } = cardOrder(day, { itemId, depositOnly })
  return {
    cart: [{ itemId, days: [day], quantity: 1 }],
    form: checkoutForm({
      email: `customer${++customers}@example.com`,
      method: 'Credit Card',
      depositOnly,
    }),
    shown: { fullTotalCents: quote.fullTotalCents, requestMode: false },
  }
}

type StoredUnit = { unit: number; owner: string; expires: Timestamp | null }

/** What the database has of a customer's bookings and of a day's units. */
export async function stored({ admin }: Project, email: string, day: Day) {
  const [bookings, units] = await Promise.all([
    getDocs(query(collection(admin, 'bookings-test'), where('email', '==', email))),
    getDocs(query(collection(admin, 'allocations'), where('date', '==', day))),
  ])
  const allocations = units.docs.map((found) => found.data() as StoredUnit)
  return {
    bookings: bookings.docs.map((found) => ({ ...found.data(), id: found.id })),
    booked: allocations.filter((unit) => unit.expires === null),
    held: allocations.filter((unit) => unit.expires !== null),
  }
}
