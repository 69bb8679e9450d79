// What a promise brings, once it is there; until then the Suspense around it shows. A value that is there already shows at once.
import { use, type ReactNode } from 'react'

type AwaitProps<Value> = {
  of: Promise<Value> | Value
  children: (value: Value) => ReactNode
}

/** Nobody waits twice for the same. */
const arrived = new WeakMap<Promise<unknown>, unknown>()

export function Await<Value>({ of, children }: AwaitProps<Value>) {
  if (!(of instanceof Promise)) return children(of)
  if (!arrived.has(of)) arrived.set(of, use(of))
  return children(arrived.get(of) as Value)
}
