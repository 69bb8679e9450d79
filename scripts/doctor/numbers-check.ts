// Asks the rules whether they have this folder's numbers. With other rates, fees, towns or codes they refuse the bookings that the pages
// make. "Not found" means that they have a number, a refusal that they don't. Nothing is stored there.
import { numberIds, numbersOf } from '../build/numbers'
import type { Database } from './database'
import { expected, look, type Finding } from './finding'

export async function checkNumbers(database: Database): Promise<Finding[]> {
  const answers = await Promise.all(
    numberIds(numbersOf()).map(async (id) => ({
      id,
      status: (await database.get(`numbers/${id}`)).status,
    })),
  )
  const names = (list: typeof answers) => list.map(({ id }) => id).join('; ')
  const refused = answers.filter(({ status }) => status === 403)
  const unasked = answers.filter(({ status }) => status !== 403 && status !== 200)
  return [
    expected(
      refused.length === 0,
      "The rules have this folder's numbers",
      `The rules have other numbers, and refuse bookings with: ${names(refused)}`,
      'npm run deploy: the numbers of src/lib/domain/business.ts are not deployed.',
    ),
    ...(unasked.length === 0
      ? []
      : [look(`The rules couldn't be asked for: ${names(unasked)}`, 'Run the doctor again.')]),
  ]
}
