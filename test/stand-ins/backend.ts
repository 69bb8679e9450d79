// The database and the services around the page, for tests of screens. The real Firestore SDK and
// the real HTTP client run; their requests end here: the database is the stand-in of `local/`, and
// the distance, payment and mailer services answer as a test says. A test file that uses it imports
// this before the site's own modules.
import { act } from '@testing-library/react'
import axios from 'axios'
import { deleteApp, getApps } from 'firebase/app'
import { afterEach, beforeEach, vi } from 'vitest'
import { crewDelivery, isCrewDelivery } from '~/lib/availability/crew-limit'
import { ownerOf } from '../../office/sync/owner'
import { answerFirestore } from './backend-database'
import { answerService } from './backend-services'
import { Backend } from './backend-state'

export let backend = new Backend()

/** The booked documents, in the order of their commits. */
export const bookings = () => backend.commits.map(({ booking }) => booking)

/** Another visitor takes a unit of an item. */
export function takenByAnother(itemId: string, date: string, unit = 0): void {
  takeUnit(itemId, date, unit, `another${unit}`)
}

/** A unit that looks taken although its booking was deleted. */
export function storeStaleUnit(itemId: string, date: string, unit = 0): void {
  const key = `deleted${itemId}${unit}`.padEnd(20, '0')
  backend.put(`claims/${ownerOf(key)}`, { key })
  takeUnit(itemId, date, unit, ownerOf(key))
}

function takeUnit(itemId: string, date: string, unit: number, owner: string): void {
  storeUnit(itemId, date, owner, { unit })
  backend.refused.add(`allocations/${itemId}_${date}_${unit}`)
}

/** A unit that is booked under its owner, or held until it expires. */
export function storeUnit(
  itemID: string,
  date: string,
  owner: string,
  { unit = 0, expires = null }: { unit?: number; expires?: Date | null } = {},
): void {
  const item = backend.items.find(({ id }) => id === itemID)
  const kind = isCrewDelivery({ itemId: itemID })
    ? crewDelivery.kind
    : (item?.kind ?? 'inflatables')
  backend.put(`allocations/${itemID}_${date}_${unit}`, { itemID, kind, date, unit, owner, expires })
}

/** The stale units that the page asks to free from now on. */
export function probes(): string[] {
  const paths: string[] = []
  backend.beforeRead = (path) => {
    if (path.startsWith('orphans/')) paths.push(path)
  }
  return paths
}

/** Frees every unit and forgets every booking. */
export function forgetBookings(): void {
  for (const name of ['allocations', 'claims', 'bookings-test', 'invoices-test'])
    for (const path of backend.paths(name)) backend.delete(path)
  backend.commits = []
}

/** Resets the backend before every test of a file, at 10 o'clock on June 1, 2027. */
export function openBackend(now = '2027-06-01T15:00:00Z'): void {
  beforeEach(() => {
    backend = new Backend()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    // A commit without an answer is repeated after a random pause: the shortest will do. The
    // history's keys must differ.
    let rolled = 0
    vi.spyOn(Math, 'random').mockImplementation(() => (rolled += 1e-6))
    vi.stubGlobal('fetch', (url: string, { body }: { body: string }) =>
      tracked(answerFirestore(backend, new URL(url).pathname, body)),
    )
  })
  afterEach(async () => {
    await untilIdle()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/** A promise and the function that resolves it, to delay an answer. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

/** Ends the SDK's connection, so that a page that loads again can open its own. */
export async function closeConnection(): Promise<void> {
  await Promise.all(getApps().map(deleteApp))
}

const underway = new Set<Promise<unknown>>()

function tracked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const done = answer.catch(() => {}).finally(() => underway.delete(done))
  underway.add(done)
  return answer
}

/** Waits until every request is answered, and React has rendered the results. */
export async function untilIdle(): Promise<void> {
  await act(async () => {
    // An answer may cause further requests a moment later.
    do {
      await Promise.all(underway)
      await new Promise((resolve) => setTimeout(resolve))
    } while (underway.size > 0)
  })
}

axios.defaults.adapter = (request) => tracked(answerService(backend, request))
