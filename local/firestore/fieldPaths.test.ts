import { expect, test } from 'vitest'
import { fieldAt, parseFieldPath, withField } from './fieldPaths'
import { toFields, toValue } from './plain'

test.each([
  ['price', ['price']],
  ['size.wide', ['size', 'wide']],
  ['`odd.name`.`7`', ['odd.name', '7']],
  ['a.`b\\`c\\\\d`', ['a', 'b`c\\d']],
])('%s names the segments %j', (path, segments) => {
  expect(parseFieldPath(path)).toEqual(segments)
})

test('a field inside what is no map is missing', () => {
  expect(fieldAt(toFields({ size: 15 }), ['size', 'wide'])).toBeUndefined()
  expect(fieldAt(toFields({}), ['constructor'])).toBeUndefined()
})

test('setting inside a map keeps the rest; removing inside what is no map changes nothing', () => {
  const before = toFields({ size: { wide: 15, tall: 12 }, kind: 'dry' })
  expect(withField(before, ['size', 'wide'], toValue(16))).toEqual(
    toFields({ size: { wide: 16, tall: 12 }, kind: 'dry' }),
  )
  expect(withField(before, ['kind', 'none'], undefined)).toEqual(before)
})
