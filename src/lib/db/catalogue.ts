// The catalog: `inflatables` and `extras`, which only the office writes.
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import type { Extra, Inflatable, Item, ItemKind } from '~/lib/domain/item'
import { db, inTime } from './client'
import { isDocumentId } from '~/lib/domain/document-id'
import type { Stored } from './fields'
import { toExtra, toInflatable } from './items'
import { findIn, toRow, withParts, type Row } from './packages'

/** The catalog changes a few times a week, so a visit reads each list at most once in five minutes. */
const freshMs = 5 * 60_000

const inflatables = memoised(() => readAll<Inflatable>('inflatables', toInflatable))
const extras = memoised(() => readAll<Extra>('extras', toExtra))

/** Every inflatable that can be shown. */
export const listInflatables = async () => withListedParts(await inflatables())

/** Every extra that can be shown. */
export const listExtras = async () => withListedParts(await extras())

/** One inflatable as it is stored now, with its parts, or null if no readable document has that id. */
export function findInflatable(id: string): Promise<Inflatable | null> {
  return readOne('inflatables', id, toInflatable).then(withReadParts)
}

/** One extra as it is stored now, with its parts, or null if no readable document has that id. */
export function findExtra(id: string): Promise<Extra | null> {
  return readOne('extras', id, toExtra).then(withReadParts)
}

/**
 * The items with these ids, each read again, because prices and counts must be current when money is charged. Ids that
 * neither collection has are left out.
 */
export async function findItems(ids: readonly string[]): Promise<Item[]> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<Item | null> => {
      // Side by side: an id doesn't tell its kind, and a second request takes as long as the first.
      const [inflatable, extra] = await Promise.all([findInflatable(id), findExtra(id)])
      return inflatable ?? extra
    }),
  )
  return found.filter((item) => item !== null)
}

type Translate<Kind> = (id: string, stored: Stored) => Kind | null

async function readAll<Kind extends Item>(name: string, translate: Translate<Kind>) {
  const snapshots = await inTime(() => getDocs(collection(db, name)))
  return snapshots.docs
    .map((snapshot) => toRow(translate(snapshot.id, snapshot.data()), snapshot.data()))
    .filter((row) => row !== null)
}

async function readOne<Kind extends Item>(name: string, id: string, translate: Translate<Kind>) {
  // Firestore answers an impossible id with an error, which would look like an outage.
  if (!isDocumentId(id)) return null
  const snapshot = await inTime(() => getDoc(doc(db, name, id)))
  return snapshot.exists() ? toRow(translate(snapshot.id, snapshot.data()), snapshot.data()) : null
}

/** Reads a list of parts only if a package has parts of that kind. */
async function withListedParts<Kind extends Item>(rows: readonly Row<Kind>[]): Promise<Kind[]> {
  const parts = rows.flatMap((row) => (row.parts === 'unreadable' ? [] : row.parts))
  const has = (kind: ItemKind) => parts.some((part) => part.kind === kind)
  const lists = await Promise.all([
    has('inflatables') ? inflatables() : [],
    has('extras') ? extras() : [],
  ])
  return rows.map((row) => withParts(row, findIn(lists.flat())))
}

async function withReadParts<Kind extends Item>(row: Row<Kind> | null): Promise<Kind | null> {
  if (row === null) return null
  const parts = row.parts === 'unreadable' ? [] : row.parts
  const read = await Promise.all(
    parts.map(({ kind, id }): Promise<Row | null> =>
      kind === 'extras' ? readOne(kind, id, toExtra) : readOne(kind, id, toInflatable),
    ),
  )
  return withParts(row, findIn(read.filter((part) => part !== null)))
}

function memoised<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; at: number } | null = null
  return () => {
    if (kept && Date.now() - kept.at < freshMs) return kept.answer
    const answer = read()
    const mine = { answer, at: Date.now() }
    kept = mine
    // Forgets a failed read, so that the next visit of the page tries again.
    answer.catch(() => {
      if (kept === mine) kept = null
    })
    return answer
  }
}
