import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { addDays, today } from '~/lib/time/dates'
import { maxWrites } from '../sync/write'

/** How long a problem is kept (src/content/privacy.ts). */
export const keptDays = 30

/** Deletes the problems that are older than 30 days, and returns how many. */
export async function clearProblems(db: Firestore, now: Date): Promise<number> {
  // An id begins with its day.
  const old = db
    .collection('problems')
    .where(FieldPath.documentId(), '<', addDays(today(now), -keptDays))
    .limit(maxWrites)
  let cleared = 0
  for (;;) {
    const { docs } = await old.get()
    if (docs.length === 0) return cleared
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
    cleared += docs.length
  }
}
