// Field transforms: values that the database works out while it writes.
import { Failure } from './failure'
import { equalValues, compareValues, isNaNValue, numberIn } from './values'
import type { Value } from './values'

type Elements = { values?: Value[] }

export type FieldTransform = { fieldPath: string } & (
  | { setToServerValue: string }
  | { increment: Value }
  | { maximum: Value }
  | { minimum: Value }
  | { appendMissingElements: Elements }
  | { removeAllFromArray: Elements }
)

const largestInteger = 2n ** 63n - 1n
const smallestInteger = -(2n ** 63n)

/** @param time when the commit happens; a server timestamp keeps its milliseconds only */
export function transformed(
  current: Value | undefined,
  transform: FieldTransform,
  time: string,
): Value {
  if ('setToServerValue' in transform)
    return { timestampValue: time.replace(/(\.\d{3})\d*Z/, '$1000Z') }
  if ('increment' in transform) return sum(current, transform.increment)
  if ('maximum' in transform) return extreme(current, transform.maximum, 1)
  if ('minimum' in transform) return extreme(current, transform.minimum, -1)
  if ('appendMissingElements' in transform)
    return union(current, transform.appendMissingElements.values ?? [])
  if ('removeAllFromArray' in transform)
    return difference(current, transform.removeAllFromArray.values ?? [])
  throw new Failure('INVALID_ARGUMENT', `Unknown transform ${JSON.stringify(transform)}`)
}

function sum(current: Value | undefined, operand: Value): Value {
  const before = numberIn(current)
  const added = numberIn(operand)
  if (before === undefined || added === undefined) return operand
  if (typeof before === 'bigint' && typeof added === 'bigint')
    return { integerValue: String(saturated(before + added)) }
  return doubleOf(Number(before) + Number(added))
}

function saturated(whole: bigint): bigint {
  if (whole > largestInteger) return largestInteger
  return whole < smallestInteger ? smallestInteger : whole
}

/** JSON has no NaN and no infinity: those are text. */
function doubleOf(number: number): Value {
  return { doubleValue: Number.isFinite(number) ? number : String(number) }
}

function extreme(current: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (current === undefined || numberIn(current) === undefined) return operand
  if (isNaNValue(current)) return current
  if (isNaNValue(operand)) return operand
  return compareValues(operand, current) * sign > 0 ? operand : current
}

function union(current: Value | undefined, added: readonly Value[]): Value {
  const values = added.reduce<readonly Value[]>(
    (list, value) =>
      list.some((element) => equalValues(element, value)) ? list : [...list, value],
    elementsOf(current),
  )
  return { arrayValue: { values: [...values] } }
}

function difference(current: Value | undefined, removed: readonly Value[]): Value {
  const isRemoved = (value: Value) => removed.some((element) => equalValues(element, value))
  return { arrayValue: { values: elementsOf(current).filter((value) => !isRemoved(value)) } }
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}
