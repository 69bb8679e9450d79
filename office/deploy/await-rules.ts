// Rules take up to a minute to reach all of Google's servers. Pages that are published earlier take
// no bookings until then.
import { setTimeout } from 'node:timers/promises'
import type { Config } from '~/settings/config'
import { fingerprintOf } from '../../scripts/build/rates'
import { exchangeDebugToken, openDatabase, type Database } from '../doctor/database'

/** Asked once a second. */
const mostTries = 90
/** Different servers may answer. */
const inARow = 3

/**
 * Waits until the rules of a project have this folder's rates and its contract: before a card is
 * charged, a page asks them for both at once.
 * @returns false if they don't after 90 seconds
 */
export async function rulesHaveSpread(config: Config, contract: string): Promise<boolean> {
  const { APP_CHECK_DEBUG_TOKEN = '', FIRESTORE_EMULATOR_HOST = '' } = process.env
  const database = openDatabase({
    ...config.firebase,
    host: FIRESTORE_EMULATOR_HOST,
    site: config.siteUrl,
    appCheckToken: await exchangeDebugToken(config, APP_CHECK_DEBUG_TOKEN),
  })
  return haveRates(database, `${fingerprintOf()}_${contract}`, () => setTimeout(1_000))
}

/** @param pause waits between two questions */
export async function haveRates(
  database: Pick<Database, 'get'>,
  id: string,
  pause: () => Promise<void>,
): Promise<boolean> {
  let answered = 0
  for (let tries = 1; tries <= mostTries; tries++) {
    const { status } = await database.get(`numbers/${id}`)
    answered = status === 200 ? answered + 1 : 0
    if (answered === inARow) return true
    await pause()
  }
  return false
}
