import type { Problem } from '~/lib/domain/problem'
import { lazyImport } from '~/lib/loading/lazy-import'
import { isOffline } from '~/lib/loading/online'
import { dropProblem, keepProblem, keptProblems } from './kept'

/** Sends a problem. Never throws. Without an answer, the next page load sends it again. */
export async function sendProblem(problem: Problem): Promise<void> {
  keepProblem(problem)
  const answer = await inTurn(problem)
  // Where App Check refuses everything, the next page load may be let in.
  const mayPassLater = answer === 'unanswered' || (answer === 'refused' && problem.kind === answer)
  if (!mayPassLater) dropProblem(problem)
}

/** Sends what earlier page loads couldn't. Never throws. */
export async function sendKept(): Promise<void> {
  for (const problem of keptProblems())
    if ((await inTurn(problem)) !== 'unanswered') dropProblem(problem)
}

let last: Promise<unknown> = Promise.resolve()

/** One at a time: whatever the page is doing comes first. */
function inTurn(problem: Problem): ReturnType<typeof store> {
  const answer = last.then(() => store(problem))
  last = answer
  return answer
}

async function store(problem: Problem): Promise<'stored' | 'refused' | 'unanswered'> {
  // A script that is fetched without a network may stay missing.
  if (isOffline()) return 'unanswered'
  try {
    const { storeProblem } = await lazyImport(() => import('~/lib/db/problems'))
    return (await storeProblem(problem)) ? 'stored' : 'refused'
  } catch {
    return 'unanswered'
  }
}
