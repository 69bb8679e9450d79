import { isKept } from '~/lib/storage/is-kept'

/** Where the journal of orders and payments is kept. */
export const journalKey = 'paymentJournal'

/** True when an earlier visit left something in the journal. Apart from it: every page asks, few need the rest. */
export const hasJournal = () => isKept(journalKey)
