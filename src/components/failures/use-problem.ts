import { useEffect } from 'react'
import type { ProblemKind } from '~/lib/domain/problem'
import { noteProblem } from '~/lib/failures/note-problem'

/**
 * Notes a problem, once the screen says it to the visitor (docs/decisions/problems.md). `kind` is
 * null while nothing failed; `cause` is a `Failure`, or what was thrown.
 */
export function useProblem(kind: ProblemKind | null, cause?: unknown): void {
  useEffect(() => {
    if (kind) noteProblem(kind, cause)
  }, [kind, cause])
}
