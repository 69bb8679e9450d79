// What an order of this very browser holds, while its payment isn't over: that is nobody else's.
import { readJournal } from './journal'
import { hasJournal } from './journal-key'
import { sha256 } from '~/lib/storage/secret'

/** The owner of those units; undefined where there is none. */
export async function ownHold(): Promise<string | undefined> {
  if (!hasJournal()) return undefined
  for (const entry of readJournal())
    if (entry.kind === 'booking' && entry.step !== 'booked') return sha256(entry.key)
  return undefined
}
