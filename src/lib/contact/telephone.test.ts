import { expect, test } from 'vitest'
import { telephoneUrl } from './telephone'

test.each([
  ['(815) 555-0142', 'tel:+18155550142'],
  ['1-815-555-0142', 'tel:+18155550142'],
  ['+1 815 555 0142', 'tel:+18155550142'],
  ['(815)\u00A0555\u20110142', 'tel:+18155550142'],
  // A phone dials what follows a comma once somebody has answered.
  ['(815) 555-0142 ext. 3', 'tel:+18155550142,3'],
  ['815-555-0142, extension 12', 'tel:+18155550142,12'],
  ['815-555-0142,3', 'tel:+18155550142,3'],
  ['815-555-0142;ext=3', 'tel:+18155550142,3'],
  // A number that spells a word may be longer than what is dialed.
  ['815-555-BOUNCE', 'tel:+18155552686'],
  ['815-555-GOOD', 'tel:+18155554663'],
  ['1-815-OIL-JUMP', 'tel:+18156455867'],
  ['815-FUN-0142 ext 2', 'tel:+18153860142,2'],
])('%s is dialed by %s', (phone, url) => expect(telephoneUrl(phone)).toBe(url))

test.each([
  '',
  'call us',
  'Call 815-555-0142',
  '815-555-0142 (call or text)',
  '815-555-0142 or 815-555-0143',
  '555-0142',
  '815-555-014',
  '+44 20 7946 0958',
  '(115) 555-0142',
  // Letters that look like digits, and one that is no word.
  ...['O142', 'o142', '0I42', '0l42', 'OO42', '014O', 'OIlO', 'B142'].map(
    (line) => `(815) 555-${line}`,
  ),
  '(8I5) 555-0142',
  '(815) S55-0142',
  '815-555-0142 ext. O',
  '815-555-0142 ext.',
  '815-555-0142 ext. 3 or 4',
])('"%s" can\'t be dialed, and says how to write a number', (phone) =>
  expect(() => telephoneUrl(phone)).toThrow('(815) 555-0142 ext. 3'),
)
