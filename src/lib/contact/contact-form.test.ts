import { expect, test } from 'vitest'
import { contactErrors, readContactMessage } from './contact-form'

const filled = {
  name: 'Ada',
  lastName: 'Jansen',
  email: 'ada@example.com',
  phone: '815 555 0190',
  message: 'Is the castle free?\nOn a Friday?',
}

test('reads the five fields without the blanks around them', () => {
  const data = new FormData()
  for (const [name, value] of Object.entries(filled)) data.set(name, `  ${value}\n`)
  expect(readContactMessage(data)).toEqual(filled)
})

test('fields that are missing or no text are empty', () => {
  const data = new FormData()
  data.set('message', new File(['x'], 'x.txt'))
  const empty = { name: '', lastName: '', email: '', phone: '', message: '' }
  expect(readContactMessage(data)).toEqual(empty)
})

test('name, email and message are asked for, in the order of the page', () => {
  const empty = readContactMessage(new FormData())
  expect(Object.entries(contactErrors(empty))).toEqual([
    ['name', { kind: 'required', field: 'name' }],
    ['email', { kind: 'required', field: 'email' }],
    ['message', { kind: 'required', field: 'message' }],
  ])
})

test('last name and phone are optional', () => {
  expect(contactErrors({ ...filled, lastName: '', phone: '' })).toEqual({})
})
