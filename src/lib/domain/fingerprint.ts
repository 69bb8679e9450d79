// What pages and the database's rules must agree on. If they differ, the rules refuse the orders
// that a page prices.
import { amountOf, eachStoredAmount } from './amounts'
import { storedNames, textOf } from './booking-texts'
import * as current from './business'
import { sharedNames, type SharedRates } from './shared-rates'

/**
 * The text whose SHA-256 is the fingerprint (docs/decisions/shared-rates.md): the shared rates, and
 * a booking's amounts and texts, so that a page from before one was added charges no card either.
 * No number is formatted, because browsers may format differently.
 */
export function textToAgreeOn(rates: SharedRates = current): string {
  return JSON.stringify([
    sharedNames.map((name) => rates[name]),
    eachStoredAmount((name) => {
      const { stored: _, ...amount } = amountOf(name)
      return amount
    }),
    storedNames.map((name) => [name, textOf(name).form]),
  ])
}
