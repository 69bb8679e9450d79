// The problems that visitors met, as the database has them. Anybody may write what the rules accept.
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Day } from '~/lib/domain/day'
import { browserNames, problemKinds, type Problem } from '~/lib/domain/problem'
import { readDay } from '~/lib/time/stored-day'

/** A problem, and the day on which it was stored. */
export type DatedProblem = Problem & { day: Day }

export type ReadProblems = {
  problems: readonly DatedProblem[]
  /** How many documents the site can't have written. */
  unread: number
  /** The database's clock. */
  now: Date
}

export async function readProblems(db: Firestore): Promise<ReadProblems> {
  const { docs, readTime } = await db.collection('problems').get()
  const problems = docs.map(toProblem).filter((problem) => problem !== null)
  return { problems, unread: docs.length - problems.length, now: readTime.toDate() }
}

function toProblem(document: QueryDocumentSnapshot): DatedProblem | null {
  const day = readDay(document.id.slice(0, 10))
  const field = (name: keyof Problem): unknown => document.get(name)
  const kind = problemKinds.find((each) => each === field('kind'))
  const browser = browserNames.find((each) => each === field('browser'))
  const version = field('version')
  const [page, release, position] = [field('page'), field('release'), field('position')]
  if (!day || !kind || !browser || typeof version !== 'number') return null
  if (typeof page !== 'string' || typeof release !== 'string') return null
  return {
    day,
    kind,
    page,
    release,
    browser,
    version,
    ...(typeof position === 'string' && { position }),
  }
}
