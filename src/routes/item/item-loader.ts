// What the two item screens read. The item is waited for; its dates arrive after the page. Its neighbours come with a page
// that was written with them; otherwise they are read when somebody comes near them.
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { Item, ItemKind } from '~/lib/domain/item'
import { today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { lazyImport, ChunkLoadError } from '~/lib/loading/lazy-import'
import { prerenderedData } from '~/page-data'

export const inflatableLoader = (call: LoaderFunctionArgs) => loadItem('inflatables', call)

export const extraLoader = (call: LoaderFunctionArgs) => loadItem('extras', call)

/**
 * @throws a response of status 404 when no such item can be shown, and of 503 when the database can't be read
 * @throws ChunkLoadError when the accessor itself can't be fetched
 */
async function loadItem(kind: ItemKind, { params, request }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  const now = Date.now()
  const rentals = lazyImport(() => import('~/lib/db/rentals'))
  // Days are the visitor's business, not the build's.
  const dates = import.meta.env.SSR ? undefined : readDates(id, today(new Date(now)))
  const written = prerenderedData<{ item: Item; others: readonly Item[] }>(request)
  const item = await readOrKeep(
    rentals.then(({ findItem }) => findItem(kind, id)),
    written?.item,
  )
  if (item === null) throw data(null, { status: 404 })
  const others = import.meta.env.SSR
    ? await (await rentals).readNeighbours(item)
    : (written?.others ?? null)
  return { item, now, dates, others }
}

/** The item as it is read now; where that fails, the one that the page was written with. */
async function readOrKeep(
  reading: Promise<Item | null>,
  written: Item | undefined,
): Promise<Item | null> {
  try {
    return await reading
  } catch (error) {
    if (written !== undefined) return written
    throw error instanceof ChunkLoadError ? error : data(null, { status: 503 })
  }
}

/** What is taken of the item; null when that can't be read, or nobody has said where to read it. */
async function readDates(id: string, from: Day) {
  try {
    const { readItemUses } = await lazyImport(() => import('~/lib/db/days/item-uses'))
    return (await readItemUses([id], { from }))?.get(id) ?? null
  } catch {
    return null
  }
}
