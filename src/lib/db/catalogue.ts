// The catalog: `inflatables` and `extras`, which only the office writes.
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import type { Extra, Inflatable, Item } from '~/lib/domain/item'
import { db, inTime } from './client'
import { isDocumentId, type Stored } from './fields'
import { toExtra, toInflatable } from './items'

/** The catalog changes a few times a week, so a visit reads each list at most once in five minutes. */
const freshMs = 5 * 60_000

/** Every inflatable that can be shown. */
export const listInflatables = memoised(() => readAll<Inflatable>('inflatables', toInflatable))

/** Every extra that can be shown. */
export const listExtras = memoised(() => readAll<Extra>('extras', toExtra))

/** One inflatable as it is stored now, or null if no readable document has that id. */
export function findInflatable(id: string): Promise<Inflatable | null> {
  return readOne('inflatables', id, toInflatable)
}

/** One extra as it is stored now, or null if no readable document has that id. */
export function findExtra(id: string): Promise<Extra | null> {
  return readOne('extras', id, toExtra)
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

async function readAll<Kind>(name: string, translate: (id: string, stored: Stored) => Kind | null) {
  const snapshots = await inTime(() => getDocs(collection(db, name)))
  return snapshots.docs
    .map((snapshot) => translate(snapshot.id, snapshot.data()))
    .filter((item) => item !== null)
}

async function readOne<Kind>(
  name: string,
  id: string,
  translate: (id: string, stored: Stored) => Kind | null,
) {
  // Firestore answers an impossible id with an error, which would look like an outage.
  if (!isDocumentId(id)) return null
  const snapshot = await inTime(() => getDoc(doc(db, name, id)))
  return snapshot.exists() ? translate(snapshot.id, snapshot.data()) : null
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
