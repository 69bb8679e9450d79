// Checks a real project and its site from outside, with a visitor's rights, and writes nothing.
import { readConfig } from '~/settings/config'
import type { Hosting } from '../../scripts/build/hosting'
import { checkAppCheck, exchangeDebugToken } from './app-check'
import { checkCatalogue } from './catalogue-check'
import { openDatabase } from './database'
import type { Finding } from './finding'
import { checkNumbers } from './numbers-check'
import { checkPictures } from './pictures-check'
import { checkRules, compareRules } from './rules-check'
import { checkServices } from './services-check'
import { checkSettings } from './settings-check'
import { checkSite, isClockRight, openHome } from './site-check'
import { checkSource } from './source-check'

type Options = {
  /** The settings, as a build reads them. */
  env: Readonly<Record<string, unknown>>
  projectId: string
  /** host:port of an emulator; '' for the real database. */
  host: string
  site: string
  /** A debug token for App Check if that is enforced, or ''. */
  debugToken: string
  /** The `hosting` part of firebase.json. */
  hosting: Hosting
  rules: string
  /** The deployed rules, which only a service account can read; null without one. */
  deployedRules: string | null
  now: Date
}

export async function diagnose(options: Options): Promise<Map<string, Finding[]>> {
  const { env, projectId, host, site, debugToken, hosting, now } = options
  const config = readConfig(env)
  const { apiKey } = config.firebase
  const appCheckToken = await exchangeDebugToken(config, debugToken)
  const connection = { projectId, apiKey, host, site, appCheckToken }
  const database = openDatabase(connection)
  const home = await openHome(site)
  const catalogue = await checkCatalogue(database, config)
  const groups = new Map([
    [
      'Settings',
      [
        ...checkSettings(env, config, { projectId, host }),
        ...(await checkAppCheck(config, connection, debugToken)),
      ],
    ],
    ['Catalog', catalogue.findings],
  ])
  // If nothing can be read at all, guarded documents would look fine.
  const { items } = catalogue
  if (items.length > 0) {
    const { listsBookings, isRequestMode, findings } = await checkSource(database, now)
    const numbers = await checkNumbers(database)
    const rules = await checkRules(database, {
      items,
      listsBookings,
      isRequestMode,
      hasOurNumbers: numbers.every(({ mark }) => mark === 'ok'),
      isClockRight: isClockRight(home),
      now,
    })
    groups.set('Taken days', findings)
    groups.set('Rules', [
      ...rules,
      ...numbers,
      ...compareRules(options.rules, options.deployedRules),
    ])
  }
  groups.set('Pictures', await checkPictures(items, site))
  groups.set('Services', await checkServices(config, site))
  groups.set('Site', await checkSite(site, home, { hosting, config, projectId }))
  return groups
}
