import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactHintText, emailHint, phoneHint } from './contact-hints'

describe('an email address that is probably a slip', () => {
  test.each([
    ['maria@gmial.com', 'maria@gmail.com'],
    ['maria@gmail.con', 'maria@gmail.com'],
    ['maria@gmail.co', 'maria@gmail.com'],
    ['maria@gmail.cm', 'maria@gmail.com'],
    ['maria@gmail.om', 'maria@gmail.com'],
    ['maria@gmail.net', 'maria@gmail.com'],
    ['maria@gmail', 'maria@gmail.com'],
    ['maria@gmailcom', 'maria@gmail.com'],
    ['maria@gmail,com', 'maria@gmail.com'],
    ['maria@gmail..com', 'maria@gmail.com'],
    ['maria@gmail.com.', 'maria@gmail.com'],
    ['maria@gmail.com,', 'maria@gmail.com'],
    ['Maria.Lopez+party@Gmial.Com', 'Maria.Lopez+party@gmail.com'],
    ['maria @gmail.com', 'maria@gmail.com'],
    ['maria@@gmail.com', 'maria@gmail.com'],
    ['mailto:maria@gmail.com', 'maria@gmail.com'],
    ['maria@hotnail.com', 'maria@hotmail.com'],
    ['maria@yaho.com', 'maria@yahoo.com'],
    ['maria@outlok.com', 'maria@outlook.com'],
    ['maria@iclod.com', 'maria@icloud.com'],
    ['maria@comcast.com', 'maria@comcast.net'],
    ['maria@sbcgobal.net', 'maria@sbcglobal.net'],
    ['maria@smithfarm.con', 'maria@smithfarm.com'],
    ['maria@school.ogr', 'maria@school.org'],
    ['maria@school.k12.il.u', null],
  ])('%s: %s', (typed, corrected) => {
    expect(emailHint(typed)).toEqual(corrected === null ? null : { kind: 'didYouMean', corrected })
    // A suggested address gets no hint itself.
    if (corrected !== null) expect(emailHint(corrected)).toBeNull()
  })

  test.each(['maria@smithfarm', 'maria@a'])('%s has no dot where one belongs', (typed) => {
    expect(emailHint(typed)).toEqual({ kind: 'noDot' })
  })

  test.each([
    'maria@gmail.com',
    ' maria@gmail.com ',
    'MARIA@GMAIL.COM',
    'maria@mail.com',
    'maria@ymail.com',
    'maria@email.com',
    'maria@gmx.com',
    'maria@gmx.net',
    'maria@aim.com',
    'maria@me.com',
    'maria@mac.com',
    'maria@msn.com',
    'maria@att.net',
    'maria@live.com',
    'maria@yahoo.ca',
    'maria@yahoo.co.uk',
    'maria@hotmail.fr',
    'maria@outlook.es',
    'maria@googlemail.com',
    'maria@rocketmail.com',
    'maria@protonmail.com',
    'maria@proton.me',
    'maria@fastmail.com',
    'maria@mediacombb.net',
    'maria@rps205.com',
    'maria@rockfordil.gov',
    'maria@niu.edu',
    'maria@example.com',
    'maria@startup.co',
    'maria@company.cm',
    'maria@foo.io',
    'maria@foo.constructor',
    // The field itself complains about these.
    '',
    'maria',
    '@gmail.com',
    'maria@',
  ])('%j is left alone', (typed) => {
    expect(emailHint(typed)).toBeNull()
  })
})

test('a suggested correction is never questioned again', () => {
  const pieces = 'maria,@,gmail,gmial,yaho,hotmail,.,com,con,co,x, '.split(',')
  const typed = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 7 })
  fc.assert(
    fc.property(typed, (words) => {
      const hint = emailHint(words.join(''))
      if (hint?.kind === 'didYouMean') expect(emailHint(hint.corrected)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

describe('a phone number', () => {
  test.each([
    '8155550142',
    '815 555 0142',
    '815-555-0142',
    '815.555.0142',
    '(815) 555-0142',
    '(815)555-0142',
    '+1 815 555 0142',
    '+18155550142',
    '1-815-555-0142',
    '815/555/0142',
    '815-555-0142 ext. 12',
    '815-555-0142 ext 12',
    '815-555-0142 x12',
    '815-555-0142, extension 1234',
    '815-555-0142 #12',
    '815\u2011555\u20110142',
    // Phone numbers of other countries have other lengths.
    '+44 20 7946 0958',
    '',
    '  ',
  ])('%j is complete', (typed) => {
    expect(phoneHint(typed)).toBeNull()
  })

  test.each([
    ['555-0142', { kind: 'noAreaCode' }],
    ['555-0142 ext. 3', { kind: 'noAreaCode' }],
    ['815 555 014', { kind: 'fewDigits', count: 9 }],
    ['815 555 01422', { kind: 'manyDigits', count: 11 }],
    ['815-555-0142 / 815-555-0143', { kind: 'manyDigits', count: 20 }],
    ['+1 815 555 014', { kind: 'fewDigits', count: 9 }],
    ['+44', { kind: 'fewDigits', count: 2 }],
    ['ask for Bob', { kind: 'fewDigits', count: 0 }],
    ['815 555 O142', { kind: 'didYouMean', corrected: '815 555 0142' }],
    ['8I5 555 0l42', { kind: 'didYouMean', corrected: '815 555 0142' }],
  ])('%j: %j', (typed, hint) => {
    expect(phoneHint(typed)).toEqual(hint)
  })
})

test.each([
  ['what may have been meant', emailHint('ada@gmial.com'), 'Did you mean ada@gmail.com?'],
  [
    'a missing dot',
    emailHint('maria@smithfarm'),
    "Is this address complete? There's no dot after the @.",
  ],
  [
    'a missing area code',
    phoneHint('555-0190'),
    'Is the area code missing? US numbers have 10 digits.',
  ],
  [
    'too few digits',
    phoneHint('815 555 014'),
    "Please check: that's 9 digits; US numbers have 10.",
  ],
])('the hint names %s', (_, hint, text) => {
  expect(hint && contactHintText(hint)).toBe(text)
})
