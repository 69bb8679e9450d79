// Writes in batches, never over a newer document.
import type {
  DocumentReference,
  Firestore,
  Precondition,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore'

/** What a batch and a transaction have in common. */
type Target = {
  create: (ref: DocumentReference, fields: object) => unknown
  set: (ref: DocumentReference, fields: object) => unknown
  update: (ref: DocumentReference, fields: object, still: Precondition) => unknown
  delete: (ref: DocumentReference, still: Precondition) => unknown
}

export type Write = { path: string; add: (to: Target) => void }

/** Unless the document has changed since it was read. With null for `updated`, it must be new. */
export function put(ref: DocumentReference, fields: object, updated: Timestamp | null): Write {
  return {
    path: ref.path,
    add: (batch) =>
      updated === null
        ? batch.create(ref, fields)
        : batch.update(ref, { ...fields }, { lastUpdateTime: updated }),
  }
}

/** Deletes a document, if it hasn't changed since it was read. */
export function remove(ref: DocumentReference, updated: Timestamp): Write {
  return { path: ref.path, add: (batch) => batch.delete(ref, { lastUpdateTime: updated }) }
}

/** Writes that Firestore takes in one commit. */
export const maxWrites = 500
/** Leaves room. */
const batchSize = 400

/** Firestore's codes: not-found, already-exists, failed-precondition, aborted. */
const overtaken = new Set<unknown>([5, 6, 9, 10])

/**
 * Returns the paths of documents that somebody else has changed.
 * @throws on any other refusal. Earlier writes stay, and the next sync continues from there
 */
export async function commitAll(db: Firestore, writes: readonly Write[]): Promise<string[]> {
  const lost: string[] = []
  for (let start = 0; start < writes.length; start += batchSize) {
    const batch = writes.slice(start, start + batchSize)
    lost.push(...(await commitBatch(db, batch)))
  }
  return lost
}

/** Halves a batch until each write that fails is alone in its batch. */
async function commitBatch(db: Firestore, batch: readonly Write[]): Promise<string[]> {
  if (batch.length === 0 || (await commitWrites(db, batch))) return []
  if (batch.length === 1) return batch.map(({ path }) => path)
  const half = Math.ceil(batch.length / 2)
  const first = await commitBatch(db, batch.slice(0, half))
  return [...first, ...(await commitBatch(db, batch.slice(half)))]
}

/**
 * Commits at most `maxWrites`: all, or none and false if a document has changed since it was read.
 * @param mayCommit whether what was read before is still as it was; if not, nothing is
 * written
 */
export async function commitWrites(
  db: Firestore,
  writes: readonly Write[],
  mayCommit: ((transaction: Transaction) => Promise<boolean>) | null = null,
): Promise<boolean> {
  const addTo = (target: Target) => writes.forEach((write) => write.add(target))
  try {
    if (mayCommit)
      return await db.runTransaction(async (transaction) => {
        if (!(await mayCommit(transaction))) return false
        addTo(transaction)
        return true
      })
    const batch = db.batch()
    addTo(batch)
    await batch.commit()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && overtaken.has(error.code)) return false
    throw error
  }
}
