// npm run day    -- 2026-12-12 [2026-12-14] [--csv FILE]
// npm run block  -- ITEM UNITS 2026-12-10 2026-12-14 "repair" [--apply]
// npm run cancel -- BOOKING [--apply]
// npm run move   -- BOOKING 2026-12-19 [--apply]
// The desk's daily work, each with [--project ID]. Without --apply they write nothing (docs/owner.md, "A day at the desk").
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getFirestore } from 'firebase-admin/firestore'
import { openProject, run, settings } from './admin-project.mjs'
import { load } from './load.mjs'

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
  const say = (line) => console.log(line)
  if (command === 'day') {
    const { listDays } = await load('scripts/desk/day.ts')
    if (values.csv === undefined) return listDays(db, args, { isCsv: false, say })
    const rows = []
    await listDays(db, args, { isCsv: true, say: (row) => rows.push(row) })
    writeFileSync(values.csv, rows.map((row) => `${row}\n`).join(''))
    say(`Written: ${values.csv}`)
    return
  }
  const { readConfig } = await load('src/settings/config.ts')
  const { singleUnitItems } = readConfig(settings)
  const desk = await load(`scripts/desk/${command}.ts`)
  await desk[command](db, args, { isApplied: values.apply, now: new Date(), singleUnitItems, say })
})
