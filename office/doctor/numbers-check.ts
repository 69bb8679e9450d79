// Asks the rules whether they have this folder's numbers. With different rates, fees, towns or
// codes they refuse the bookings that the pages make. "Not found" means that they have a number; a
// refusal means that they don't. Nothing is stored there. The pages ask for the fingerprint of all
// numbers before they charge a card.
import * as business from '~/lib/domain/business'
import { checkBusiness } from '../../scripts/build/check-business'
import { fingerprintOf, numberIds, numbersOf } from '../../scripts/build/numbers'
import type { Database } from './database'
import { bad, expected, ok, unanswered, type Finding } from './finding'

/** Whether a build takes this folder's numbers and closed days. */
export function checkOwnNumbers(): Finding {
  try {
    checkBusiness(business)
    return ok('A build takes the numbers and closed days of this folder')
  } catch (error) {
    return bad((error as Error).message, 'Correct them; then npm run deploy.')
  }
}

export async function checkNumbers(database: Database): Promise<Finding[]> {
  const fingerprint = fingerprintOf()
  const answers = await Promise.all(
    [...numberIds(numbersOf()), fingerprint].map(async (id) => ({
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
      "The rules have this folder's numbers",
      `The rules have other numbers, and refuse bookings with: ${names(refused)}`,
      'npm run deploy: the numbers of src/lib/domain/business.ts are not deployed.',
    ),
    // With other numbers they have another one.
    ...(refused.length === 0 && denied.length > 0
      ? [
          bad(
            "The rules don't have the fingerprint of this folder's numbers, so the pages can't charge cards",
            'npm run deploy: pages and rules belong together.',
          ),
        ]
      : []),
    ...unanswered(unasked.map(({ id }) => id)),
  ]
}
