import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { office, openOffice } from '~/../test/visit/office'
import { addToNewsletter } from './newsletter'

openOffice()

test.each(['ada@example.com', ' Ada@Example.COM '])(
  '%s is one document, named by the lower-case address',
  async (typed) => {
    await addToNewsletter(typed)
    const id = createHash('sha256').update('ada@example.com').digest('hex')
    expect(office.get(`newsLetter/${id}`)).toEqual({ email: 'ada@example.com' })
  },
)

test('an address at which the office has noted something is there already', async () => {
  office.beforeWrites = () => 'refused'
  await expect(addToNewsletter('ada@example.com')).resolves.toBeUndefined()
})

test('no answer is a failure', async () => {
  office.beforeWrites = () => 'unanswered'
  await expect(addToNewsletter('ada@example.com')).rejects.toThrow()
})
