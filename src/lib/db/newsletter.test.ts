import { createHash } from 'node:crypto'
import { FirebaseError } from 'firebase/app'
import { doc, setDoc } from 'firebase/firestore/lite'
import { expect, test, vi } from 'vitest'
import { addToNewsletter } from './newsletter'

vi.mock('firebase/firestore/lite', async (actual) => ({
  ...(await actual<object>()),
  doc: vi.fn(),
  setDoc: vi.fn(),
}))

test.each(['ada@example.com', ' Ada@Example.COM '])(
  '%s is one document, named by the lower-case address',
  async (typed) => {
    vi.mocked(setDoc).mockResolvedValue()
    await addToNewsletter(typed)
    const id = createHash('sha256').update('ada@example.com').digest('hex')
    expect(doc).toHaveBeenCalledWith(expect.anything(), 'newsLetter', id)
    expect(setDoc).toHaveBeenCalledExactlyOnceWith(undefined, { email: 'ada@example.com' })
  },
)

test('an address at which the office has noted something is there already', async () => {
  vi.mocked(setDoc).mockRejectedValue(new FirebaseError('permission-denied', 'no'))
  await expect(addToNewsletter('ada@example.com')).resolves.toBeUndefined()
})

test.each(['unavailable', 'not-found', 'resource-exhausted'])('%s is a failure', async (code) => {
  vi.mocked(setDoc).mockRejectedValue(new FirebaseError(code, 'no'))
  await expect(addToNewsletter('ada@example.com')).rejects.toThrow('no')
})
