// Turns plain JavaScript data, such as the demo catalogue, into Firestore values.
import type { Fields, Value } from './values'

type Plain = null | boolean | number | string | Date | Plain[] | PlainFields
export type PlainFields = { [key: string]: Plain }

export function toFields(data: PlainFields): Fields {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toValue(value)]))
}

export function toValue(plain: Plain): Value {
  if (plain === null) return { nullValue: null }
  if (typeof plain === 'boolean') return { booleanValue: plain }
  if (typeof plain === 'string') return { stringValue: plain }
  if (typeof plain === 'number')
    return Number.isSafeInteger(plain)
      ? { integerValue: String(plain) }
      : { doubleValue: Number.isFinite(plain) ? plain : String(plain) }
  if (plain instanceof Date) return { timestampValue: plain.toISOString().replace('Z', '000Z') }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } }
  return { mapValue: { fields: toFields(plain) } }
}
