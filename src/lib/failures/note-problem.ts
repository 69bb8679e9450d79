// Problems of this page. `lib/problems`, which loads once the page is idle, decides what counts and
// sends it (docs/decisions/problems.md).
import type { ProblemKind } from '~/lib/domain/problem'

/** `cause` is a `Failure` of failure.ts, or what was thrown. */
type Note = (kind: ProblemKind, cause?: unknown) => void

const early: Parameters<Note>[] = []
let receive: Note = (...problem) => void early.push(problem)

/** Notes a problem. The same one may be noted often: it counts once. */
export const noteProblem: Note = (...problem) => receive(...problem)

/** From now on `listener` gets each problem, first those that were noted before. */
export function onProblem(listener: Note): void {
  receive = listener
  for (const problem of early) listener(...problem)
}
