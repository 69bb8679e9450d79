import { expect, test } from 'vitest'
import { checkEmail, checkText, errorText } from './field-errors'

test.each([
  ['', { kind: 'required', field: 'name' }],
  [' \n\u0007', { kind: 'required', field: 'name' }],
  [`${'x'.repeat(100)}\u0000`, null],
  ['Ada', null],
  [` ${'x'.repeat(100)} `, null],
  ['x'.repeat(101), { kind: 'tooLong', most: 100 }],
])('what is wrong with the name %j', (text, error) => {
  expect(checkText(text, 'name', 100)).toEqual(error)
})

test.each([
  [' ', { kind: 'required', field: 'email' }],
  ['ada', { kind: 'noEmail' }],
  ['a b@c', { kind: 'noEmail' }],
  [' a@b ', null],
  [' ada@example.com\n', null],
  ['zoë@例え.jp', null],
  ["o'brien+party_1@mail.school-205.k12.il.us", null],
  ['ada@school', null],
  ['Jane Doe <ada@example.com>', null],
  [`${'x'.repeat(249)}@a.com`, { kind: 'tooLong', most: 254 }],
])('what is wrong with the email address %j', (text, error) => {
  expect(checkEmail(text)).toEqual(error)
})

test('each error has its text, the specified one where there is one', () => {
  const fields = ['address', 'name', 'lastName', 'email', 'phone', 'message'] as const
  const texts = fields.map((field) => errorText({ kind: 'required', field }))
  expect(texts).toEqual([
    'Address is required.',
    'Name is required.',
    'Last Name is required.',
    'Email is required.',
    'Phone number is required.',
    'Message is required.',
  ])
  expect(errorText({ kind: 'tooLong', most: 40 })).toBe('Please shorten this to 40 characters.')
  expect(errorText({ kind: 'noEmail' })).toBe('Please enter an email like name@example.com.')
})

test.each([
  'jane@school,org',
  'jane@school.org.',
  'jane@.school.org',
  'jane@school..org',
  '.jane@school.org',
  'jane.@school.org',
  'ja..ne@school.org',
  'jane @school.org',
  'jane@school .org',
  'jane@school.org bob@school.org',
  'jane@school.org, bob@school.org',
  'Jane <jane@school.org>, Bob <bob@school.org>',
  'jane@@school.org',
  'jane@bob@school.org',
  'jane,doe@school.org',
  'jane;doe@school.org',
  'jane(at)school.org',
  'jane@-school.org',
  'jane@school-.org',
  'jane@school/org',
  'jane@school_org!',
  'jane@10.0.0.1',
  'jane@school.123',
  'jane@school–205.org',
  'https://school.org/jane',
  'ada@example.com\nBcc: eve@example.com',
])('nothing can be sent to %j', (email) => {
  expect(checkEmail(email)).toEqual({ kind: 'noEmail' })
})
