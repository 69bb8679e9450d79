import { doc } from 'firebase/firestore/lite'
import { isAllowed } from './allowed'
import { db } from './client'

/**
 * Whether the rules have these rates (docs/decisions/shared-rates.md) and take a signature on this
 * contract ('' without a signature).
 */
export function rulesHaveRates(fingerprint: string, contract: string): Promise<boolean> {
  const id = contract === '' ? fingerprint : `${fingerprint}_${contract}`
  return isAllowed(doc(db, 'numbers', id))
}
