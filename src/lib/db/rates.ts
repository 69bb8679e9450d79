import { doc } from 'firebase/firestore/lite'
import { db } from './client'
import { rulesAllow } from './rules-allow'

/**
 * Whether the rules have these rates (docs/decisions/shared-rates.md) and take a signature on this
 * contract ('' without a signature).
 */
export function rulesHaveRates(fingerprint: string, contract: string): Promise<boolean> {
  const id = contract === '' ? fingerprint : `${fingerprint}_${contract}`
  return rulesAllow(doc(db, 'numbers', id))
}
