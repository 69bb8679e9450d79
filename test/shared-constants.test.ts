// What the page, the rules and the documentation say twice must be the same: a changed tax would otherwise refuse every booking.
import { describe, expect, test } from 'vitest'
import { differences, readTexts } from './shared-constants'
import { shared } from './shared-places'

const texts = readTexts()

test('page, rules and documentation say the same', () => {
  expect(differences(texts)).toEqual([])
})

const places = shared.flatMap(({ what, places: all }) =>
  all.map(({ file, find }, index) => ({ what, file, find, index })),
)

describe('what is changed in one place alone is told with both places and their lines', () => {
  test.each(places)('$what in $file ($index)', ({ what, file, find }) => {
    const text = texts[file] ?? ''
    const [found] = text.matchAll(find)
    if (!found) throw new Error(`nothing found in ${file}`)
    const said = found[1] ?? ''
    const at = found[0].lastIndexOf(said)
    const changed = found[0].slice(0, at) + another(said) + found[0].slice(at + said.length)
    expect(changed).not.toBe(found[0])
    const [difference, ...more] = differences({
      ...texts,
      [file]: text.replace(found[0], () => changed),
    })
    expect(more).toEqual([])
    expect(difference).toMatch(new RegExp(`^${what}: `))
    expect(difference).toMatch(/\S+:\d+ says .+; \S+:\d+ says /)
    expect(difference).toContain(`${file}:`)
  })
})

test('a place that is written in another way is told, too', () => {
  const business = texts['src/lib/domain/business.ts']?.replace(
    'depositCents: Cents = 100_00',
    'depositCents = hundred',
  )
  expect(differences({ ...texts, 'src/lib/domain/business.ts': business ?? '' })).toEqual([
    expect.stringMatching(
      /^Deposit, dollars: src\/lib\/domain\/business\.ts says nothing that .* finds; firestore\.rules:\d+ says 100;/,
    ),
  ])
})

test('the tax of Illinois, changed for the page, names the rules and the documentation', () => {
  const business = texts['src/lib/domain/business.ts']?.replace('IL: 875', 'IL: 900') ?? ''
  expect(differences({ ...texts, 'src/lib/domain/business.ts': business })).toEqual([
    expect.stringMatching(
      /^Tax in Illinois, percent: src\/lib\/domain\/business\.ts:5 says 9; firestore\.rules:\d+ says 8\.75; docs\/rules\.md:\d+ says 8\.75$/,
    ),
  ])
})

/** Another last number, or where there is none another town. */
function another(said: string): string {
  const number = /\d+(?!.*\d)/s
  return number.test(said)
    ? said.replace(number, (value) => String(Number(value) + 3))
    : said.replace(/[A-Za-z]+/, (town) => `${town}ville`)
}
