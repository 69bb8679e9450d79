// Field transforms: values that the database works out while it writes.
import { Failure } from './failure'
import { numberIn } from './values'
import type { Value } from './values'

export type FieldTransform = { fieldPath: string } & (
  | { setToServerValue: string }
  | { increment: Value }
)

/** @param time when the commit happens; a server timestamp keeps its milliseconds only */
export function transformed(
  current: Value | undefined,
  transform: FieldTransform,
  time: string,
): Value {
  if ('setToServerValue' in transform)
    return { timestampValue: time.replace(/(\.\d{3})\d*Z/, '$1000Z') }
  if ('increment' in transform) return sum(current, transform.increment)
  throw new Failure('UNIMPLEMENTED', `The local stack can't do ${JSON.stringify(transform)}`)
}

function sum(current: Value | undefined, added: Value): Value {
  const before = numberIn(current)
  if (current === undefined || before === undefined) return added
  const total = before + Number(numberIn(added))
  return 'integerValue' in current && 'integerValue' in added
    ? { integerValue: String(total) }
    : { doubleValue: total }
}
