// The catalog: `inflatables` and `extras`, which only the office writes.
import { collection, documentId, getDocs, query, where, type Query } from 'firebase/firestore/lite'
import { isDocumentId } from '~/lib/domain/document-id'
import type { Extra, Inflatable, Item, ItemKind } from '~/lib/domain/item'
import { db, askDatabase } from './client'
import type { Stored } from './fields'
import { readIn } from './in-queries'
import { toExtra, toInflatable } from './items'
import { findIn, toRow, withParts, type CatalogRow } from './packages'

/** The catalog changes a few times a week, so a visit reads each list once in five minutes. */
const freshMs = 5 * 60_000

const inflatables = memoised(() => readRows(collection(db, 'inflatables'), toInflatable))
const extras = memoised(() => readRows(collection(db, 'extras'), toExtra))

/** Every inflatable that can be shown, at most five minutes old. */
export const listInflatables = async () => withListedParts(await inflatables())

/** Every extra that can be shown, at most five minutes old. */
export const listExtras = async () => withListedParts(await extras())

/** As it is stored now, with its parts; null if no readable document has that id. */
export async function findInflatable(id: string): Promise<Inflatable | null> {
  const [found = null] = await withReadParts(await readInflatables([id]))
  return found
}

/** As it is stored now, with its parts; null if no readable document has that id. */
export async function findExtra(id: string): Promise<Extra | null> {
  const [found = null] = await withReadParts(await readExtras([id]))
  return found
}

/**
 * These items, read again: prices and counts must be current when money is charged. Ids that
 * neither collection has are left out. One query a collection reads up to 30, one more the parts.
 */
export async function findItems(ids: readonly string[]): Promise<Item[]> {
  // In parallel: an id doesn't show its kind, and a second request would take as long again.
  const lists = await Promise.all([readInflatables(ids), readExtras(ids)])
  const rows: CatalogRow[] = lists.flat()
  const inOrder = [...new Set(ids)].map((id) => rows.find(({ item }) => item.id === id))
  return withReadParts(inOrder.filter((row) => row !== undefined))
}

/** Whether both lists have answered in the last five minutes. */
export const isListed = () => inflatables.isRead() && extras.isRead()

type Translate<Kind> = (id: string, stored: Stored) => Kind | null

const readInflatables = (ids: readonly string[]) => readSome('inflatables', ids, toInflatable)
const readExtras = (ids: readonly string[]) => readSome('extras', ids, toExtra)

async function readSome<Kind extends Item>(
  name: ItemKind,
  ids: readonly string[],
  translate: Translate<Kind>,
) {
  // Firestore answers an impossible id with an error, which would look like an outage.
  return readIn([...new Set(ids)].filter(isDocumentId), (some) =>
    readRows(query(collection(db, name), where(documentId(), 'in', some)), translate),
  )
}

async function readRows<Kind extends Item>(from: Query, translate: Translate<Kind>) {
  const snapshots = await askDatabase(() => getDocs(from))
  return snapshots.docs
    .map((snapshot) => toRow(translate(snapshot.id, snapshot.data()), snapshot.data()))
    .filter((row) => row !== null)
}

/** Reads a list of parts only if a package has parts of that kind. */
async function withListedParts<Kind extends Item>(
  rows: readonly CatalogRow<Kind>[],
): Promise<Kind[]> {
  const has = (kind: ItemKind) => partsOf(rows).some((part) => part.kind === kind)
  const lists = await Promise.all([
    has('inflatables') ? inflatables() : [],
    has('extras') ? extras() : [],
  ])
  return rows.map((row) => withParts(row, findIn(lists.flat())))
}

async function withReadParts<Kind extends Item>(
  rows: readonly CatalogRow<Kind>[],
): Promise<Kind[]> {
  const idsOf = (kind: ItemKind) =>
    partsOf(rows).flatMap((part) => (part.kind === kind ? part.id : []))
  const lists = await Promise.all([
    readInflatables(idsOf('inflatables')),
    readExtras(idsOf('extras')),
  ])
  return rows.map((row) => withParts(row, findIn(lists.flat())))
}

const partsOf = (rows: readonly CatalogRow[]) => rows.flatMap(({ parts }) => parts ?? [])

function memoised<Answer>(read: () => Promise<Answer>) {
  let kept: { answer: Promise<Answer>; at: number; isRead: boolean } | null = null
  const isFresh = () => kept !== null && Date.now() - kept.at < freshMs
  function ask(): Promise<Answer> {
    if (kept && isFresh()) return kept.answer
    const answer = read()
    const mine = { answer, at: Date.now(), isRead: false }
    kept = mine
    answer.then(
      () => {
        mine.isRead = true
      },
      () => {
        // Forgets a failed read, so that the next visit of the page tries again.
        if (kept === mine) kept = null
      },
    )
    return answer
  }
  return Object.assign(ask, { isRead: () => isFresh() && kept?.isRead === true })
}
