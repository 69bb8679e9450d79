// The failures that visitors met in the last week. Only a service account may read them.
import type { Firestore } from 'firebase-admin/firestore'
import { problemKinds, type ProblemKind } from '~/lib/domain/problem'
import { addDays, today } from '~/lib/time/dates'
import { dayWithoutYear } from '~/lib/time/day-text'
import { errorWords } from '../error-words.mjs'
import { keptDays } from '../problems/clear'
import { readProblems, type DatedProblem, type ReadProblems } from '../problems/read'
import { sayProblems } from '../problems/words'
import { look, ok, unchecked, type Finding } from './finding'

/** Older ones may have been mended since. */
const recentDays = 7

export async function checkProblems(db: Firestore): Promise<Finding[]> {
  try {
    return problemFindings(await readProblems(db))
  } catch (error) {
    return [
      unchecked(
        `The problems that visitors met couldn't be read: ${errorWords(error)}`,
        'Run the doctor again, or without GOOGLE_APPLICATION_CREDENTIALS.',
      ),
    ]
  }
}

/** Nothing is bad here: a stranger can write such a document, too. */
function problemFindings({ problems, now }: ReadProblems): Finding[] {
  const since = addDays(today(now), -recentDays)
  const recent = problems.filter(({ day }) => day > since)
  const tooOld = problems.filter(({ day }) => day < addDays(today(now), -keptDays))
  const findings = [
    ...problemKinds.flatMap((kind) => findingOf(kind, recent)),
    ...(tooOld.length === 0
      ? []
      : [
          look(
            `Problems older than ${keptDays} days, which the privacy page says are deleted: ${tooOld.length}`,
            'npm run problems -- --clear',
          ),
        ]),
  ]
  return findings.length === 0 ? [ok('Visitors met no problems this week')] : findings
}

function findingOf(kind: ProblemKind, recent: readonly DatedProblem[]): Finding[] {
  const days = recent.filter((each) => each.kind === kind).map(({ day }) => day)
  const first = days.toSorted()[0]
  if (first === undefined) return []
  return [
    look(
      `${sayProblems(kind, days.length)} since ${dayWithoutYear(first)}`,
      'npm run problems says where and in which browsers.',
    ),
  ]
}
