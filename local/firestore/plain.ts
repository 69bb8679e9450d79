// Turns plain JavaScript data, such as the demo catalog, into Firestore values, and back.
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

export function fromFields(fields: Fields = {}): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromValue(value)]))
}

function fromValue(value: Value): Plain {
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromValue)
  if ('mapValue' in value) return fromFields(value.mapValue.fields)
  // Text, truth values, null, and what this site doesn't store.
  return Object.values(value)[0] as Plain
}
