import { amountRow, eachStoredAmount } from './amounts'
import { storedNames, textOf } from './booking-texts'
import * as current from './business'
import { sharedNames, type SharedRates } from './shared-rates'

/**
 * The text whose SHA-256 is the fingerprint (docs/decisions/shared-rates.md): shared rates, amounts
 * and texts. So a page older than one of these charges no card. No number is
 * formatted, because browsers may format differently.
 */
export function textToAgreeOn(rates: SharedRates = current): string {
  return JSON.stringify([
    sharedNames.map((name) => rates[name]),
    eachStoredAmount((name) => {
      const { stored: _, ...row } = amountRow(name)
      return row
    }),
    storedNames.map((name) => [name, textOf(name).takes]),
  ])
}
