// Asks the database's rules something by reading a document that never exists.
import { getDoc, type DocumentReference } from 'firebase/firestore/lite'
import { failureOf } from '~/lib/failures/failure'
import { askDatabase } from './client'

/** Whether the rules let this document be read, where nothing is stored. */
export async function rulesAllow(document: DocumentReference): Promise<boolean> {
  try {
    await askDatabase(() => getDoc(document))
    return true
  } catch (error) {
    if (failureOf(error) === 'refused') return false
    throw error
  }
}
