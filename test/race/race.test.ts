// The booking code of the site itself, 100 visitors at once, on the official emulator with the rules on.
import { collection, deleteDoc, doc, getDocs, setDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type * as BookModule from '~/lib/booking/commit/book'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { newKey } from '~/lib/storage/secret'
import { addDays, today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { booking, bookingLine, orderEntry } from '../bookings'
import { openProject, type Project } from '../rules/project'

const host = inject('emulatorHost')
const visitors = 100
const count = 3

describe.skipIf(host === null)('races', () => {
  let project: Project
  let book: typeof BookModule.book

  beforeAll(async () => {
    project = await openProject()
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project.projectId)
    vi.stubEnv('VITE_FIRESTORE_HOST', host ?? '')
    // Each visitor has a journal of their own, and no page of theirs is loaded again to read it.
    vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
    // A busy machine is no reason to give up: the visitors' patience with the database never ends.
    const wait = setTimeout
    vi.stubGlobal('setTimeout', (then: () => void, ms: number, ...given: []) =>
      ms === 15_000 ? wait(() => {}, 0) : wait(then, ms, ...given),
    )
    ;({ book } = await import('~/lib/booking/commit/book'))
    await setDoc(doc(project.admin, 'inflatables/castle'), { name: 'Castle', price: 185, count })
    await setDoc(doc(project.admin, 'config/requestBooking'), { status: false })
    await setDoc(doc(project.admin, 'config/availability'), { source: 'allocations' })
  }, 60_000)

  test.each([1, 2, 3])(
    'M2a: of 100 visitors who book an item with count 3 at the same moment exactly 3 win (day %i)',
    async (offset) => {
      const day = addDays(today(new Date()), offset)
      const orders = Array.from({ length: visitors }, () => castleOn(day))
      const outcomes = await Promise.all(orders.map((order) => book(order)))
      const won = outcomes.filter((outcome) => outcome.kind === 'booked')
      const lost = outcomes.filter((outcome) => outcome.kind === 'taken')
      expect(won).toHaveLength(count)
      expect(lost).toHaveLength(visitors - count)
      for (const { shortages } of lost)
        expect(shortages).toMatchObject([{ itemId: 'castle', day, wanted: 1, free: 0 }])
      expect(await unitsOn(day)).toEqual([0, 1, 2])
      const winners = orders.filter((_, at) => outcomes[at]?.kind === 'booked')
      const bookings = await getDocs(collection(project.admin, 'bookings-test'))
      const ids = new Set(bookings.docs.map(({ id }) => id))
      for (const order of orders) expect(ids.has(order.key)).toBe(winners.includes(order))
    },
  )

  test('a booking that the office deleted frees its day for the next visitor', async () => {
    const day = addDays(today(new Date()), 20)
    const first = Array.from({ length: count }, () => castleOn(day))
    await Promise.all(first.map((order) => book(order)))
    expect(await book(castleOn(day))).toMatchObject({ kind: 'taken' })

    await deleteDoc(doc(project.admin, `bookings-test/${first[0]?.key}`))
    expect(await book(castleOn(day))).toMatchObject({ kind: 'booked' })
    expect(await book(castleOn(day))).toMatchObject({ kind: 'taken' })
  })

  test('M24a: one key books once, however often and however simultaneously it is sent', async () => {
    const day = addDays(today(new Date()), 30)
    const key = newKey()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => book(castleOn(day, key))))
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(Array(10).fill('booked'))
    expect(await unitsOn(day)).toHaveLength(1)
  })

  async function unitsOn(day: Day) {
    const all = await getDocs(collection(project.admin, 'allocations'))
    return all.docs
      .map((found) => found.data())
      .filter((allocation) => allocation['date'] === day)
      .map((allocation) => Number(allocation['unit']))
      .toSorted((a, b) => a - b)
  }
})

/** The castle for one day, under a key of its own. */
function castleOn(day: Day, key = newKey()): OrderEntry {
  const lines = [bookingLine({ days: [day], capacity: count })]
  const document = toBookingDocument(booking({ lines, created: new Date() }))
  return orderEntry({ reference: key, key, document, lines })
}
