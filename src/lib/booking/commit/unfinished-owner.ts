// The units of this browser's own unfinished order don't count as taken.
import { sha256 } from '~/lib/domain/booking-key'
import { readJournal } from './journal'
import { hasJournal } from './journal-key'

/** The owner of that order; undefined without one. Throws if the page can't hash (no https). */
export async function unfinishedOwner(): Promise<string | undefined> {
  if (!hasJournal()) return undefined
  for (const entry of readJournal())
    if (entry.kind === 'booking' && entry.step !== 'booked') return sha256(entry.key)
  return undefined
}
