// Problems on their way to the database, which may be what failed. The next page load resends them.
import { browserNames, problemKinds, type Problem } from '~/lib/domain/problem'
import { listText, readDevice, readList, writeDevice } from '~/lib/storage/device-storage'

const most = 5

/** The problems that earlier page loads couldn't send. */
export function keptProblems(): Problem[] {
  return readList(readDevice('problems')).filter(isProblem).slice(0, most)
}

/** Keeps a problem, unless there are five, or the same one. */
export function keepProblem(problem: Problem): void {
  const others = keptProblems().filter(isOtherThan(problem))
  if (others.length < most) writeDevice('problems', listText([...others, problem]))
}

export function dropProblem(problem: Problem): void {
  writeDevice('problems', listText(keptProblems().filter(isOtherThan(problem))))
}

const isOtherThan = (problem: Problem) => (each: Problem) =>
  JSON.stringify(each) !== JSON.stringify(problem)

/** Without valibot, which most pages don't load. The rules check the form of each text. */
function isProblem(stored: unknown): stored is Problem {
  const problem = stored as Problem | null
  return (
    problemKinds.includes(problem?.kind as never) &&
    browserNames.includes(problem?.browser as never) &&
    [problem?.page, problem?.release, problem?.position ?? ''].every(isText) &&
    Number.isInteger(problem?.version)
  )
}

const isText = (value: unknown) => typeof value === 'string'
