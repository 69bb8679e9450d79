// Whether an order or a change was refused because this page has other numbers than the rules
// (docs/decisions/shared-numbers.md).
import { rulesHaveNumbers } from '~/lib/db/numbers'
import { currentContract } from '~/lib/domain/contract-version'
import { textToAgreeOn } from '~/lib/domain/fingerprint'
import { siteHasNumbers } from '~/lib/services/site-numbers'
import { sha256 } from '~/lib/storage/secret'

/** The fingerprint of the numbers that this page prices with. */
export const numbersOfPage = (): Promise<string> => sha256(textToAgreeOn())

/**
 * Asks the rules whether they have the page's numbers and its contract. Never throws.
 * @returns null if they do, or give no answer; 'outdated' if the page has to be loaded again;
 * 'refused' if the site has the same numbers now, so that a reload wouldn't help
 */
export async function otherNumbers(): Promise<'outdated' | 'refused' | null> {
  const numbers = await numbersOfPage()
  const have = (contract: string) => rulesHaveNumbers(numbers, contract).catch(() => true)
  if (await have(currentContract.version)) return null
  if (await have('')) return 'outdated'
  return (await siteHasNumbers(numbers)) ? 'refused' : 'outdated'
}
