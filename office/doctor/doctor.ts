// Checks a real project and its site from outside, with a visitor's rights, and writes nothing.
import type { Firestore } from 'firebase-admin/firestore'
import type { Item } from '~/lib/domain/item'
import type { Hosting } from '../../scripts/build/hosting'
import { checkAppCheck, exchangeDebugToken } from './app-check'
import { checkBookings } from './bookings-check'
import { checkCatalog } from './catalog-check'
import { openDatabase } from './database'
import { bad, type Finding } from './finding'
import { isClockRight, openHome } from './home'
import { checkMaps, checkStripe, type KeyUrls } from './keys-check'
import { checkPictures } from './pictures-check'
import { checkProblems } from './problems-check'
import { checkRates, checkOwnRates } from './rates-check'
import { readSettings } from './read-settings'
import { checkRules, compareRules } from './rules-check'
import { checkServices } from './services-check'
import { checkSettings } from './settings-check'
import { checkSite } from './site-check'
import { checkSource } from './source-check'
import { checkWays } from './ways-check'

export type DoctorOptions = {
  /** The settings, as a build reads them. */
  env: Readonly<Record<string, unknown>>
  /** A sentence for each setting that is read differently from how it is typed in .env. */
  misread: readonly string[]
  projectId: string
  /** host:port of an emulator; '' for the real database. */
  host: string
  site: string
  /** A debug token for App Check if that is enforced, or ''. */
  debugToken: string
  /** The `hosting` part of firebase.json. */
  hosting: Hosting
  /** The fingerprint of this folder (scripts/build/sources.ts). */
  sources: string
  rules: string
  /** The deployed rules, which only a service account can read; null without one. */
  deployedRules: string | null
  /** The database with a service account's rights; null without its key. */
  office: Firestore | null
  /** The addresses of Google Maps and Stripe, or null for a rehearsal, which has no real keys. */
  keyUrls: KeyUrls | null
  now: Date
}

/** All findings, in the database and outside of it. */
export async function diagnose(options: DoctorOptions): Promise<Map<string, Finding[]>> {
  const opened = await openHome(options.site)
  const { items, groups } = await diagnoseProject(options, isClockRight(opened.home))
  const outside = await diagnoseOutside(options, { items, opened })
  return new Map(
    [...outside, ...groups].toSorted(([a], [b]) => titles.indexOf(a) - titles.indexOf(b)),
  )
}

/** Checks the database. Returns the findings and the catalog's items. */
export async function diagnoseProject(
  options: Omit<DoctorOptions, 'misread' | 'hosting' | 'sources' | 'keyUrls'>,
  isOurClockRight: boolean,
): Promise<{ items: readonly Item[]; groups: Map<string, Finding[]> }> {
  const { projectId, host, site, debugToken, now, office } = options
  const { config } = readSettings(options.env)
  const { apiKey } = config.firebase
  const appCheckToken = await exchangeDebugToken(config, debugToken)
  const connection = { projectId, apiKey, host, site, appCheckToken }
  const database = openDatabase(connection)
  const { items, findings: catalog } = await checkCatalog(database, config)
  const appCheck = await checkAppCheck(config, connection, debugToken)
  const groups = new Map<string, Finding[]>()
  if (appCheck.length > 0) groups.set('App Check', appCheck)
  groups.set('Catalog', catalog)
  // If nothing can be read at all, guarded documents would look fine.
  if (items.length > 0) {
    const { listsBookings, isRequestMode, findings } = await checkSource(database, now, {
      items,
      isCompared: office !== null,
    })
    const rates = await checkRates(database)
    const rules = await checkRules(database, {
      items,
      listsBookings,
      isRequestMode,
      hasOurRates: rates.every(({ mark }) => mark === 'ok'),
      isClockRight: isOurClockRight,
      now,
    })
    groups.set('Taken days', findings)
    groups.set('Rules', [...rules, ...rates, ...compareRules(options.rules, options.deployedRules)])
  }
  if (office) {
    groups.set('Bookings', await checkBookings(office, config, now))
    groups.set('Problems', await checkProblems(office))
  }
  return { items, groups }
}

/** In the order of the report. */
const titles =
  'Settings,App Check,Catalog,Taken days,Rules,Bookings,Problems,Pictures,Services,Site'.split(',')

type Outside = { items: readonly Item[]; opened: Awaited<ReturnType<typeof openHome>> }

/** Checks settings, pictures, services and the site. */
export async function diagnoseOutside(
  {
    env,
    misread,
    projectId,
    host,
    site,
    hosting,
    sources,
    keyUrls,
  }: Omit<DoctorOptions, 'office' | 'debugToken' | 'rules' | 'deployedRules' | 'now'>,
  { items, opened: { home, problem } }: Outside,
): Promise<Map<string, Finding[]>> {
  const { config, mistakes } = readSettings(env)
  return new Map([
    [
      'Settings',
      [
        ...mistakes,
        ...misread.map((sentence) => bad(sentence, 'In .env; then npm run deploy.')),
        ...checkSettings(env, config, { projectId, host }),
        checkOwnRates(),
      ],
    ],
    ['Pictures', await checkPictures(items, site)],
    [
      'Services',
      [
        ...(await checkServices(config, site)),
        ...(keyUrls ? await checkMaps(config.mapsKey, keyUrls, site) : []),
        ...(keyUrls ? await checkStripe(config.stripeKey, keyUrls) : []),
      ],
    ],
    [
      'Site',
      home
        ? [
            ...(await checkSite(site, home, { hosting, sources, config, projectId, items })),
            ...(await checkWays(site)),
          ]
        : [problem],
    ],
  ])
}
