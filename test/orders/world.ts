// The site's own booking code in pages that a test can break, on an emulator project with the rules
// on.
import type * as firebaseApp from 'firebase/app'
import { deleteApp } from 'firebase/app'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, inject, vi } from 'vitest'
import { payFromSheet } from '~/components/payment/payment-method'
import type { InvoiceToPay } from '~/lib/booking/card/invoice'
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { addDays, today } from '~/lib/time/dates'
import { openProject, type Project } from '../rules/project'
import { Browser, standInGlobals, Tab } from './browser'
import { contents, type Order } from './orders'
import { Page, type Fault } from './page'
import { Services, type Card } from './services'

export type World = Awaited<ReturnType<typeof openWorld>>
export type Visit = Awaited<ReturnType<World['visit']>>

/** Days of a season: the rules take bookings two years ahead. */
const season = 700

export let world: World
/** Each test has its own. */
export let services: Services
export let browser: Browser
export let day: Day

/**
 * Tests of orders: their file opens one world, and each test has services, a browser and a day of
 * its own.
 */
export function describeOrders(name: string, tests: () => void) {
  const host = inject('emulatorHost')
  describe.skipIf(host === null)(name, () => {
    beforeAll(async () => {
      world = await openWorld(host)
      return () => world.close()
    })
    beforeEach(() => {
      services = new Services()
      browser = new Browser()
      day = world.newDay()
    })
    tests()
  })
}

/**
 * In the first season, `castle` has one unit, `pair` two, and the extra `tent` ten. `contents`
 * lists the parts of packages.
 */
async function openWorld(host: string | null) {
  const project = await openProject()
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project.projectId)
  vi.stubEnv('VITE_FIRESTORE_HOST', host ?? '')
  standInGlobals()
  // Each page has a connection of its own; the SDK itself is loaded once.
  const connections: firebaseApp.FirebaseApp[] = []
  vi.doMock('firebase/app', async (original) => {
    const sdk = await original<typeof firebaseApp>()
    const initializeApp = (options: object) => {
      const app = sdk.initializeApp(options, `page ${++pages}`)
      connections.push(app)
      return app
    }
    return { ...sdk, initializeApp }
  })
  const { admin } = project
  const setRequestMode = (status: boolean) =>
    setDoc(doc(admin, 'config/requestBooking'), { status })
  const seasons = new Map<string, Promise<void>>()
  async function open() {
    await setRequestMode(false)
    await setDoc(doc(admin, 'config/availability'), { source: 'allocations' })
    seasons.set('', openSeason(project, ''))
    await seasons.get('')
  }
  await open()

  let opening: Promise<unknown> = Promise.resolve()
  let used = 0
  return {
    project,
    setRequestMode,
    /** A day that no test had before. */
    newDay: (): Day => addDays(today(new Date()), ++used),
    /**
     * A day that no path has used, and the suffix of its items: new items when all days are used.
     */
    async newPlace(): Promise<{ day: Day; suffix: string }> {
      const index = used++
      const suffix = index < season ? '' : String(Math.floor(index / season))
      const opened = seasons.get(suffix) ?? openSeason(project, suffix)
      seasons.set(suffix, opened)
      await opened
      return { day: addDays(today(new Date()), 2 + (index % season)), suffix }
    },
    /**
     * Forgets all orders. Each query of the emulator sorts a whole collection, so thousands of
     * paths would take hours.
     */
    async startOver() {
      await project.clear()
      seasons.clear()
      await open()
    },
    /** Closes the connections and deletes all documents. */
    async close() {
      await Promise.all(connections.map(deleteApp))
      await project.clear()
    },
    /**
     * Opens the site in a new tab of a browser, or in a tab again: all its modules again, one page
     * after the other.
     */
    visit(where: Browser | Tab, services: Services, ...faults: readonly Fault[]) {
      const page = new Page(where instanceof Tab ? where : new Tab(where), faults)
      const opened = opening.then(() => loadPage(page, services))
      opening = opened
      return opened
    },
  }
}
let pages = 0

async function openSeason({ admin }: Project, suffix: string) {
  const items = {
    [`inflatables/castle${suffix}`]: { name: 'Castle', price: 185, count: 1 },
    [`inflatables/pair${suffix}`]: { name: 'Pair', price: 185, count: 2 },
    [`extras/tent${suffix}`]: { name: 'Tent', price: 150, count: 10 },
    [`extras/chair${suffix}`]: { name: 'Chair', price: 5, count: 100 },
    ...Object.fromEntries(
      Object.entries(contents).map(([name, parts]) => [
        `inflatables/${name}${suffix}`,
        {
          name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
          price: 299,
          count: 2,
          parts: parts.map(({ kind, id, quantity }) => ({ kind, id: id + suffix, quantity })),
        },
      ]),
    ),
  }
  for (const [path, item] of Object.entries(items)) await setDoc(doc(admin, path), item)
}

async function loadPage(page: Page, services: Services) {
  vi.resetModules()
  vi.doMock('~/lib/services/stripe', () => ({
    askBank: (clientSecret: string) => services.askBank(page, clientSecret),
  }))
  const [
    { placeOrder },
    { resumeOrders, retryPayment },
    { settleWithOffice },
    { runInTurn },
    { loadCart, saveCart },
    { http },
    { findBooking },
    { moveBooking },
    { cancelBooking },
    { payInvoice, resumeInvoice },
    { readCart, statesNow },
  ] = await Promise.all([
    import('~/lib/booking/order/place'),
    import('~/lib/booking/order/resume'),
    import('~/lib/booking/card/settle-with-office'),
    import('~/lib/booking/commit/lock'),
    import('~/lib/cart/store'),
    import('~/lib/services/http'),
    import('~/lib/db/bookings/find-booking'),
    import('~/lib/booking/change/move'),
    import('~/lib/booking/change/cancel'),
    import('~/lib/booking/card/invoice'),
    import('~/lib/cart-availability/read-cart'),
  ])
  http.defaults.adapter = services.adapterOf(page)
  const visit = {
    page,
    /** Puts the order's items into the cart. */
    fill: ({ kind, cart }: Order) => page.quietly(() => kind === 'cart' && saveCart(cart)),
    /** Presses the final button. */
    place: (order: Order, { card, inWallet = false }: { card?: Card; inWallet?: boolean } = {}) => {
      const { kind, form, checked } = order
      const byCard = form.method === 'Credit Card' && !checked.offer.requestMode
      const placed = { kind, form, checked, screenStay: '/screen' }
      const make = async () => {
        const id = await services.makePaymentMethod(page, card)
        // The card provider closes the sheet once it has made one.
        if (id !== null) page.hasSheet = false
        return id
      }
      return page.run(async () => {
        if (!inWallet) return placeOrder(placed, byCard ? make : undefined)
        page.hasSheet = true
        const sheet = { paymentFailed: () => void (page.hasSheet = false) }
        let answer: Awaited<ReturnType<typeof placeOrder>> = { kind: 'busy' }
        await payFromSheet(sheet, make, async (create) => {
          answer = await placeOrder(placed, create)
        })
        return answer
      })
    },
    retry: (reference: string) => page.run(() => retryPayment(reference, '/screen')),
    resume: () => page.run(resumeOrders),
    settle: (reference: string) => page.run(async () => settleWithOffice(reference)),
    /** Waits until the mails that are on their way are out. */
    mails: () => page.run(() => runInTurn('mails', async () => {})),
    cart: async (): Promise<Cart> => {
      const cart = await page.run(async () => loadCart())
      return cart === 'died' ? [] : cart
    },
    moveBooking: (...given: Parameters<typeof moveBooking>) =>
      page.run(() => moveBooking(...given)),
    cancelBooking: (shown: Booking) => page.run(() => cancelBooking(shown)),
    payInvoice: (invoice: InvoiceToPay, card?: Card) =>
      page.run(() => payInvoice(invoice, () => services.makePaymentMethod(page, card))),
    resumeInvoice: (invoiceId: string, bookingId: string) =>
      page.run(() => resumeInvoice(invoiceId, bookingId)),
    /** The days that the cart offers in place of those of its first line. */
    offered: async (cart: Cart): Promise<readonly Day[]> => {
      const read = await page.run(async () => {
        const reading = readCart(cart)
        const [items, availability] = await Promise.all([reading.items, reading.availability])
        return typeof items === 'string' ? [] : statesNow(cart, items, availability)
      })
      const nearest = read === 'died' ? null : read[0]?.nearest
      return !nearest || nearest === 'none' ? [] : nearest
    },
    findBooking: (id: string) => page.run(() => findBooking(id)),
  }
  return visit
}

type StoredUnit = { unit: number; itemID: string; owner: string; expires: Timestamp | null }

/**
 * What the database has of a customer's bookings and of a day's units, those of one season's items.
 */
export async function stored({ admin }: Project, email: string, day: Day, suffix = '') {
  const [bookings, units] = await Promise.all([
    getDocs(query(collection(admin, 'bookings-test'), where('email', '==', email))),
    getDocs(query(collection(admin, 'allocations'), where('date', '==', day))),
  ])
  const allocations = units.docs
    .map((snapshot) => ({ ...(snapshot.data() as StoredUnit), id: snapshot.id }))
    .filter(({ itemID }) => itemID.replace(/^[a-z]+/, '') === suffix)
  // A claim frees what was held under it, though its document may stay.
  const claims = await Promise.all(
    allocations.map(({ owner }) => getDoc(doc(admin, `claims/${owner}`))),
  )
  return {
    bookings: bookings.docs.map((snapshot) => ({ ...snapshot.data(), id: snapshot.id })),
    booked: allocations.filter((unit) => unit.expires === null),
    held: allocations.filter((unit, index) => unit.expires !== null && !claims[index]?.exists()),
  }
}

/** Time passes: moves the browser's notes and the holds of a day that much into the past. */
export async function letPass(
  ms: number,
  { admin }: Project,
  browser: Browser,
  tab: Tab,
  held: readonly { id: string; expires: Timestamp | null }[],
) {
  for (const { id, expires } of held) {
    const earlier = Timestamp.fromMillis(Number(expires?.toMillis()) - ms)
    await updateDoc(doc(admin, `allocations/${id}`), { expires: earlier })
  }
  for (const { storage } of [browser, tab]) {
    const entries = JSON.parse(storage.get('paymentJournal') ?? 'null') as
      | { at: number; holdEnds?: number }[]
      | null
    if (entries === null) continue
    const older = entries.map((entry) => ({
      ...entry,
      at: entry.at - ms,
      ...(entry.holdEnds && { holdEnds: entry.holdEnds - ms }),
    }))
    storage.set('paymentJournal', JSON.stringify(older))
  }
}
