import { expect, test } from 'vitest'
import { readEmail } from './email'

test.each([
  'jane@school.org',
  ' jane@school.org\n',
  'Jane Doe <jane@school.org>',
  '"Doe, Jane" <jane@school.org>;',
  "'Jane' <jane@school.org>,",
  'Doe, Jane (Office) < jane@school.org >',
  'jane@school.org <jane@school.org>',
  'jane@school.org<mailto:jane@school.org>',
  '[jane@school.org](mailto:jane@school.org)',
  'Jane Doe (jane@school.org)',
  'jane@school.org (Jane Doe)',
  'mailto:jane@school.org',
  'MAILTO: jane@school.org?subject=Party&body=Hi%20there',
  'mailto:jane%40school%2Eorg',
  'Email: jane@school.org',
  '"jane@school.org"',
  '“jane@school.org”',
  'jane@school.org;',
  'jane＠school．org',
  'ja\u00adne\u200b@\u2060school.org\ufeff',
])('%j is jane@school.org', (typed) => {
  expect(readEmail(typed)).toBe('jane@school.org')
})

test.each([
  "o'brien@school.org",
  'Zoë@例え.jp',
  'jane+party@school.org',
  'jane@school.org.',
  'jane @school.org',
  'jane?x@school.org',
  'Jane',
])('%j stays as it is', (typed) => {
  expect(readEmail(typed)).toBe(typed)
})
