import { expect, test } from 'vitest'
import { unseen } from '#test/unseen'
import { oneLine } from './one-line'

/** Selectors belong to an emoji, and control characters stand for a space. */
const { control, ...removed } = unseen

test.each(Object.entries(removed))('%s is removed', (_, characters) => {
  for (const character of characters.replaceAll(/[\ufe0e\ufe0f\u{e0100}]/gu, ''))
    for (const text of [`Cas${character}tle`, `${character}Castle`, `Castle${character}`])
      expect(oneLine(text)).toBe('Castle')
})

test('white space and control characters are single spaces', () => {
  for (const space of `\t\n\v\r\u0085\u00a0\u1680\u2003\u2028\u202f\u2800\u3000${control}`)
    expect(oneLine(`${space}Big${space} ${space}Castle${space}`)).toBe('Big Castle')
})

test.each(['Jose\u0301', '❤️ Slide', '👍🏽', 'שרה', 'नेहा', "15' × 15' – “wet”"])(
  '%s stays as it is',
  (text) => {
    expect(oneLine(text)).toBe(text)
  },
)
