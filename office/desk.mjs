// npm run day    -- [2026-12-12 [2026-12-14]] [--csv FILE]
// npm run block  -- ITEM UNITS 2026-12-10 2026-12-14 "repair" [--apply]
// npm run cancel -- BOOKING [--apply]
// npm run move   -- BOOKING 2026-12-19 [--apply]
// npm run overdue -- [BOOKING ...] [--apply]
// The desk's daily work, each with [--project ID]. Without --apply they write nothing
// (docs/owner.md, "A day at the desk").
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getFirestore } from 'firebase-admin/firestore'
import { openProject, run, settings } from './admin-project.mjs'
import { sayWith } from './printable.mjs'
import { load } from '../scripts/load.mjs'

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      csv: { type: 'string' },
      project: { type: 'string' },
    },
  })
  const [command, ...args] = positionals
  const db = getFirestore(openProject(values.project, process.env.FIRESTORE_EMULATOR_HOST))
  // The database's clock, because it says since when a reservation is unpaid.
  const now = (await db.doc('config/availability').get()).readTime.toDate()
  if (command === 'day') {
    const { listDays } = await load('office/desk/day.ts')
    const isCsv = values.csv !== undefined
    const list = await listDays(db, args, { isCsv, now })
    if (isCsv) writeFileSync(values.csv, list)
    console.log(isCsv ? `Written: ${values.csv}` : list)
    return
  }
  const { readConfig } = await load('src/settings/config.ts')
  const { singleUnitItems } = readConfig(settings)
  const desk = await load(`office/desk/${command}.ts`)
  const say = sayWith(console.log)
  await desk[command](db, args, { isApplied: values.apply, now, singleUnitItems, say })
})
