import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '~/lib/when-idle'

/** What was there before, until the new one is painted and nothing else is to be done. */
export function useBefore<Value>(value: Value): Value {
  const [before, setBefore] = useState(value)
  useEffect(() => whenIdle(() => startTransition(() => setBefore(() => value))), [value])
  return before
}
