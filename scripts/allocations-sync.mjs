// npm run allocations:sync -- [--apply] [--release] [--project ID]
// Builds the taken days from the stored bookings; with --release, goes back to reading the bookings themselves. Without --apply
// it only says what it would do.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getFirestore } from 'firebase-admin/firestore'
import { runnerImport } from 'vite'
import { describeSettings, openProject, run, settings } from './admin-project.mjs'

const pathOf = (relative) => fileURLToPath(new URL(relative, import.meta.url))

async function load(file) {
  const { module } = await runnerImport(pathOf(file), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': pathOf('../src') } },
  })
  return module
}

await run(async () => {
  const { values } = parseArgs({
    options: {
      apply: { type: 'boolean', default: false },
      release: { type: 'boolean', default: false },
      project: { type: 'string' },
    },
  })
  const db = getFirestore(openProject(values.project, process.env.FIRESTORE_EMULATOR_HOST))
  const options = { isApplied: values.apply, say: (line) => console.log(line) }
  if (values.release) {
    const { releaseAllocations } = await load('sync/release.ts')
    await releaseAllocations(db, options)
    return
  }
  // As the page reads it.
  const { readConfig } = await load('../src/settings/config.ts')
  const { singleUnitItems } = readConfig(settings)
  console.log(describeSettings())
  console.log(`Single units (VITE_SINGLE_UNIT_ITEMS): ${singleUnitItems.join(', ') || 'none'}`)
  const { syncAllocations } = await load('sync/sync.ts')
  const isReady = await syncAllocations(db, { ...options, now: new Date(), singleUnitItems })
  if (!isReady) process.exitCode = 1
})
