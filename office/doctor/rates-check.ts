// Lost if nobody notices: money and bookings. With other rates than this folder's, the rules refuse
// the bookings that the pages make. "Not found" means that they have a rate, a refusal that they
// don't. The pages ask for the fingerprint and the contract's version before they charge a card.
import * as business from '~/lib/domain/business'
import { checkBusiness } from '../../scripts/build/check-business'
import { fingerprintOf, rateIds, ratesOf, type Rates } from '../../scripts/build/rates'
import { ask, parsed } from './ask'
import type { Database } from './database'
import { bad, deploy, inBusiness, look, unanswered, type Finding } from './finding'
import { readContracts } from './site-files'

/** Whether a build takes this folder's rates and closed days. */
export function checkOwnRates(): Finding[] {
  try {
    checkBusiness(business)
    return []
  } catch (error) {
    return bad('money', `No build: ${(error as Error).message}`, inBusiness)
  }
}

export async function checkRates(database: Database, site: string): Promise<Finding[]> {
  const [contract] = (await readContracts(site)) ?? []
  const fingerprint = [fingerprintOf(), ...(contract ? [contract.version] : [])].join('_')
  const own = ratesOf()
  const live = parsed((await ask(`${site}/rates.json`)).text) as Rates | null
  const published = Object.entries({ ...own, ...live }).filter(([name]) => name in own)
  const ofPages = rateIds(Object.fromEntries(published))
  const answers = await Promise.all(
    [...new Set([...rateIds(own), ...ofPages, fingerprint])].map(async (id) => ({
      id,
      status: (await database.get(`numbers/${id}`)).status,
    })),
  )
  const denied = answers.filter(({ status }) => status === 403).map(({ id }) => id)
  const refused = denied.filter((id) => ofPages.includes(id))
  const waiting = denied.filter((id) => id !== fingerprint && !ofPages.includes(id))
  const unasked = answers.filter(({ status }) => status !== 403 && status !== 200)
  const cards = "No card can be charged: the rules lack this folder's rates or the site's contract"
  return [
    ...(refused.length > 0
      ? bad('money', 'Bookings are refused, because the rules lack', deploy, refused)
      : denied.length > 0 && waiting.length === 0
        ? bad('booking', cards, deploy)
        : []),
    ...look('money', 'Changed in this folder, and not deployed yet', deploy, waiting),
    ...unanswered(unasked.map(({ id }) => id)),
  ]
}
