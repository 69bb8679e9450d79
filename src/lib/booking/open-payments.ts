/** Where the journal of card payments is kept. */
export const journalKey = 'paymentJournal'

/** True when an earlier visit left a payment unfinished. Apart from the journal: every page asks, few need the rest. */
export function hasOpenPayments(): boolean {
  try {
    return localStorage.getItem(journalKey) !== null
  } catch {
    return false
  }
}
