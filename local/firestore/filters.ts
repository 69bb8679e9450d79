// Evaluates the conditions of a structured query for one document, as far as the site uses them.
import { Failure } from './failure'
import { compareValues, equalValues, sameKind } from './values'
import type { Value } from './values'

export type Filter =
  | { compositeFilter: { op: string; filters: Filter[] } }
  | { fieldFilter: { field: { fieldPath: string }; op: string; value: Value } }

/** The value of a document's field; undefined when it has no such field. */
export type FieldReader = (fieldPath: string) => Value | undefined

/** By operator: whether a field that comes so far after (before, if negative) the wanted value is found. */
const ranges = new Map<string, (order: number) => boolean>([
  ['LESS_THAN', (order) => order < 0],
  ['LESS_THAN_OR_EQUAL', (order) => order <= 0],
  ['GREATER_THAN', (order) => order > 0],
  ['GREATER_THAN_OR_EQUAL', (order) => order >= 0],
])

/** @throws Failure for a condition that the site doesn't use */
export function matches(filter: Filter, read: FieldReader): boolean {
  if ('compositeFilter' in filter && filter.compositeFilter.op === 'AND')
    return filter.compositeFilter.filters.every((part) => matches(part, read))
  if (!('fieldFilter' in filter))
    throw new Failure('UNIMPLEMENTED', `The local stack can't filter by ${JSON.stringify(filter)}`)
  const { field, op, value: operand } = filter.fieldFilter
  const value = read(field.fieldPath)
  return value !== undefined && holds(op, value, operand)
}

function holds(op: string, value: Value, operand: Value): boolean {
  if (op === 'EQUAL') return equalValues(value, operand)
  if (op === 'IN' && 'arrayValue' in operand)
    return (operand.arrayValue.values ?? []).some((one) => equalValues(value, one))
  const isInRange = ranges.get(op)
  if (!isInRange) throw new Failure('UNIMPLEMENTED', `The local stack has no operator ${op}`)
  return sameKind(value, operand) && isInRange(compareValues(value, operand))
}
