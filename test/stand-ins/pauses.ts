// The site's short pauses, which a test doesn't sit out: each ends when the test says so, however
// slow the machine is.
import { act } from '@testing-library/react'

/** In which the final button takes no press. */
const justShownMs = 500
/** Between two tries of a commit. */
const isRetry = (ms: number) => ms >= 200 && ms < 1_000

const wait = globalThis.setTimeout
const waiting = new Set<() => void>()

globalThis.setTimeout = ((then: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
  if (ms !== justShownMs) return wait(then, isRetry(ms) ? 0 : ms, ...given)
  waiting.add(() => then(...given))
  return wait(() => {}, 0)
}) as typeof setTimeout

/** Lets the half second pass, after which the final button takes a press. */
export function passPause(): void {
  const ended = [...waiting]
  waiting.clear()
  act(() => {
    for (const end of ended) end()
  })
}
