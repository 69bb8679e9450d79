// npm run day    -- [12/12 [12/14]] [--page FILE | --csv FILE]
// npm run block  -- ITEM UNITS 12/10 12/14 "repair" [--apply]
// npm run cancel -- BOOKING [--not-charged] [--apply]
// npm run move   -- BOOKING 12/19 [--apply]
// npm run paid   -- BOOKING [--not-charged] [--apply]
// npm run overdue -- [BOOKING ...] [--apply]
// The desk's daily work, each with [--project ID]. Without --apply they write nothing
// (docs/owner.md, "A day at the desk").
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { getFirestore } from 'firebase-admin/firestore'
import { load } from '../scripts/load.mjs'
import { openProject, run, settings } from './admin-project.mjs'
import { asCalled } from './error-words.mjs'
import { sayWith } from './printable.mjs'

/**
 * @typedef {Pick<typeof import('./desk/block.ts'), 'block'>
 *   & Pick<typeof import('./desk/cancel.ts'), 'cancel'>
 *   & Pick<typeof import('./desk/move.ts'), 'move'>
 *   & Pick<typeof import('./desk/paid.ts'), 'paid'>
 *   & Pick<typeof import('./desk/overdue.ts'), 'overdue'>} Desk
 */

/** Besides --project. */
const optionsOf = {
  day: ['csv', 'page'],
  block: ['apply'],
  cancel: ['apply', 'not-charged'],
  move: ['apply'],
  paid: ['apply', 'not-charged'],
  overdue: ['apply'],
}

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      csv: { type: 'string' },
      'not-charged': { type: 'boolean', default: false },
      page: { type: 'string' },
      project: { type: 'string' },
    },
  })
  const [command, ...args] = positionals
  const takes = optionsOf[/** @type {keyof typeof optionsOf} */ (command)]
  for (const [option, value] of Object.entries(values))
    if (value && option !== 'project' && !takes.includes(option))
      throw new Error(`npm run ${command} has no option --${option}. ${asCalled}`)
  const db = getFirestore(openProject(values.project, process.env.FIRESTORE_EMULATOR_HOST))
  // The database's clock, because it says since when a reservation is unpaid.
  const now = (await db.doc('config/availability').get()).readTime.toDate()
  const { readConfig } = /** @type {typeof import('../src/settings/config.ts')} */ (
    await load('src/settings/config.ts')
  )
  const { singleUnitItems, acceptsPurchaseOrders } = readConfig(settings)
  if (command === 'day') {
    const { listDays } = /** @type {typeof import('../office/desk/day.ts')} */ (
      await load('office/desk/day.ts')
    )
    const form = values.csv === undefined ? (values.page === undefined ? 'text' : 'page') : 'csv'
    const list = await listDays(db, args, { form, now, acceptsPurchaseOrders })
    const file = values.csv ?? values.page
    if (file !== undefined) writeFileSync(file, list)
    console.log(file === undefined ? list : `Written: ${file}`)
    return
  }
  const say = sayWith(console.log)
  const program = /** @type {keyof Desk} */ (command)
  const desk = /** @type {Desk} */ (await load(`office/desk/${program}.ts`))
  await desk[program](db, args, {
    isApplied: values.apply,
    now,
    singleUnitItems,
    acceptsPurchaseOrders,
    isNotCharged: values['not-charged'],
    say,
  })
})
