// npm run allocations:sync -- [--apply] [--project ID]
// Builds the taken days from the stored bookings. Without --apply it only says what it would do.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getFirestore } from 'firebase-admin/firestore'
import { runnerImport } from 'vite'
import { openProject, run, settings } from './admin-project.mjs'

const pathOf = (relative) => fileURLToPath(new URL(relative, import.meta.url))

await run(async () => {
  const { values } = parseArgs({
    options: { apply: { type: 'boolean', default: false }, project: { type: 'string' } },
  })
  const app = openProject(values.project, process.env.FIRESTORE_EMULATOR_HOST)
  const { module: sync } = await runnerImport(pathOf('sync/sync.ts'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': pathOf('../src') } },
  })
  const isReady = await sync.syncAllocations(getFirestore(app), {
    isApplied: values.apply,
    now: new Date(),
    singleUnitItems: (settings.VITE_SINGLE_UNIT_ITEMS ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
    say: (line) => console.log(line),
  })
  if (!isReady) process.exitCode = 1
})
