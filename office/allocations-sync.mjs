// npm run allocations:sync -- [--apply] [--accept-unread] [--read-bookings] [--project ID]
// Builds the taken days from the stored bookings; with --read-bookings, goes back to reading the bookings
// themselves. Without --apply it only says what it would do.
import { getFirestore } from 'firebase-admin/firestore'
import { load } from '../scripts/load.mjs'
import { describeSettings, openProject, run, settings } from './admin-project.mjs'
import { sayWith } from './printable.mjs'
import { flag, readOptions } from './read-options.mjs'

await run(async () => {
  const { values } = readOptions({
    options: {
      apply: flag,
      'accept-unread': flag,
      'read-bookings': flag,
      project: { type: 'string' },
    },
  })
  const db = getFirestore(openProject(values.project, process.env.FIRESTORE_EMULATOR_HOST))
  const options = { isApplied: values.apply, say: sayWith(console.log) }
  if (values['read-bookings']) {
    const { goBackToBookings } =
      /** @type {typeof import('../office/sync/back-to-bookings.ts')} */ (
        await load('office/sync/back-to-bookings.ts')
      )
    await goBackToBookings(db, options)
    return
  }
  // Read in the same way as by the page.
  const { readConfig } = /** @type {typeof import('../src/settings/config.ts')} */ (
    await load('src/settings/config.ts')
  )
  const { singleUnitItems } = readConfig(settings)
  console.log(describeSettings())
  console.log(`Single units (VITE_SINGLE_UNIT_ITEMS): ${singleUnitItems.join(', ') || 'none'}`)
  const { syncAllocations } = /** @type {typeof import('../office/sync/sync.ts')} */ (
    await load('office/sync/sync.ts')
  )
  const isReady = await syncAllocations(db, {
    ...options,
    acceptsUnread: values['accept-unread'],
    now: new Date(),
    singleUnitItems,
  })
  if (!isReady) process.exitCode = 1
})
