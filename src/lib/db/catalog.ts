// The catalog: `inflatables` and `extras`, which only the office writes.
import { collection, documentId, getDocs, query, where, type Query } from 'firebase/firestore/lite'
import { isDocumentId } from '~/lib/domain/document-id'
import type { Item, ItemKind } from '~/lib/domain/item'
import { db, askDatabase } from './client'
import type { Stored } from './fields'
import { readIn } from './in-queries'
import { toExtra, toInflatable } from './items'
import { findIn, toRow, withParts, type CatalogRow } from './packages'

/** The catalog changes a few times a week, so a page reads each list once in five minutes. */
const freshMs = 5 * 60_000

const inflatables = memoised(() => readRows(collection(db, 'inflatables'), toInflatable))
const extras = memoised(() => readRows(collection(db, 'extras'), toExtra))

/** Every inflatable that can be shown, at most five minutes old. */
export const listInflatables = async () => withFoundParts(await inflatables(), listed)

/** Every extra that can be shown, at most five minutes old. */
export const listExtras = async () => withFoundParts(await extras(), listed)

/** One item as it is stored now, with its parts; null if no readable document has that id. */
export async function readItem(kind: ItemKind, id: string): Promise<Item | null> {
  const rows: readonly CatalogRow[] = await readAgain[kind]([id])
  const [found = null] = await withFoundParts(rows, readAgain)
  return found
}

/**
 * These items, read again: prices and counts must be current when money is charged. Unknown ids
 * are left out. One query per collection reads up to 30, and one more reads parts.
 */
export async function findItems(ids: readonly string[]): Promise<Item[]> {
  // In parallel: an id doesn't show its kind, and a second request would take as long again.
  const lists = await Promise.all([readAgain.inflatables(ids), readAgain.extras(ids)])
  const rows: CatalogRow[] = lists.flat()
  const inOrder = [...new Set(ids)].map((id) => rows.find(({ item }) => item.id === id))
  return withFoundParts(
    inOrder.filter((row) => row !== undefined),
    readAgain,
  )
}

/** Whether both lists have answered in the last five minutes. */
export const isListed = () => inflatables.isRead() && extras.isRead()

type Translate<Kind> = (id: string, stored: Stored) => Kind | null

const listed = { inflatables, extras }
const readAgain = {
  inflatables: (ids: readonly string[]) => readSome('inflatables', ids, toInflatable),
  extras: (ids: readonly string[]) => readSome('extras', ids, toExtra),
}

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

/** Finds the parts of packages; reads only of those kinds that they have. */
async function withFoundParts<Kind extends Item>(
  rows: readonly CatalogRow<Kind>[],
  read: Readonly<Record<ItemKind, (ids: readonly string[]) => Promise<readonly CatalogRow[]>>>,
): Promise<Kind[]> {
  const parts = rows.flatMap((row) => row.parts ?? [])
  const rowsOf = (kind: ItemKind) => {
    const ids = parts.flatMap((part) => (part.kind === kind ? part.id : []))
    return ids.length === 0 ? [] : read[kind](ids)
  }
  const lists = await Promise.all([rowsOf('inflatables'), rowsOf('extras')])
  return rows.map((row) => withParts(row, findIn(lists.flat())))
}

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
        // Forgets a failed read, so that the next read tries again.
        if (kept === mine) kept = null
      },
    )
    return answer
  }
  return Object.assign(ask, { isRead: () => isFresh() && kept?.isRead === true })
}
