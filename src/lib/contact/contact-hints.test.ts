import { describe, expect, test } from 'vitest'
import { fc } from '#test/property'
import { contactHintText, emailHint, phoneHint } from './contact-hints'
import { readEmail } from './email'
import { checkEmail } from './field-errors'

describe('an email address that is probably a slip', () => {
  test.each([
    ['maria@gmial.com', 'maria@gmail.com'],
    ['maria@gmail.con', 'maria@gmail.com'],
    ['maria@gmail.cm', 'maria@gmail.com'],
    ['maria@gmail', 'maria@gmail.com'],
    ['maria@gmail,com', 'maria@gmail.com'],
    ['maria@gmail..com', 'maria@gmail.com'],
    ['maria@gmail.com.', 'maria@gmail.com'],
    ['maria@school,org', 'maria@school.org'],
    ['maria@school.org.', 'maria@school.org'],
    ['Maria.Lopez+party@Gmial.Com', 'Maria.Lopez+party@gmail.com'],
    ['maria @gmail.com', 'maria@gmail.com'],
    ['maria@@gmail.com', 'maria@gmail.com'],
    ['maria@yaho.com', 'maria@yahoo.com'],
    ['maria@comcast.com', 'maria@comcast.net'],
    ['maria@smithfarm.con', 'maria@smithfarm.com'],
    ['maria@school.ogr', 'maria@school.org'],
    ['maria@school.k12.il.u', null],
    ['maria@ school. org', 'maria@school.org'],
    ['o’brien@school.org', "o'brien@school.org"],
    ['maria–lopez@north—side.org', 'maria-lopez@north-side.org'],
    ['Jane Doe <jane@gmial.com>', 'jane@gmail.com'],
    // The right address can't be guessed.
    ['Jane Doe jane@school.org', null],
    ['maria lopez@gmail.com', null],
    ['jane@school.org, bob@school.org', null],
    ['jane@school.org/bob(at)', null],
  ])('%s: %s', (typed, corrected) => {
    expect(emailHint(typed)).toEqual(corrected === null ? null : { kind: 'didYouMean', corrected })
    // A suggested address gets no hint itself.
    if (corrected === null) return
    expect(emailHint(corrected)).toBeNull()
    expect(checkEmail(corrected)).toBeNull()
  })

  test.each([
    'maria@smithfarm',
    'Maria <maria@school>',
    'mailto:maria@school?subject=Hi',
    'maria.lopez@rockford-school',
  ])('%s has no dot where one belongs', (typed) => {
    expect(emailHint(typed)).toEqual({ kind: 'noDot' })
  })

  const domains = [
    'gmail.com mail.com ymail.com email.com gmx.com gmx.net aim.com me.com mac.com msn.com att.net',
    'live.com yahoo.ca yahoo.co.uk hotmail.fr outlook.es googlemail.com rocketmail.com proton.me',
    'protonmail.com fastmail.com mediacombb.net rps205.com rockfordil.gov niu.edu example.com',
    'startup.co company.cm foo.io foo.constructor',
  ].flatMap((line) => line.split(' '))

  // The field itself complains about these.
  const incomplete = ['', 'maria', '@gmail.com', 'maria@']

  test.each([
    ...domains.map((domain) => `maria@${domain}`),
    ' maria@gmail.com ',
    'MARIA@GMAIL.COM',
    ...incomplete,
  ])('%j is left alone', (typed) => {
    expect(emailHint(typed)).toBeNull()
  })
})

test('a suggested correction is never questioned again', () => {
  const pieces = 'maria|@|gmail|gmial|yaho|hotmail|.|com|con|co|x| |<|>|"|’|,|mailto:'.split('|')
  const typed = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 7 })
  fc.assert(
    fc.property(typed, (words) => {
      const hint = emailHint(words.join(''))
      if (hint?.kind !== 'didYouMean') return
      const { corrected } = hint
      expect([emailHint(corrected), checkEmail(corrected)]).toEqual([null, null])
      expect(readEmail(corrected)).toBe(corrected)
    }),
    { numRuns: 2000 },
  )
})

describe('a phone number', () => {
  const separators = ['', ' ', '-', '.', '/', '\u2011']
  const extensions = [' ext. 12', ' ext 12', ' x12', ', extension 1234', ' #12']

  test.each([
    ...separators.map((separator) => ['815', '555', '0142'].join(separator)),
    ...extensions.map((extension) => `815-555-0142${extension}`),
    '(815) 555-0142',
    '(815)555-0142',
    '+1 815 555 0142',
    '1-815-555-0142',
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
    ['+1 815 555 014', { kind: 'fewDigits', count: 9 }],
    ['815 555 01422', { kind: 'manyDigits', count: 11 }],
    ['815-555-0142 / 815-555-0143', { kind: 'manyDigits', count: 20 }],
    ['+44', { kind: 'fewDigits', count: 2 }],
    ['ask for Bob', { kind: 'fewDigits', count: 0 }],
    ['815 555 O142', { kind: 'didYouMean', corrected: '815 555 0142' }],
    ['8I5 555 0l42', { kind: 'didYouMean', corrected: '815 555 0142' }],
  ])('%j: %j', (typed, hint) => {
    expect(phoneHint(typed)).toEqual(hint)
  })
})

test.each([
  ['Did you mean ada@gmail.com?', emailHint('ada@gmial.com')],
  ['Is this right? It has no .com or .org.', emailHint('maria@smithfarm')],
  ['Is the area code missing? US numbers have 10 digits.', phoneHint('555-0190')],
  ["Please check: that's 9 digits; US numbers have 10.", phoneHint('815 555 014')],
])('a hint in words: %s', (text, hint) => {
  expect(hint && contactHintText(hint)).toBe(text)
})
