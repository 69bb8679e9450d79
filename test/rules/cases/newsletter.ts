import { doc, setDoc } from 'firebase/firestore/lite'
import { ownerOf as sha256 } from '../builders'
import { accepts, given, refuses, promise, type Group } from '../case'
import { commit, read, refused, type Writes } from '../commits'
import { unwritableEmails } from './bookings'

/** What the site writes: a document whose id is the hash of the address. */
const signup = (email: string, changes: Record<string, unknown> = {}): Writes => ({
  [`newsLetter/${sha256(email)}`]: { email, ...changes },
})
const ada = signup('ada@example.com')

export const newsletter: Group = {
  name: 'the newsletter',
  about: ['newsLetter'],
  cases: [
    accepts('takes an address', ada),
    accepts('takes an address of 254 characters', signup(`${'a'.repeat(252)}@b`)),
    given(ada).accepts('answers an address that is there like a new one', ada),
    refuses("is refused under an id that isn't the hash of the address", {
      'newsLetter/a': { email: 'ada@example.com' },
    }),
    refuses('is refused under a hash of its own for capitals', signup('Ada@example.com')),
    refuses('is refused with a name', signup('ada@example.com', { name: 'Ada' })),
    refuses('is refused with two characters', signup('@b')),
    refuses('is refused with 255 characters', signup(`${'a'.repeat(253)}@b`)),
    refuses('is refused with a list', {
      [`newsLetter/${sha256('abc')}`]: { email: ['a', 'b', 'c'] },
    }),
    ...unwritableEmails.map((email) =>
      refuses(`is refused with ${JSON.stringify(email)}`, signup(email)),
    ),
    given(ada).refuses('is refused with another address in the place of one', {
      [`newsLetter/${sha256('ada@example.com')}`]: { email: 'eve@example.com' },
    }),
    promise('keeps what the office has noted at an address', async ({ admin, visitor }) => {
      await commit(admin, signup('ada@example.com', { unsubscribed: true }))
      const path = `newsLetter/${sha256('ada@example.com')}`
      await refused(commit(visitor, ada))
      // What the site sends: it changes nothing, so it passes.
      await setDoc(doc(visitor, path), { email: 'ada@example.com' }, { merge: true })
      if ((await read(admin, path))?.['unsubscribed'] !== true) throw new Error('It was lost.')
    }),
  ],
}
