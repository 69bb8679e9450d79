// @vitest-environment jsdom
// A screen reads only what it shows, even after years of business: ten thousand bookings and as
// many allocations of other days and items cost nothing.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as crewDays from '~/lib/db/availability/crew-days'
import type * as reader from '~/lib/db/availability/read-taken-units'
import { addDays, today } from '~/lib/time/dates'
import type * as catalog from '~/routes/catalog/catalog-loader'
import type * as items from '~/routes/item/item-loader'
import { demoDocuments } from '../local/catalog/documents'
import { createFirestoreHandler } from '../local/firestore/http'
import { createStore } from '../local/firestore/store'
import { demoProjectId } from '../local/settings'
import { limitDeliveries } from './business-days'
import { listen } from './listen'

const now = today(new Date())
const store = createStore({})
const handle = createFirestoreHandler(store, { projectId: demoProjectId })
/** Documents that the database has sent. */
let read = 0

async function count(request: IncomingMessage, response: ServerResponse) {
  const end = response.end.bind(response)
  response.end = ((body: string) => {
    read += body.match(/"(?:document|found)":/g)?.length ?? 0
    return end(body)
  }) as typeof response.end
  await handle(request, response)
}

beforeAll(async () => {
  await store.seed({ ...demoDocuments(now), ...history() })
  const { host, stop } = await listen((request, response) => void count(request, response))
  vi.stubEnv('VITE_FIRESTORE_HOST', host)
  return () => {
    vi.unstubAllEnvs()
    stop()
  }
})

beforeEach(() => {
  read = 0
})

const call = (path: string, params: Record<string, string>) =>
  ({ params, request: new Request(`http://site.test${path}`) }) as LoaderFunctionArgs

/** Past days of the very item, other items on coming days, and the bookings themselves. */
function history() {
  const documents: ReturnType<typeof demoDocuments> = {}
  for (let index = 0; index < 10_000; index++) {
    const past = index % 2 === 0
    const itemID = past ? 'rockford-castle' : `item-${index}`
    const date = addDays(now, past ? -1 - (index % 3_000) : 1 + (index % 300))
    documents[`allocations/${itemID}_${date}_${index}`] = {
      itemID,
      date,
      unit: 0,
      owner: `owner-${index}`,
      expires: null,
    }
    documents[`bookings-test/booking-${index}`] = { name: 'Ada', created: '01/01/2020', paid: true }
  }
  return documents
}

test('an item reads itself, the settings of its days, and its coming allocations', async () => {
  const { inflatableLoader } = await vi.importActual<typeof items>('~/routes/item/item-loader')
  const id = 'rockford-castle'
  const { item, dates, neighbors } = await inflatableLoader(call(`/inflatable/${id}`, { id }))
  const reading = await dates
  expect(item.name).toBe('Rockford Castle')
  expect(neighbors).toBeNull()
  const coming = reading?.allocations.length ?? 0
  expect(coming).toBeGreaterThan(0)
  expect(coming).toBeLessThan(30)
  expect(read).toBe(2 + coming)
})

test('a package also reads its parts, and their coming allocations', async () => {
  const { inflatableLoader } = await vi.importActual<typeof items>('~/routes/item/item-loader')
  const id = 'birthday-package'
  const { item, dates } = await inflatableLoader(call(`/inflatable/${id}`, { id }))
  const coming = (await dates)?.allocations.length ?? 0
  expect(item.parts).toHaveLength(4)
  expect(coming).toBeGreaterThan(30)
  expect(read).toBe(2 + item.parts.length + coming)
})

test('the catalog reads each rental once a visit, in any category', async () => {
  const { loader } = await vi.importActual<typeof catalog>('~/routes/catalog/catalog-loader')
  await loader(call('/inflatables', {})).catalog
  const stored = Object.keys(demoDocuments(now)).filter((path) =>
    /^(inflatables|extras)\//.test(path),
  )
  expect(read).toBe(stored.length)
  await loader(call('/inflatables/slides', { category: 'slides' })).catalog
  expect(read).toBe(stored.length)
})

test("the event's day reads the settings, and the taken units of all items at once", async () => {
  const { readAllTakenUnits } = await vi.importActual<typeof reader>(
    '~/lib/db/availability/read-taken-units',
  )
  const day = addDays(now, 40)
  const taken = await readAllTakenUnits({ from: day, to: day })
  const items = taken?.size ?? 0
  expect(items).toBeGreaterThan(10)
  expect(items).toBeLessThan(50)
  expect(read).toBe(1 + items)
})

test("a crew's limit costs the deliveries of a chosen day, and no limit nothing", async () => {
  const { readCrewDays } = await vi.importActual<typeof crewDays>('~/lib/db/availability/crew-days')
  const day = addDays(now, 100)
  await readCrewDays([day])
  expect(read).toBe(0)
  limitDeliveries({ day, most: 10 })
  const booked = { itemID: 'delivery', kind: 'deliveries', date: day, expires: null }
  const ofCrew = Array.from({ length: 9 }, (_, unit) => [
    `allocations/delivery_${day}_${unit}`,
    { ...booked, unit, owner: `owner-${unit}` },
  ])
  await store.seed(Object.fromEntries(ofCrew))
  expect(await readCrewDays([day])).toEqual(new Map([[day, 'open']]))
  expect(read).toBe(9)
})
