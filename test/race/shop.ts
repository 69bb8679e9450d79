// A site with castles. Visitors book with the site's own code under the rules; the office writes
// without the rules.
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { doc, setDoc } from 'firebase/firestore/lite'
import { vi } from 'vitest'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { randomId } from '~/lib/domain/booking-key'
import type { Day } from '~/lib/domain/day'
import { booking, bookingLine, orderEntry } from '../bookings'
import { openProject } from '../rules/project'

/** How many castles there are. */
export const capacity = 3

export type Shop = Awaited<ReturnType<typeof openShop>>

export async function openShop(host: string | null) {
  const project = await openProject()
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project.projectId)
  vi.stubEnv('VITE_FIRESTORE_HOST', host ?? '')
  // The desk's code has read other settings already.
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  const { deadlineMs } = await import('~/lib/db/client')
  // The visitors' time limits for the database never end, because a busy machine must not cause a
  // failure.
  const wait = setTimeout
  vi.stubGlobal('setTimeout', (then: () => void, ms: number, ...given: []) =>
    ms === deadlineMs ? wait(() => {}, 0) : wait(then, ms, ...given),
  )
  // Each visitor has a browser of their own, so none waits for another's.
  vi.doMock('~/lib/booking/commit/lock', () => ({
    tryWithLock: (work: () => unknown) => work(),
    runInTurn: (_: string, work: () => unknown) => work(),
  }))
  const { book } = await import('~/lib/booking/commit/book')
  const { moveBooking } = await import('~/lib/booking/change/move')
  const { cancelBooking } = await import('~/lib/booking/change/cancel')
  /** Deletes all documents, and opens again. */
  async function reset() {
    await project.clear()
    const castle = { name: 'Castle', price: 185, count: capacity }
    await setDoc(doc(project.admin, 'inflatables/castle'), castle)
    await setDoc(doc(project.admin, 'config/requestBooking'), { status: false })
    await setDoc(doc(project.admin, 'config/availability'), { source: 'allocations' })
  }
  await reset()
  const app = initializeApp({ projectId: project.projectId }, project.projectId)
  return {
    book,
    moveBooking,
    cancelBooking,
    db: getFirestore(app),
    reset,
    close: () => deleteApp(app),
  }
}

/** Castles for one day, under a key of its own. */
export function castleOn(day: Day, quantity = 1): OrderEntry {
  const key = randomId()
  const lines = [bookingLine({ days: [day], quantity, capacity, name: 'Castle' })]
  const document = toBookingDocument(booking({ lines, created: new Date() }))
  return orderEntry({ reference: key, key, document, lines })
}
