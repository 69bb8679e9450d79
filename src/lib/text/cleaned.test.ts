import { expect, test } from 'vitest'
import { unseen } from '#test/unseen'
import { cleanLine, cleanLines } from './cleaned'

test.each(Object.entries(unseen))('%s is removed', (_, characters) => {
  for (const character of characters)
    for (const text of [`Mar${character}ia`, `${character}Maria`, `Maria${character}`]) {
      expect(cleanLine(text)).toBe('Maria')
      expect(cleanLines(text)).toBe('Maria')
    }
})

test('each kind of space is one plain space', () => {
  for (const space of '\t\u00a0\u1680\u2000\u2003\u2007\u2009\u200a\u202f\u205f\u2800\u3000')
    for (const text of [`12${space}Oak`, `${space}12 ${space}${space}Oak${space}`])
      expect(cleanLine(text)).toBe('12 Oak')
  expect(cleanLine('12\r\nOak\u2028St\u2029Rear\u0085Gate\vLeft\fUp')).toBe(
    '12 Oak St Rear Gate Left Up',
  )
})

test('lines stay where a text may have them, by whatever they end', () => {
  expect(cleanLines('\n a\u00a0b \r\nc\rd\u2028e\u2029f\u0085g\vh\fi\t\n\nj ')).toBe(
    'a b\nc\nd\ne\nf\ng\nh\ni\n\nj',
  )
})

test.each([
  'José Ñúñez',
  'Zoë 🎉',
  '❤️ 🏳️ ☀️',
  '👍🏽',
  '🇺🇸',
  '李小龍',
  'שרה',
  'محمد',
  'नेहा',
  'O’Brien “Rear” – ok…',
  'tab=no; a<b> & "c"',
])('%s stays as it is', (text) => {
  expect(cleanLine(text)).toBe(text)
  expect(cleanLines(text)).toBe(text)
})

test('one letter has one spelling, and joined emoji fall apart', () => {
  expect(cleanLine('Jose\u0301')).toBe('José')
  expect(cleanLine('👩\u200d👧')).toBe('👩👧')
})
