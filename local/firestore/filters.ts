// The conditions of a structured query, one document at a time.
import { Failure } from './failure'
import { equalValues, compareValues, isNaNValue, sameKind } from './values'
import type { Value } from './values'

type Field = { fieldPath: string }

export type Filter =
  | { compositeFilter: { op: string; filters: Filter[] } }
  | { fieldFilter: { field: Field; op: string; value: Value } }
  | { unaryFilter: { field: Field; op: string } }

/** The value of a document's field; undefined when it has no such field. */
export type FieldReader = (fieldPath: string) => Value | undefined

const inequalities = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
])

export function matches(filter: Filter, read: FieldReader): boolean {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter
    const holds = (part: Filter) => matches(part, read)
    return op === 'OR' ? filters.some(holds) : filters.every(holds)
  }
  if ('unaryFilter' in filter) {
    const value = read(filter.unaryFilter.field.fieldPath)
    return value !== undefined && matchesUnary(filter.unaryFilter.op, value)
  }
  const { field, op, value: wanted } = filter.fieldFilter
  const value = read(field.fieldPath)
  return value !== undefined && matchesField(op, value, wanted)
}

/** The fields compared by anything but equality, in the order in which Firestore sorts by them. */
export function inequalityFields(filter: Filter): string[] {
  if ('compositeFilter' in filter)
    return [...new Set(filter.compositeFilter.filters.flatMap(inequalityFields))].toSorted()
  const { field, op } = 'unaryFilter' in filter ? filter.unaryFilter : filter.fieldFilter
  return inequalities.has(op) ? [field.fieldPath] : []
}

function matchesUnary(op: string, value: Value): boolean {
  switch (op) {
    case 'IS_NULL':
      return 'nullValue' in value
    case 'IS_NOT_NULL':
      return !('nullValue' in value)
    case 'IS_NAN':
      return isNaNValue(value)
    case 'IS_NOT_NAN':
      return !('nullValue' in value) && !isNaNValue(value)
    default:
      throw new Failure('INVALID_ARGUMENT', `Unknown unary operator ${op}`)
  }
}

function matchesField(op: string, value: Value, wanted: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return equalValues(value, wanted)
    case 'NOT_EQUAL':
      return !('nullValue' in value) && !equalValues(value, wanted)
    case 'LESS_THAN':
      return inOneRange(value, wanted) && compareValues(value, wanted) < 0
    case 'LESS_THAN_OR_EQUAL':
      return inOneRange(value, wanted) && compareValues(value, wanted) <= 0
    case 'GREATER_THAN':
      return inOneRange(value, wanted) && compareValues(value, wanted) > 0
    case 'GREATER_THAN_OR_EQUAL':
      return inOneRange(value, wanted) && compareValues(value, wanted) >= 0
    case 'IN':
      return lists(wanted, value)
    case 'NOT_IN':
      return !('nullValue' in value) && !listsNull(wanted) && !lists(wanted, value)
    case 'ARRAY_CONTAINS':
      return lists(value, wanted)
    case 'ARRAY_CONTAINS_ANY':
      return elementsOf(wanted).some((any) => lists(value, any))
    default:
      throw new Failure('INVALID_ARGUMENT', `Unknown operator ${op}`)
  }
}

/** Null and NaN are found by IS_NULL and IS_NAN only: they are in no range and in no list. */
function isNullOrNaN(value: Value): boolean {
  return 'nullValue' in value || isNaNValue(value)
}

function inOneRange(value: Value, wanted: Value): boolean {
  return !isNullOrNaN(value) && !isNullOrNaN(wanted) && sameKind(value, wanted)
}

function lists(list: Value, sought: Value): boolean {
  return !isNullOrNaN(sought) && elementsOf(list).some((element) => equalValues(element, sought))
}

function elementsOf(value: Value): readonly Value[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

function listsNull(list: Value): boolean {
  return elementsOf(list).some((element) => 'nullValue' in element)
}
