// Checks a real project and its site from outside, as a malicious visitor could, and writes nothing.
import { readConfig } from '~/settings/config'
import type { Hosting } from '../build/hosting'
import { checkAppCheck, exchangeDebugToken } from './app-check'
import { checkCatalogue } from './catalogue-check'
import { openDatabase } from './database'
import type { Finding } from './finding'
import { checkNumbers } from './numbers-check'
import { checkPictures } from './pictures-check'
import { checkRules } from './rules-check'
import { checkServices } from './services-check'
import { checkSettings } from './settings-check'
import { checkSite } from './site-check'
import { checkSource } from './source-check'

type Options = {
  /** The settings, as a build reads them. */
  env: Readonly<Record<string, unknown>>
  projectId: string
  /** host:port of an emulator; '' for the real database. */
  host: string
  /** The site's address. */
  site: string
  /** A debug token for App Check if that is enforced, or ''. */
  debugToken: string
  /** The `hosting` part of firebase.json. */
  hosting: Hosting
  now: Date
}

/** All findings, in groups. */
export async function diagnose(options: Options): Promise<Map<string, Finding[]>> {
  const { env, projectId, host, site, debugToken, hosting, now } = options
  const config = readConfig(env)
  const { apiKey } = config.firebase
  const appCheckToken = await exchangeDebugToken(config, debugToken)
  const connection = { projectId, apiKey, host, site, appCheckToken }
  const database = openDatabase(connection)
  const catalogue = await checkCatalogue(database, config)
  const groups = new Map([
    [
      'Settings',
      [
        ...checkSettings(env, config, { projectId, host }),
        ...(await checkAppCheck(config, connection, debugToken)),
      ],
    ],
    ['Catalogue', catalogue.findings],
  ])
  // If nothing can be read at all, guarded documents would look fine.
  if (catalogue.items.length > 0) {
    const { listsBookings, findings } = await checkSource(database, now)
    groups.set('Taken days', findings)
    groups.set('Rules', [
      ...(await checkRules(database, { listsBookings, now })),
      ...(await checkNumbers(database)),
    ])
  }
  groups.set('Pictures', await checkPictures(catalogue.items, site))
  groups.set('Services', await checkServices(config, site))
  groups.set('Site', await checkSite(site, { hosting, config, projectId }))
  return groups
}
