// Lost if nobody notices: money and bookings. With other rates than this folder's, the rules refuse
// the bookings that the pages make. "Not found" means that they have a number, a refusal that they
// don't. The pages ask for the fingerprint and the contract's version before they charge a card.
import * as business from '~/lib/domain/business'
import { checkBusiness } from '../../scripts/build/check-business'
import { fingerprintOf, rateIds, ratesOf } from '../../scripts/build/rates'
import type { Database } from './database'
import { bad, deploy, inBusiness, unanswered, type Finding } from './finding'
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
  const answers = await Promise.all(
    [...rateIds(ratesOf()), fingerprint].map(async (id) => ({
      id,
      status: (await database.get(`numbers/${id}`)).status,
    })),
  )
  const denied = answers.filter(({ status }) => status === 403).map(({ id }) => id)
  const refused = denied.filter((id) => id !== fingerprint)
  const unasked = answers.filter(({ status }) => status !== 403 && status !== 200)
  const cards = "No card can be charged: the rules lack this folder's rates or the site's contract"
  return [
    ...(refused.length > 0
      ? bad('money', 'Bookings are refused, because the rules lack', deploy, refused)
      : denied.length > 0
        ? bad('booking', cards, deploy)
        : []),
    ...unanswered(unasked.map(({ id }) => id)),
  ]
}
