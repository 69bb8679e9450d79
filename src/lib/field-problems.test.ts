import { expect, test } from 'vitest'
import { emailProblem } from '~/lib/field-problems'

test.each(['ada@example.com', ' ada@example.com\n', 'zoë@例え.jp', 'a@b'])(
  '%j is an address',
  (email) => {
    expect(emailProblem(email)).toBe('')
  },
)

test.each([
  'ada@example.com\nBcc: eve@example.com',
  'ada\u0000@example.com',
  'ada@exam\u0007ple.com',
  'ada@example.com\u007f',
  'ada\u0085@example.com',
])('%j has control characters, which the database refuses', (email) => {
  expect(emailProblem(email)).toBe('Please write the e-mail address like name@example.com.')
})
