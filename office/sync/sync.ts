// The sync: reads, plans, reports, and with `isApplied` writes.
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore'
import { planSync, type SyncPlan } from './plan'
import { readDatabase, type Reading } from './read'
import { describePlan, dryRun, plural, sayOvertaken } from './report'
import { commitAll, put, remove, type Write } from './write'

type Options = {
  /** False: a dry run, which writes nothing. */
  isApplied: boolean
  /** Applies the plan even if some days from today on can't be read. */
  acceptsUnread: boolean
  now: Date
  /** Ids of the items that exist once whatever their count says. */
  singleUnitItems: readonly string[]
  say: (line: string) => void
}

/**
 * Builds `allocations` and `claims` from the stored bookings, and makes them the source of taken
 * days. True if nothing prevents that.
 */
export async function syncAllocations(db: Firestore, options: Options): Promise<boolean> {
  const { isApplied, acceptsUnread, now, singleUnitItems, say } = options
  const reading = await readDatabase(db, now)
  const plan = planSync(reading.snapshot, singleUnitItems)
  for (const line of describePlan(plan)) say(line)

  const { requestBooking, availability } = reading
  if (lacksStatus(requestBooking)) say('config/requestBooking: status is missing; false to write')
  const writes = writesOf(db, plan, reading)
  const lost = isApplied ? await commitAll(db, writes) : []
  sayOvertaken(lost, say)

  const isReady =
    lost.length === 0 &&
    plan.waiting.length === 0 &&
    plan.singleUnits.wrong.length === 0 &&
    (acceptsUnread || plan.unreadAhead.length === 0)
  const isSource = availability.get('source') === 'allocations'
  if (isSource) say("config/availability: the source is 'allocations' already")
  else if (!isReady)
    say("config/availability: not set to 'allocations' before the above is settled")
  else say("config/availability: source 'allocations' to set")
  if (isApplied && isReady && !isSource) {
    await availability.ref.set({ source: 'allocations' }, { merge: true })
  }
  say(
    isApplied
      ? `Done: ${plural(writes.length - lost.length, 'document')} written or removed.`
      : dryRun,
  )
  return isReady
}

function lacksStatus(requestBooking: DocumentSnapshot): boolean {
  return requestBooking.get('status') === undefined
}

/** Claims before allocations, so that deleting a booking always frees its days. */
function writesOf(db: Firestore, plan: SyncPlan, { requestBooking, updated }: Reading): Write[] {
  const claims = plan.claims.map(({ owner, key }) =>
    put(db.collection('claims').doc(owner), { key }, null),
  )
  const allocations = plan.writes.map((write) => {
    const ref = db.collection('allocations').doc(write.id)
    if (write.op === 'create') return put(ref, write.fields, null)
    const asRead = updated.get(write.id) ?? Timestamp.fromMillis(0)
    return write.op === 'replace'
      ? put(ref, { package: FieldValue.delete(), ...write.fields }, asRead)
      : remove(ref, asRead)
  })
  const status = put(requestBooking.ref, { status: false }, requestBooking.updateTime ?? null)
  return [...claims, ...allocations, ...(lacksStatus(requestBooking) ? [status] : [])]
}
