// Makes bookings the source of taken days again, without the sync's allocations for `bookings`: the
// page would count those bookings twice.
import type { Firestore } from 'firebase-admin/firestore'
import { hasSyncMark } from './owner'
import { readAll, readClaims } from './read'
import { dryRun, plural, sayOvertaken, section } from './report'
import { commitAll, remove } from './write'

type Options = { isApplied: boolean; say: (line: string) => void }

/**
 * Sets the source to `bookings`, and deletes the allocations that the sync wrote without a claim.
 * Those of the office are named and stay, because their order may be stored nowhere else.
 */
export async function goBackToBookings(db: Firestore, { isApplied, say }: Options): Promise<void> {
  const { ours, offices } = await db.runTransaction(
    async (transaction) => {
      const all = await readAll(transaction, db.collection('allocations'))
      const booked = all.filter((each) => each.get('expires') === null)
      const claims = await readClaims(
        db,
        transaction,
        booked.map((each): unknown => each.get('owner')),
      )
      const unclaimed = booked.filter((each) => !claims.has(String(each.get('owner'))))
      const isOurs = (each: (typeof all)[number]) => hasSyncMark(String(each.get('owner')))
      return { ours: unclaimed.filter(isOurs), offices: unclaimed.filter((each) => !isOurs(each)) }
    },
    { readOnly: true },
  )
  say("config/availability: source 'bookings' to set; every visitor can then read the bookings")
  say(`allocations: ${plural(ours.length, 'day')} without a claim to remove`)
  const left = offices.map(({ id }) => id)
  for (const line of section("Without a claim, but not the sync's; kept, look at them:", left))
    say(line)
  if (!isApplied) {
    say(dryRun)
    return
  }
  // First, so that days count twice for a moment, but never not at all.
  await db.doc('config/availability').set({ source: 'bookings' }, { merge: true })
  const lost = await commitAll(
    db,
    ours.map(({ ref, updateTime }) => remove(ref, updateTime)),
  )
  sayOvertaken(lost, say)
  say(`Done: ${plural(ours.length - lost.length, 'document')} removed.`)
}
