import { expect, test } from 'vitest'
import { checkEmail, checkText, problemText } from './field-problems'

test.each([
  ['', { kind: 'required', field: 'name' }],
  [' \n\u0007', { kind: 'required', field: 'name' }],
  [`${'x'.repeat(100)}\u0000`, null],
  ['Ada', null],
  [` ${'x'.repeat(100)} `, null],
  ['x'.repeat(101), { kind: 'tooLong', most: 100 }],
])('what is wrong with the name %j', (text, problem) => {
  expect(checkText(text, 'name', 100)).toEqual(problem)
})

test.each([
  [' ', { kind: 'required', field: 'email' }],
  ['ada', { kind: 'noEmail' }],
  ['a b@c', { kind: 'noEmail' }],
  [' a@b ', null],
  [' ada@example.com\n', null],
  ['zoë@例え.jp', null],
  [`${'x'.repeat(249)}@a.com`, { kind: 'tooLong', most: 254 }],
])('what is wrong with the email address %j', (text, problem) => {
  expect(checkEmail(text)).toEqual(problem)
})

test('each problem has its text, the specified one where there is one', () => {
  const fields = ['address', 'name', 'lastName', 'email', 'phone', 'message'] as const
  const texts = fields.map((field) => problemText({ kind: 'required', field }))
  expect(texts).toEqual([
    'Address is required.',
    'Name is required.',
    'Last Name is required.',
    'Email is required.',
    'Phone number is required.',
    'Message is required.',
  ])
  expect(problemText({ kind: 'tooLong', most: 40 })).toBe('Please shorten this to 40 characters.')
  expect(problemText({ kind: 'noEmail' })).toBe('Please enter an email like name@example.com.')
})

test.each([
  'ada@example.com\nBcc: eve@example.com',
  'ada\u0000@example.com',
  'ada@exam\u0007ple.com',
  'ada@example.com\u007f',
  'ada\u0085@example.com',
])('%j has control characters, which the database refuses', (email) => {
  expect(checkEmail(email)).toEqual({ kind: 'noEmail' })
})
