// npm run problems -- [--all] [--clear] [--project ID]
// Lists the failures that visitors met: sums by kind and page for each day. --all lists them by
// release and browser, too. Positions in built scripts become lines of the source, by the maps that npm run deploy keeps.
// --clear deletes those that are older than 30 days (docs/owner.md, "What visitors met").
import { getFirestore } from 'firebase-admin/firestore'
import { load } from '../scripts/load.mjs'
import { root } from '../scripts/setup.mjs'
import { openProject, run } from './admin-project.mjs'
import { sayWith } from './printable.mjs'
import { flag, readOptions } from './read-options.mjs'

await run(async () => {
  const { values } = readOptions({
    options: {
      all: flag,
      clear: flag,
      project: { type: 'string' },
    },
  })
  const db = getFirestore(openProject(values.project, process.env.FIRESTORE_EMULATOR_HOST))
  const say = sayWith(console.log)
  const { listProblems } = /** @type {typeof import('./problems/list')} */ (
    await load('office/problems/list.ts')
  )
  await listProblems(db, {
    isCleared: values.clear,
    isWhole: values.all,
    root,
    say,
  })
})
