// Checks a real project and its site from outside, with a visitor's rights, and writes nothing.
// Each check says in its file what is lost when nobody notices.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { getSecurityRules } from 'firebase-admin/security-rules'
import type { Item } from '~/lib/domain/item'
import type * as Firebase from '../../firebase.json'
import type { Hosting } from '../../scripts/build/hosting'
import { misreadSettings } from '../../scripts/build/misread-settings'
import { sourcesOf } from '../../scripts/build/sources'
import { errorWords } from '../error-words.mjs'
import { ask, type Answer } from './ask'
import { checkBookings } from './bookings-check'
import { checkCatalog } from './catalog-check'
import { exchangeDebugToken, openDatabase } from './database'
import { bad, inEnv, reportOf, sorted, unchecked, type Finding } from './finding'
import { checkHome, timeOf } from './home-check'
import { checkMaps, checkStripe, type KeyUrls } from './keys-check'
import { checkPictures } from './pictures-check'
import { checkOwnRates, checkRates } from './rates-check'
import { readSettings } from './read-settings'
import { checkRedirects } from './redirects-check'
import { checkRules, compareRules } from './rules-check'
import { checkServices } from './services-check'
import { checkSettings } from './settings-check'
import { checkSite } from './site-check'
import { checkTakenDays } from './taken-days-check'

export type DoctorOptions = {
  /** The settings, as a build reads them. */
  env: Readonly<Record<string, unknown>>
  projectId: string
  /** An emulator; '' for the real database. */
  host: string
  site: string
  debugToken: string
  hosting: Hosting
  /** The hash of this folder's source code (scripts/build/sources.ts). */
  sources: string
  rules: string
  /** Reads the deployed rules, which only a service account can; null without one. */
  deployedRules: (() => Promise<string>) | null
  /** The database with a service account's rights; null without its key. */
  adminDb: Firestore | null
  /** Where Google and Stripe answer, or null for a rehearsal, which has no real keys. */
  keyUrls: KeyUrls | null
}

type Given = Pick<DoctorOptions, 'env' | 'projectId' | 'host' | 'site'> & { app: App | null }

/** `app` has a service account's rights; null without its key. */
export async function examine(root: string, { app, ...given }: Given) {
  const read = (name: string) => readFileSync(join(root, name), 'utf8')
  const misread = misreadSettings(root, 'production', given.env)
  const findings = await diagnose({
    ...given,
    debugToken: process.env['APP_CHECK_DEBUG_TOKEN'] ?? '',
    rules: read('firestore.rules'),
    deployedRules: app && (() => readRules(app)),
    adminDb: app && getFirestore(app),
    // A rehearsal has no real keys.
    keyUrls: given.host
      ? null
      : { places: 'https://places.googleapis.com', stripe: 'https://api.stripe.com' },
    hosting: (JSON.parse(read('firebase.json')) as typeof Firebase).hosting,
    sources: sourcesOf(root),
  })
  findings.push(...misread.flatMap((what) => bad('booking', what, inEnv)))
  return { ...reportOf(findings), findings: sorted(findings) }
}

/** The text of the rules that are in force. */
async function readRules(app: App): Promise<string> {
  const { source } = await getSecurityRules(app).getFirestoreRuleset()
  return source.map(({ content }) => content).join('\n')
}

/** All findings, in the database and outside of it. */
export async function diagnose(options: DoctorOptions): Promise<Finding[]> {
  const home = await ask(`${options.site}/`)
  const { items, findings } = await diagnoseProject(options, timeOf(home))
  return [...findings, ...(await diagnoseOutside(options, { items, home }))]
}

export async function diagnoseProject(
  options: Omit<DoctorOptions, 'hosting' | 'sources' | 'keyUrls'>,
  now: Date,
): Promise<{ items: readonly Item[]; findings: Finding[] }> {
  const { projectId, host, site, adminDb, deployedRules } = options
  const { config } = readSettings(options.env)
  const appCheckToken = await exchangeDebugToken(config, options.debugToken)
  const { apiKey } = config.firebase
  const database = openDatabase({ projectId, apiKey, host, site, appCheckToken })
  const { items, findings: catalog } = await checkCatalog(database, config)
  const findings = [
    ...catalog,
    ...(await guarded(
      'Bookings',
      adminDb && (() => checkBookings(adminDb, { config, site, now })),
    )),
    ...(await guarded(
      'The deployed rules',
      deployedRules && (async () => compareRules(options.rules, await deployedRules())),
    )),
  ]
  // If nothing can be read at all, guarded documents would look fine.
  if (items.length === 0) return { items, findings }
  const takenDays = await checkTakenDays(database, now, items)
  const rates = await checkRates(database, site)
  const around = { ...takenDays, items, hasOurRates: rates.length === 0, now }
  const rules = await checkRules(database, around)
  return { items, findings: [...findings, ...takenDays.findings, ...rates, ...rules] }
}

export async function diagnoseOutside(
  options: Omit<DoctorOptions, 'adminDb' | 'debugToken' | 'rules' | 'deployedRules'>,
  { items, home }: { items: readonly Item[]; home: Answer },
): Promise<Finding[]> {
  const { env, site, keyUrls } = options
  const { config, mistakes } = readSettings(env)
  const problem = checkHome(site, home)
  const isThere = problem.length === 0
  return [
    ...mistakes,
    ...checkSettings(env, config, options),
    ...checkOwnRates(),
    ...(await guarded('Pictures', () => checkPictures(items, site))),
    ...(await guarded('Services', () => checkServices(config, site))),
    ...(keyUrls ? await checkMaps(config.mapsKey, keyUrls, site) : []),
    ...(keyUrls ? await checkStripe(config.stripeKey, keyUrls) : []),
    ...problem,
    ...(await guarded(
      'The site',
      isThere ? () => checkSite(site, home, { ...options, config, items }) : null,
    )),
    ...(isThere ? await checkRedirects(site) : []),
  ]
}

/** One check that can't go on doesn't end the others. */
async function guarded(name: string, check: (() => Promise<Finding[]>) | null) {
  try {
    return check ? await check() : []
  } catch (error) {
    return unchecked(`${name} couldn't be checked: ${errorWords(error)}`)
  }
}
