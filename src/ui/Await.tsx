// What a promise brings, once it is there; until then the Suspense around it shows. A value that is there already shows at once.
import { use, type ReactNode } from 'react'

type AwaitProps<Value> = {
  of: Promise<Value> | Value
  children: (value: Value) => ReactNode
}

export function Await<Value>({ of, children }: AwaitProps<Value>) {
  return children(of instanceof Promise ? use(of) : of)
}
