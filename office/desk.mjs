// npm run day    -- [12/12 [12/14]]
// npm run block  -- ITEM UNITS 12/10 12/14 "repair" [--apply]
// npm run cancel -- BOOKING [--not-charged] [--apply]
// npm run move   -- BOOKING 12/19 [--apply]
// npm run paid   -- BOOKING [--charged | --not-charged] [--apply]
// npm run overdue -- [BOOKING] [--not-charged] [--apply]
// The desk's daily work, each with [--project ID]. Without --apply they write nothing
// (docs/owner.md, "A day at the desk").
import { getFirestore } from 'firebase-admin/firestore'
import { load } from '../scripts/load.mjs'
import { openProject, run, settings } from './admin-project.mjs'
import { sayWith } from './printable.mjs'
import { flag, readOptions } from './read-options.mjs'

/**
 * Besides --project.
 * @type {Record<string, Partial<Record<'apply' | 'charged' | 'not-charged', typeof flag>>>}
 */
const optionsOf = {
  day: {},
  block: { apply: flag },
  cancel: { apply: flag, 'not-charged': flag },
  move: { apply: flag },
  paid: { apply: flag, charged: flag, 'not-charged': flag },
  overdue: { apply: flag, 'not-charged': flag },
}

await run(async () => {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { ...optionsOf[process.argv[2] ?? ''], project: { type: 'string' } },
  })
  const [command, ...args] = positionals
  const db = getFirestore(openProject(values.project, process.env.FIRESTORE_EMULATOR_HOST))
  // The database's clock, because it says since when a booking is unpaid.
  const now = (await db.doc('config/availability').get()).readTime.toDate()
  const { readConfig } = /** @type {typeof import('../src/settings/config.ts')} */ (
    await load('src/settings/config.ts')
  )
  const { singleUnitItems, acceptsPurchaseOrders } = readConfig(settings)
  const desk = /** @type {Record<string, typeof import('./desk/block.ts').block>} */ (
    await load(`office/desk/${command}.ts`)
  )
  await desk[command ?? '']?.(db, args, {
    isApplied: values.apply === true,
    now,
    singleUnitItems,
    acceptsPurchaseOrders,
    isCharged: values.charged === true,
    isNotCharged: values['not-charged'] === true,
    say: sayWith(console.log),
  })
})
