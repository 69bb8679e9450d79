// `newsLetter`: addresses for the newsletter. Visitors may add one and read none.
import { doc, setDoc } from 'firebase/firestore/lite'
import { readEmail } from '~/lib/contact/email'
import { sha256 } from '~/lib/storage/secret'
import { db, askDatabase } from './client'

/**
 * Adds an email address to the newsletter (docs/specification.md). Its document's id comes from the
 * address, so that signing up again, in whatever case, writes the same document, and is answered
 * like the first time.
 * @throws CallFailed when the database refuses or gives no answer
 */
export async function addToNewsletter(typed: string): Promise<void> {
  const email = readEmail(typed).toLowerCase()
  const signup = doc(db, 'newsLetter', await sha256(email))
  // Merged, so that a field that the office has added to this address stays. The rules allow a
  // write that changes nothing.
  await askDatabase(() => setDoc(signup, { email }, { merge: true }))
}
