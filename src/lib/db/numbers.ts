// Asks the database's rules whether they have the numbers that a page prices with.
import { doc } from 'firebase/firestore/lite'
import { isAllowed } from './allowed'
import { db } from './client'

/**
 * Whether the rules have the numbers with this fingerprint (docs/decisions/shared-numbers.md).
 * @throws CallFailed when the database gives no answer
 */
export function rulesHaveNumbers(fingerprint: string): Promise<boolean> {
  return isAllowed(doc(db, 'numbers', fingerprint))
}
