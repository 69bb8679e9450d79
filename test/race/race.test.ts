// The booking code of the site itself, 100 visitors at once, on the official emulator with the rules on.
import { collection, deleteDoc, doc, getDocs, setDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type * as BookModule from '~/lib/booking/book'
import type { Booking } from '~/lib/booking/booking'
import { newKey } from '~/lib/booking/key'
import { addDays, today, type Day } from '~/lib/dates'
import { quoteBooking } from '~/lib/pricing/quote'
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
    ;({ book } = await import('~/lib/booking/book'))
    await setDoc(doc(project.admin, 'inflatables/castle'), { name: 'Castle', price: 185, count })
    await setDoc(doc(project.admin, 'config/requestBooking'), { status: false })
    await setDoc(doc(project.admin, 'config/availability'), { source: 'allocations' })
    // A cold emulator on a busy machine takes its time.
  }, 60_000)

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'M2a: of 100 visitors who book an item with count 3 at the same moment exactly 3 win (day %i)',
    async (offset) => {
      const day = addDays(today(new Date()), offset)
      const outcomes = await Promise.all(
        Array.from({ length: visitors }, () => book(castleOn(day), newKey())),
      )
      const won = outcomes.filter((outcome) => outcome.kind === 'booked')
      const lost = outcomes.filter((outcome) => outcome.kind === 'taken')
      expect(won).toHaveLength(count)
      expect(lost).toHaveLength(visitors - count)
      for (const { shortages } of lost)
        expect(shortages).toMatchObject([{ itemId: 'castle', day, wanted: 1, free: 0 }])
      expect(await unitsOn(day)).toEqual([0, 1, 2])
      const bookings = await getDocs(collection(project.admin, 'bookings-test'))
      expect(bookings.docs.filter((found) => won.some(({ id }) => id === found.id))).toHaveLength(
        count,
      )
    },
  )

  test('a booking that the office deleted frees its day for the next visitor', async () => {
    const day = addDays(today(new Date()), 20)
    const first = await Promise.all(
      Array.from({ length: count }, () => book(castleOn(day), newKey())),
    )
    const [cancelled] = first.flatMap((outcome) => (outcome.kind === 'booked' ? [outcome.id] : []))
    expect(await book(castleOn(day), newKey())).toMatchObject({ kind: 'taken' })

    await deleteDoc(doc(project.admin, `bookings-test/${cancelled}`))
    const { readItemUses } = await import('~/lib/db/item-uses')
    const { findFreed, deleteFreed } = await import('~/lib/db/allocations')
    const reading = await readItemUses(['castle'], { from: day, to: day })
    const freed = await findFreed(reading?.get('castle')?.allocations ?? [])
    expect(freed).toHaveLength(1)
    await deleteFreed(freed)
    expect(await book(castleOn(day), newKey())).toMatchObject({ kind: 'booked' })
  })

  test('M24a: one key books once, however often and however simultaneously it is sent', async () => {
    const day = addDays(today(new Date()), 30)
    const key = newKey()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => book(castleOn(day), key)))
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

function castleOn(day: Day): Booking {
  const quote = quoteBooking({
    lines: [{ priceCents: 185_00, quantity: 1, dayCount: 1 }],
    promoPercent: 0,
    state: 'IL',
    deliveryFeeCents: 30_00,
    timeWindow: 'none',
    damageWaiver: true,
    insurance: true,
    depositOnly: false,
  })
  return {
    customer: {
      name: 'Maria',
      lastName: 'Jensen',
      phone: '(815) 555-0100',
      email: 'maria@example.com',
      address: '2114 Harlem Blvd, Rockford, IL 61103',
      coordinates: '',
    },
    lines: [
      {
        itemId: 'castle',
        kind: 'inflatables',
        name: 'Castle',
        image: '',
        days: [day],
        quantity: 1,
        priceCents: 185_00,
        capacity: count,
      },
    ],
    quote,
    method: 'Cash In Office',
    timeWindow: 'none',
    specificTime: '12:00',
    floorType: 'grass',
    requestMode: false,
    created: new Date(),
  }
}
