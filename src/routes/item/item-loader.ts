// The loaders of the item screen. They wait for the item; its days load after the page. A written
// page has the items shown beside it, and whoever comes from a list has read them; otherwise
// they are read when the visitor scrolls near them.
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { Neighbors } from '~/lib/db/read-catalog'
import type { Item, ItemKind } from '~/lib/domain/item'
import { failureOf } from '~/lib/failures/failure'
import { lazyImport } from '~/lib/loading/lazy-import'
import { prerenderedData } from '~/lib/loading/page-data'

export const inflatableLoader = (call: LoaderFunctionArgs) => loadItem('inflatables', call)

export const extraLoader = (call: LoaderFunctionArgs) => loadItem('extras', call)

/**
 * @throws a response of status 404 with the kind if there is no such item, and of 503 with the
 * failure if the database can't be read
 * @throws ChunkLoadError if the code that reads it can't be loaded
 */
async function loadItem(kind: ItemKind, { params, request }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  const now = Date.now()
  const reader = lazyImport(() => import('~/lib/db/read-catalog'))
  const written = prerenderedData<{ item: Item; neighbors: Neighbors }>(request)
  const reading = readOrKeep(
    reader.then(({ findItem }) => findItem(kind, id)),
    written?.item,
  )
  // A prerendered page has no taken units; the browser reads them.
  const dates = import.meta.env.SSR ? undefined : readDates(id, reading, now)
  const item = await reading
  if (item === null) throw data(kind, { status: 404 })
  const neighbors = import.meta.env.SSR
    ? await (await reader).readNeighbors(item)
    : (written?.neighbors ?? (await (await reader).knownNeighbors(item)))
  return { item, now, dates, neighbors }
}

/** Reads the item. If that fails, returns the one in the prerendered page. */
async function readOrKeep(
  reading: Promise<Item | null>,
  written: Item | undefined,
): Promise<Item | null> {
  try {
    return await reading
  } catch (error) {
    if (written !== undefined) return written
    const failure = failureOf(error)
    throw failure === 'missing' ? error : data(failure, { status: 503 })
  }
}

/** The item's taken units; null if they can't be read or `config/availability` has no source. */
async function readDates(id: string, reading: Promise<Item | null>, now: number) {
  try {
    const { readTakenOfItem } = await lazyImport(
      () => import('~/lib/db/availability/read-taken-units'),
    )
    return await readTakenOfItem(id, reading, new Date(now))
  } catch {
    return null
  }
}
