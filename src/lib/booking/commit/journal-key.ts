// Separate from the journal, because every page checks this and few need the rest.
import { hasStored } from '~/lib/storage/browser-storage'

export const journalKey = 'paymentJournal'

export const hasJournal = () => hasStored(journalKey)
