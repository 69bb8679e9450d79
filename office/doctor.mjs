// npm run doctor -- [--project ID] [--site https://…] [--host 127.0.0.1:8080] [--json]
// Checks the project and the site from outside, with no more rights than a visitor, and writes
// nothing. The settings are those of .env; --site is VITE_SITE_URL unless given, --host an emulator
// in place of the real database, --json prints the findings for another program. Where App Check is
// enforced, APP_CHECK_DEBUG_TOKEN lets the doctor in. With GOOGLE_APPLICATION_CREDENTIALS it also
// compares the deployed rules with this folder's, and bookings with taken days.
import { parseArgs } from 'node:util'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { load } from '../scripts/load.mjs'
import { root } from '../scripts/setup.mjs'
import { describeSettings, run, settings } from './admin-project.mjs'
import { checkKeyFile } from './error-words.mjs'

await run(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      site: { type: 'string' },
      host: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const projectId = values.project ?? settings.VITE_FIREBASE_PROJECT_ID
  if (!projectId)
    throw new Error('Name the project: --project ID, or VITE_FIREBASE_PROJECT_ID in .env.')
  const site = (values.site ?? settings.VITE_SITE_URL ?? '').replace(/\/+$/, '')
  const host = values.host ?? ''
  const say = values.json ? () => {} : console.log
  say(`Project ${projectId}${host && ` on the emulator at ${host}`}, site ${site || 'not set'}`)
  say(describeSettings())
  const keyFile = host ? '' : process.env.GOOGLE_APPLICATION_CREDENTIALS
  if (keyFile) checkKeyFile(keyFile)
  else say("Without a key file, bookings and the deployed rules aren't checked (docs/owner.md).")
  const app = keyFile ? initializeApp({ projectId, credential: applicationDefault() }) : null
  const { readSettings } = /** @type {typeof import('../office/doctor/read-settings.ts')} */ (
    await load('office/doctor/read-settings.ts')
  )
  const { unread } = readSettings(settings)
  // Modules that read all settings as they load would end the run at one that is mistyped.
  for (const name of unread) process.env[name] = ''
  const { examine } = /** @type {typeof import('../office/doctor/doctor.ts')} */ (
    await load('office/doctor/doctor.ts')
  )
  const { lines, wrong, findings } = await examine(root, {
    env: settings,
    projectId,
    host,
    site,
    app,
  })
  for (const line of lines) say(line)
  if (values.json) console.log(JSON.stringify({ project: projectId, site, wrong, findings }))
  if (wrong > 0) process.exitCode = 1
})
