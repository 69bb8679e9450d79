// npm run problems -- [--clear] [--project ID]
// Lists the failures that visitors met: by kind, page, release and browser, with counts for each
// day. Positions in built scripts become lines of the source, by the maps that npm run deploy keeps.
// --clear deletes those that are older than 30 days (docs/owner.md, "What visitors met").
import { parseArgs } from 'node:util'
import { getFirestore } from 'firebase-admin/firestore'
import { openProject, run } from './admin-project.mjs'
import { sayWith } from './printable.mjs'
import { load } from '../scripts/load.mjs'
import { root } from '../scripts/setup.mjs'

await run(async () => {
  const { values } = parseArgs({
    options: {
      clear: { type: 'boolean', default: false },
      project: { type: 'string' },
    },
  })
  const db = getFirestore(openProject(values.project, process.env.FIRESTORE_EMULATOR_HOST))
  const say = sayWith(console.log)
  const { listProblems } = /** @type {typeof import('./problems/list')} */ (
    await load('office/problems/list.ts')
  )
  await listProblems(db, { isCleared: values.clear, root, say })
})
