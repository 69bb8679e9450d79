import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import { addToNewsletter } from './newsletter'

openBackend()

test.each(['ada@example.com', ' Ada@Example.COM '])(
  '%s is one document, named by the lower-case address',
  async (typed) => {
    await addToNewsletter(typed)
    const id = createHash('sha256').update('ada@example.com').digest('hex')
    expect(backend.get(`newsLetter/${id}`)).toEqual({ email: 'ada@example.com' })
  },
)

test('what the office has noted at an address stays when it signs up again', async () => {
  const id = createHash('sha256').update('ada@example.com').digest('hex')
  backend.put(`newsLetter/${id}`, { email: 'ada@example.com', unsubscribed: true })
  await addToNewsletter('ada@example.com')
  expect(backend.get(`newsLetter/${id}`)).toEqual({ email: 'ada@example.com', unsubscribed: true })
})

test.each([
  ['refused', 'refused'],
  ['unanswered', 'down'],
] as const)('%s is a failure', async (answer, failure) => {
  backend.beforeWrites = () => answer
  await expect(addToNewsletter('ada@example.com')).rejects.toMatchObject({ failure })
})
