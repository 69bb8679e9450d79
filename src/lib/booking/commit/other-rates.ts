// Whether this page has other rates than the rules (docs/decisions/shared-rates.md).
import { rulesHaveRates } from '~/lib/db/rates'
import { sha256 } from '~/lib/domain/booking-key'
import { currentContract } from '~/lib/domain/contract-version'
import { textToAgreeOn } from '~/lib/domain/fingerprint'
import { siteHasRates } from '~/lib/services/site-rates'

/** The fingerprint of the rates that this page prices with. */
export const fingerprintOfPage = (): Promise<string> => sha256(textToAgreeOn())

/**
 * Asks the rules whether they have the page's rates and its contract. Never throws.
 * @returns null if they do, or give no answer; 'outdated' if the page has to be loaded again;
 * 'refused' if the site has the same rates now, so that a reload wouldn't help
 */
export async function otherRates(): Promise<'outdated' | 'refused' | null> {
  const fingerprint = await fingerprintOfPage()
  const have = (contract: string) => rulesHaveRates(fingerprint, contract).catch(() => true)
  if (await have(currentContract.version)) return null
  if (await have('')) return 'outdated'
  return (await siteHasRates(fingerprint)) ? 'refused' : 'outdated'
}
