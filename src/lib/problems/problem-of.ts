import type { ProblemKind } from '~/lib/domain/problem'
import { CallFailed, type Failure } from '~/lib/failures/failure'
import { ChunkLoadError } from '~/lib/loading/lazy-import'

/** The kind under which a noted problem is stored. `cause` is a `Failure`, or what was thrown. */
export function problemOf(kind: ProblemKind, cause: unknown): ProblemKind {
  if (kind === 'script' && isHydration(cause)) return 'hydration'
  const failure = failureIn(cause)
  if (failure === 'missing') return 'missing'
  // The router's error screen also shows what a screen's loader threw.
  const isAnswer = kind === 'database' || (kind === 'script' && failure !== null)
  if (!isAnswer) return kind
  return failure === 'refused' ? 'refused' : 'database'
}

/** React's errors about a prerendered page, by their numbers. */
const isHydration = (cause: unknown) =>
  cause instanceof Error && /React error #4(?:18|2[1-5])\b/.test(cause.message)

const failures: readonly Failure[] = ['refused', 'down', 'slow', 'nonsense', 'missing']

function failureIn(cause: unknown): Failure | null {
  if (failures.includes(cause as Failure)) return cause as Failure
  if (cause instanceof ChunkLoadError) return 'missing'
  return cause instanceof CallFailed ? cause.failure : null
}
