// npm run doctor -- [--project ID] [--site https://…] [--host 127.0.0.1:8080] [--json]
// Checks the project and the site from outside, with no more rights than a visitor, and writes
// nothing. The settings are those of .env; --site is VITE_SITE_URL unless given, --host an emulator
// in place of the real database. Where App Check is enforced, APP_CHECK_DEBUG_TOKEN lets the doctor
// in. It compares the site with this folder's files. --json prints the findings for another program. With GOOGLE_APPLICATION_CREDENTIALS it also
// compares the deployed rules with this folder's, and bookings with taken days.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { getSecurityRules } from 'firebase-admin/security-rules'
import { load } from '../scripts/load.mjs'
import { root } from '../scripts/setup.mjs'
import { describeSettings, run, settings } from './admin-project.mjs'
import { checkKeyFile, errorWords } from './error-words.mjs'

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
  const app = keyFile ? initializeApp({ projectId, credential: applicationDefault() }) : null
  const { misreadSettings } = /** @type {typeof import('../scripts/build/misread-settings.ts')} */ (
    await load('scripts/build/misread-settings.ts')
  )
  const { diagnose } = /** @type {typeof import('../office/doctor/doctor.ts')} */ (
    await load('office/doctor/doctor.ts')
  )
  const { reportOf, unchecked } = /** @type {typeof import('../office/doctor/finding.ts')} */ (
    await load('office/doctor/finding.ts')
  )
  const { sourcesOf } = /** @type {typeof import('../scripts/build/sources.ts')} */ (
    await load('scripts/build/sources.ts')
  )
  const deployed = app && (await readDeployedRules(app))
  const groups = await diagnose({
    env: settings,
    misread: misreadSettings(root, 'production', settings),
    projectId,
    host,
    site,
    debugToken: process.env.APP_CHECK_DEBUG_TOKEN ?? '',
    rules: readFileSync(`${root}firestore.rules`, 'utf8'),
    deployedRules: deployed?.rules ?? null,
    office: app && getFirestore(app),
    // A rehearsal has no real keys.
    keyUrls: host
      ? null
      : {
          places: 'https://places.googleapis.com',
          embed: 'https://www.google.com',
          stripe: 'https://api.stripe.com',
        },
    hosting: JSON.parse(readFileSync(`${root}firebase.json`, 'utf8')).hosting,
    sources: sourcesOf(root),
    now: new Date(),
  })
  if (deployed?.problem)
    groups
      .get('Rules')
      ?.push(
        unchecked(
          deployed.problem,
          'Run the doctor again, or without GOOGLE_APPLICATION_CREDENTIALS.',
        ),
      )
  const { lines, wrong } = reportOf(groups)
  for (const line of lines) say(line)
  if (values.json) {
    const findings = [...groups].flatMap(([group, each]) => each.map((one) => ({ group, ...one })))
    console.log(JSON.stringify({ project: projectId, site, wrong, findings }))
  }
  if (wrong > 0) process.exitCode = 1
})

/**
 * The text of the rules that are in force, read with the service account, or why it can't be read.
 * @param {import('firebase-admin/app').App} app
 */
async function readDeployedRules(app) {
  try {
    const { source } = await getSecurityRules(app).getFirestoreRuleset()
    return { rules: source.map(({ content }) => content).join('\n'), problem: '' }
  } catch (error) {
    return { rules: null, problem: `The deployed rules couldn't be compared: ${errorWords(error)}` }
  }
}
