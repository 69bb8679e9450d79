// What the two item screens read. The item is waited for; its dates and its neighbours arrive after the page.
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type { Item, ItemKind } from '~/lib/catalogue/item'
import { today, type Day } from '~/lib/dates'
import type * as accessors from '~/lib/db/catalogue'
import { loadPart } from '~/lib/load-part'

export const inflatableLoader = ({ params }: LoaderFunctionArgs) =>
  loadItem('inflatables', params['id'] ?? '')

export const extraLoader = ({ params }: LoaderFunctionArgs) =>
  loadItem('extras', params['id'] ?? '')

type Catalogue = Promise<typeof accessors>

/**
 * @throws a response of status 404 when no such item can be shown, and of 503 when the database can't be read
 * @throws PartMissing when the accessor itself can't be fetched
 */
async function loadItem(kind: ItemKind, id: string) {
  const now = new Date()
  const catalogue = loadPart(() => import('~/lib/db/catalogue'))
  const dates = readDates(id, today(now))
  const others = listOthers(catalogue, kind)
  const item = await findItem(catalogue, kind, id)
  if (item === null) throw data(null, { status: 404 })
  return { item, now, dates, others }
}

async function findItem(catalogue: Catalogue, kind: ItemKind, id: string): Promise<Item | null> {
  const { findExtra, findInflatable } = await catalogue
  try {
    return await (kind === 'extras' ? findExtra(id) : findInflatable(id))
  } catch {
    throw data(null, { status: 503 })
  }
}

/** What is taken of the item; null when that can't be read, or nobody has said where to read it. */
async function readDates(id: string, from: Day) {
  try {
    const { readItemUses } = await loadPart(() => import('~/lib/db/item-uses'))
    return (await readItemUses([id], { from }))?.get(id) ?? null
  } catch {
    return null
  }
}

/** The items of the same kind; none when they can't be read: the page does without. */
async function listOthers(catalogue: Catalogue, kind: ItemKind): Promise<readonly Item[]> {
  try {
    const { listExtras, listInflatables } = await catalogue
    return await (kind === 'extras' ? listExtras() : listInflatables())
  } catch {
    return []
  }
}
