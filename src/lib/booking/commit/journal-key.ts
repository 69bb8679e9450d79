// Whether this browser's journal has entries. Separate from the journal, because every page checks
// this and few need the rest.
import { hasStored } from '~/lib/storage/browser-storage'

/** The storage key of the journal of orders and payments. */
export const journalKey = 'paymentJournal'

export const hasJournal = () => hasStored(journalKey)
