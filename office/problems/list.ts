// npm run problems: what visitors met.
import type { Firestore } from 'firebase-admin/firestore'
import { keptMaps, newestFirst } from '../deploy/keep-maps'
import { plural } from '../sync/report'
import { clearProblems, keptDays } from './clear'
import { readProblems } from './read'
import { reportProblems } from './report'
import { sourceLine } from './source-lines'

type ListOptions = {
  /** Deletes the old ones first. */
  isCleared: boolean
  /** Lists each browser, release and place, too. */
  isWhole: boolean
  /** The project's folder, which has the maps of the deployed releases. */
  root: string
  say: (line: string) => void
}

export async function listProblems(
  db: Firestore,
  { isCleared, isWhole, root, say }: ListOptions,
): Promise<void> {
  const read = await readProblems(db)
  if (isCleared) {
    const cleared = await clearProblems(db, read.now)
    say(`Deleted: ${plural(cleared, 'problem')} older than ${keptDays} days.`)
    return
  }
  const maps = keptMaps(root)
  const [last] = newestFirst(maps)
  if (last) say(`The last deployed release is ${last}.`)
  const lines = reportProblems(read, {
    lineOf: ({ release, position = '' }) => sourceLine(maps, release, position),
    isWhole,
  })
  for (const line of lines) say(line)
}
