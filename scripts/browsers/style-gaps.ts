// What a browser of our target lacks of a style sheet. It drops a declaration that it can't read,
// so one with a fallback before it, or inside @supports, is no gap.
import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import { compatibility, gapOf, own, type Gap } from './support.ts'

const {
  'at-rules': atRules,
  properties,
  selectors,
  types,
} = compatibility.css as Record<'at-rules' | 'properties' | 'selectors' | 'types', Identifier>

/** Functions by name, of whatever type: `color-mix`, `min`. */
const functions = new Map<string, Identifier[]>()
for (const [type, feature] of Object.entries(types))
  for (const [name, each] of [[type, feature] as const, ...Object.entries(feature)])
    if (name !== '__compat') functions.set(name, [...(functions.get(name) ?? []), each])

/** Units newer than our oldest browser, and their names in the data. */
const units: readonly [RegExp, string][] = [
  [/\d[dls]v(?:[bhiw]|min|max)\b/, 'viewport_percentage_units_dynamic'],
  [/\dcq(?:[bhiw]|min|max)\b/, 'container_query_length_units'],
  [/\dlh\b/, 'lh'],
  [/\drlh\b/, 'rlh'],
]

export function styleGaps(css: string): Gap[] {
  const gaps: Gap[] = []
  const sheet = postcss.parse(css)
  sheet.walkAtRules(/^(?:supports|keyframes)$/, (rule) => void rule.removeAll())
  sheet.walk((node) => {
    if (node.type === 'atrule') gaps.push(...atRuleGaps(node))
    if (node.type === 'rule') gaps.push(...selectorGaps(node))
    if (node.type === 'decl' && !hasFallback(node)) gaps.push(...declarationGaps(node))
  })
  return gaps
}

function atRuleGaps({ name, params }: AtRule): Gap[] {
  const rule = own(atRules, name)
  const asked = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => feature)
  const isRange = /[\w)]\s*[<>]=?|[<>]=?\s*[\w(]/.test(params)
  return [
    ...gapOf(`@${name}`, rule),
    ...(name === 'media' ? [...asked, ...(isRange ? ['range_syntax'] : [])] : []).flatMap((each) =>
      gapOf(
        `@media ${each}`,
        rule.flatMap((media) => own(media, each)),
      ),
    ),
  ]
}

function selectorGaps({ selector, parent }: Rule): Gap[] {
  const names = [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => name)
  return [
    ...names.flatMap((name) => gapOf(`:${name}`, own(selectors, name))),
    ...(parent?.type === 'rule' ? gapOf('nesting', own(selectors, 'nesting')) : []),
  ]
}

function declarationGaps({ prop, value, parent }: Declaration): Gap[] {
  const [property] = own(properties, prop)
  // A keyword is looked up among the property's own, a function among those of all types.
  const words =
    value.replaceAll(/"[^"]*"|url\([^)]*\)/g, '').match(/(?<![\w.#-])[a-z][\w-]*\(?/g) ?? []
  const [gap] = property ? gapOf(prop, [property]) : []
  if (gap) return [gap]
  // Older backdrops have none of the page's variables.
  const isBare = parent?.type === 'rule' && (parent as Rule).selector.includes('::backdrop')
  return [
    ...(isBare && value.includes('var(')
      ? gapOf(
          '::backdrop var(',
          own(selectors, 'backdrop').flatMap((backdrop) =>
            own(backdrop, 'inherit_from_originating_element'),
          ),
        )
      : []),
    ...words.flatMap((word) =>
      word.endsWith('(')
        ? gapOf(word, functions.get(word.slice(0, -1)) ?? [])
        : gapOf(`${prop}: ${word}`, property ? own(property, word) : []),
    ),
    ...units.flatMap(([unit, name]) =>
      unit.test(value)
        ? gapOf(
            name,
            own(types, 'length').flatMap((length) => own(length, name)),
          )
        : [],
    ),
  ]
}

/** Another value before it, or the same property under a browser's own prefix. */
function hasFallback(declaration: Declaration): boolean {
  const { prop, parent } = declaration
  const siblings = parent?.nodes ?? []
  const position = siblings.indexOf(declaration)
  return siblings.some((other, index) => {
    if (other.type !== 'decl') return false
    if (other.prop === prop) return index < position
    return other.prop.replace(/^-\w+-/, '') === prop
  })
}
