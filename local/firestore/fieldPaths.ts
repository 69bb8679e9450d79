// Reads and writes one field of a document by its path: `a.b`, with odd names in backticks: a.`b.c`.
import type { Fields, Value } from './values'

const segment = /`((?:\\.|[^`\\])*)`|([^.`]+)/g

export function parseFieldPath(path: string): string[] {
  return [...path.matchAll(segment)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1'),
  )
}

export function fieldAt(fields: Fields, path: readonly string[]): Value | undefined {
  const [key, ...rest] = path
  if (key === undefined || !Object.hasOwn(fields, key)) return undefined
  const value = fields[key]
  if (value === undefined || rest.length === 0) return value
  return 'mapValue' in value ? fieldAt(value.mapValue.fields ?? {}, rest) : undefined
}

/** A copy of `fields` with the field set, or removed when `value` is undefined. */
export function withField(
  fields: Fields,
  path: readonly string[],
  value: Value | undefined,
): Fields {
  const [key, ...rest] = path
  if (key === undefined) return fields
  const changed = rest.length === 0 ? value : withNested(fields[key], rest, value)
  const others = Object.entries(fields).filter(([other]) => other !== key)
  // Not assigned by key: a field may be called __proto__.
  return Object.fromEntries(changed === undefined ? others : [...others, [key, changed]])
}

/** What isn't a map gives way to one when something is set inside it, and stays when something is removed. */
function withNested(
  outer: Value | undefined,
  rest: readonly string[],
  value: Value | undefined,
): Value | undefined {
  const inner = outer !== undefined && 'mapValue' in outer ? (outer.mapValue.fields ?? {}) : null
  if (inner === null && value === undefined) return outer
  return { mapValue: { fields: withField(inner ?? {}, rest, value) } }
}
