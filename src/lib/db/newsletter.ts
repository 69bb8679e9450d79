// `newsLetter`: addresses for the newsletter. Visitors may add one and read none.
import { FirebaseError } from 'firebase/app'
import { doc, setDoc } from 'firebase/firestore/lite'
import { db, inTime } from './client'
import { sha256 } from '~/lib/storage/secret'

/**
 * Adds an email address to the newsletter (docs/specification.md). Its document's id comes from the address,
 * so that signing up again, in whatever case, writes the same document, and is answered like the first time.
 * @throws when the database can't be reached or doesn't answer
 */
export async function addToNewsletter(typed: string): Promise<void> {
  const email = typed.trim().toLowerCase()
  const signup = doc(db, 'newsLetter', await sha256(email))
  try {
    await inTime(() => setDoc(signup, { email }))
  } catch (error) {
    // The office has added a field to this address, so it signed up before; the document must stay.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return
    throw error
  }
}
