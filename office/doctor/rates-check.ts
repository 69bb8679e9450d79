// Asks the rules whether they have this folder's rates. With different rates, fees, towns or
// codes they refuse the bookings that the pages make. "Not found" means that they have a number; a
// refusal means that they don't. Nothing is stored there. The pages ask for the fingerprint of all
// rates before they charge a card.
import * as business from '~/lib/domain/business'
import { checkBusiness } from '../../scripts/build/check-business'
import { fingerprintOf, rateIds, ratesOf } from '../../scripts/build/rates'
import type { Database } from './database'
import { bad, expected, ok, unanswered, type Finding } from './finding'

/** Whether a build takes this folder's rates and closed days. */
export function checkOwnRates(): Finding {
  try {
    checkBusiness(business)
    return ok('A build takes the rates and closed days of this folder')
  } catch (error) {
    return bad((error as Error).message, 'Correct them; then npm run deploy.')
  }
}

export async function checkRates(database: Database): Promise<Finding[]> {
  const fingerprint = fingerprintOf()
  const answers = await Promise.all(
    [...rateIds(ratesOf()), fingerprint].map(async (id) => ({
      id,
      status: (await database.get(`numbers/${id}`)).status,
    })),
  )
  const names = (list: typeof answers) => list.map(({ id }) => id).join('; ')
  const denied = answers.filter(({ status }) => status === 403)
  const refused = denied.filter(({ id }) => id !== fingerprint)
  const unasked = answers.filter(({ status }) => status !== 403 && status !== 200)
  return [
    expected(
      refused.length === 0,
      "The rules have this folder's rates",
      `The rules have other rates, and refuse bookings with: ${names(refused)}`,
      'npm run deploy: the rates of src/lib/domain/business.ts are not deployed.',
    ),
    // With other rates they have another one.
    ...(refused.length === 0 && denied.length > 0
      ? [
          bad(
            "The rules don't have the fingerprint of this folder's rates, so the pages can't charge cards",
            'npm run deploy: pages and rules belong together.',
          ),
        ]
      : []),
    ...unanswered(unasked.map(({ id }) => id)),
  ]
}
