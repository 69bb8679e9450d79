import { hasStored } from '~/lib/storage/browser-storage'

/** Where the journal of orders and payments is kept. */
export const journalKey = 'paymentJournal'

/** True when an earlier visit left something in the journal. Apart from it: every page asks, few need the rest. */
export const hasJournal = () => hasStored(journalKey)
