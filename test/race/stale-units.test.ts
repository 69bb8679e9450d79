// A day that is full on paper only: what one visitor's press frees, on the official emulator with the rules on.
import { collection, deleteDoc, doc, getDocs, setDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type * as BookModule from '~/lib/booking/commit/book'
import type * as ReleaseModule from '~/lib/db/days/release-stale-units'
import type * as UsesModule from '~/lib/db/days/item-uses'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { addDays, today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { newKey } from '~/lib/storage/secret'
import { booking, bookingLine, orderEntry } from '../bookings'
import { openProject, type Project } from '../rules/project'

const host = inject('emulatorHost')
const count = 60

describe.skipIf(host === null)('a deleted booking', () => {
  let project: Project
  let book: typeof BookModule.book
  let releaseStaleUnits: typeof ReleaseModule.releaseStaleUnits
  let readItemUses: typeof UsesModule.readItemUses

  beforeAll(async () => {
    project = await openProject()
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project.projectId)
    vi.stubEnv('VITE_FIRESTORE_HOST', host ?? '')
    ;({ book } = await import('~/lib/booking/commit/book'))
    ;({ releaseStaleUnits } = await import('~/lib/db/days/release-stale-units'))
    ;({ readItemUses } = await import('~/lib/db/days/item-uses'))
    await setDoc(doc(project.admin, 'extras/chair'), { name: 'Chair', price: 1.5, count })
    await setDoc(doc(project.admin, 'config/requestBooking'), { status: false })
    await setDoc(doc(project.admin, 'config/availability'), { source: 'allocations' })
  }, 60_000)

  test('of 60 chairs booked as 40 and 20, one press frees all 40 that the office deleted', async () => {
    const saturday = addDays(today(new Date()), 12)
    const forty = chairsOn(saturday, 40)
    expect(await book(forty)).toMatchObject({ kind: 'booked' })
    expect(await book(chairsOn(saturday, 20))).toMatchObject({ kind: 'booked' })
    await deleteDoc(doc(project.admin, `bookings-test/${forty.key}`))

    const asked = vi.spyOn(globalThis, 'fetch')
    const allocations = await readChairs(saturday)
    expect(allocations).toHaveLength(60)
    expect(await releaseStaleUnits(allocations, [saturday])).toBe(true)
    expect(await readChairs(saturday)).toHaveLength(20)
    // One question for each of the two owners.
    const probes = asked.mock.calls.filter(([, init]) => JSON.stringify(init).includes('/orphans/'))
    expect(probes).toHaveLength(2)
  })

  test('an order that wants more than is free takes what a deleted booking has left', async () => {
    const sunday = addDays(today(new Date()), 13)
    const forty = chairsOn(sunday, 40)
    expect(await book(forty)).toMatchObject({ kind: 'booked' })
    await deleteDoc(doc(project.admin, `bookings-test/${forty.key}`))
    expect(await book(chairsOn(sunday, 50))).toMatchObject({ kind: 'booked' })
    expect(await readChairs(sunday)).toHaveLength(50)
    expect(await book(chairsOn(sunday, 20))).toMatchObject({ kind: 'taken' })
  })

  async function readChairs(day: Day) {
    const reading = await readItemUses(['chair'], { from: day, to: day })
    const stored = await getDocs(collection(project.admin, 'allocations'))
    const onDay = stored.docs.filter((unit) => unit.get('date') === day)
    const { allocations = [] } = reading?.get('chair') ?? {}
    expect(allocations).toHaveLength(onDay.length)
    return allocations
  }
})

function chairsOn(day: Day, quantity: number): OrderEntry {
  const chair = { itemId: 'chair', kind: 'extras', name: 'Chair', priceCents: 1_50 } as const
  const lines = [bookingLine({ ...chair, days: [day], quantity, capacity: count })]
  const document = toBookingDocument(booking({ lines, created: new Date() }))
  const key = newKey()
  return orderEntry({ reference: key, key, document, lines })
}
