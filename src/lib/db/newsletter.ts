// `newsLetter`: addresses for the newsletter. Visitors may add one and read none.
import { doc, setDoc } from 'firebase/firestore/lite'
import { readEmail } from '~/lib/contact/email'
import { sha256 } from '~/lib/domain/booking-key'
import { db, askDatabase } from './client'

/**
 * Adds an email address to the newsletter (docs/specification.md). Its document's id comes from the
 * address, so signing up again, in whatever case, is answered like the first time.
 */
export async function addToNewsletter(typed: string): Promise<void> {
  const email = readEmail(typed).toLowerCase()
  const signup = doc(db, 'newsLetter', await sha256(email))
  // Merged, so that the office's fields stay. The rules allow a write without a change.
  await askDatabase(() => setDoc(signup, { email }, { merge: true }))
}
