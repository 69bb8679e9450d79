// Firestore's values in their JSON form, and their order. Lists and maps are compared for equality
// only.
// https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
import { isDeepStrictEqual } from 'node:util'
import { FirestoreFailure } from './failure'

export type Fields = { [key: string]: Value }

export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { timestampValue: string }
  | { stringValue: string }
  | { referenceValue: string }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } }

export type FirestoreDocument = {
  path: string
  fields: Fields
  createTime: string
  updateTime: string
}

const kindsInOrder = [
  ['nullValue'],
  ['booleanValue'],
  ['integerValue', 'doubleValue'],
  ['timestampValue'],
  ['stringValue'],
  ['referenceValue'],
  ['arrayValue'],
  ['mapValue'],
]

const kindRanks = new Map(kindsInOrder.flatMap((kinds, rank) => kinds.map((kind) => [kind, rank])))

/**
 * Negative when `a` comes before `b`, 0 when Firestore calls them equal (1 and 1.0 are), else
 * positive.
 */
export function compareValues(a: Value, b: Value): number {
  const ranks = rankOf(a) - rankOf(b)
  return ranks === 0 ? compareOfOneKind(a, b) : ranks
}

export function equalValues(a: Value, b: Value): boolean {
  return 'arrayValue' in a || 'mapValue' in a ? isDeepStrictEqual(a, b) : compareValues(a, b) === 0
}

/** Whether both are of one kind; a range filter compares only such values. */
export function sameKind(a: Value, b: Value): boolean {
  return rankOf(a) === rankOf(b)
}

/** The number that `value` holds; undefined when it isn't a number. */
function numberIn(value: Value | undefined): number | undefined {
  if (value === undefined) return undefined
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  return undefined
}

/**
 * A timestamp with exactly the six decimals that Firestore keeps, so that text order is time order.
 */
function toMicroseconds(timestamp: string): string {
  const [seconds = '', fraction = ''] = timestamp.replace('Z', '').split('.')
  return `${seconds}.${fraction.padEnd(6, '0').slice(0, 6)}Z`
}

function rankOf(value: Value): number {
  const rank = kindRanks.get(Object.keys(value)[0] ?? '')
  if (rank === undefined) throw new Error(`Not a Firestore value: ${JSON.stringify(value)}`)
  return rank
}

function compareOfOneKind(a: Value, b: Value): number {
  const numberA = numberIn(a)
  const numberB = numberIn(b)
  if (numberA !== undefined && numberB !== undefined) return numberA - numberB
  if ('booleanValue' in a && 'booleanValue' in b)
    return Number(a.booleanValue) - Number(b.booleanValue)
  if ('timestampValue' in a && 'timestampValue' in b)
    return compareText(toMicroseconds(a.timestampValue), toMicroseconds(b.timestampValue))
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue)
  // Both are in one collection, so their ids decide.
  if ('referenceValue' in a && 'referenceValue' in b)
    return compareText(a.referenceValue, b.referenceValue)
  if ('nullValue' in a) return 0
  throw new FirestoreFailure('UNIMPLEMENTED', "The local stack doesn't order lists and maps")
}

/** Firestore orders text by its UTF-8 bytes, which JavaScript's own comparison doesn't. */
function compareText(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b))
}
