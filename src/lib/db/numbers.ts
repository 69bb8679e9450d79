// Asks the database's rules whether they have the numbers that a page prices with.
import { FirebaseError } from 'firebase/app'
import { doc, getDoc } from 'firebase/firestore/lite'
import { db, inTime } from './client'

/**
 * Whether the rules have the numbers with this fingerprint. Nothing is stored under it: "not found" means that the rules have
 * these numbers; a refusal means that they don't (docs/decisions/shared-numbers.md).
 * @throws when the database gives no answer
 */
export async function rulesHaveNumbers(fingerprint: string): Promise<boolean> {
  try {
    await inTime(() => getDoc(doc(db, 'numbers', fingerprint)))
    return true
  } catch (error) {
    // The lite SDK throws another FirestoreError class than the one it exports.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
}
