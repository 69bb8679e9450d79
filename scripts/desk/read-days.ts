// Reads the orders of some days, and what else is taken on them.
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore'
import { toStoredBooking, type StoredBooking } from '~/lib/db/bookings/read-booking'
import { isCanceled, readStoredLines, type StoredLine } from '~/lib/db/bookings/stored-lines'
import type { Day } from '~/lib/domain/day'
import { daysOf, type EventDays } from '~/lib/event/event-days'
import { isBlock, isSigned } from '../sync/owner'
import { readClaims } from '../sync/read'
import { readItems } from './items'
import { checkSource } from './options'

/** A booking with lines that have the catalog's names of now. */
export type Stop = { booking: StoredBooking; lines: readonly StoredLine[] }
export type DaysReading = Awaited<ReturnType<typeof readDays>>

/** Reads one allocation of each owner on these days, the owners' claims and bookings, and the items, each once. */
export async function readDays(db: Firestore, moment: Transaction, event: EventDays) {
  await checkSource(db, moment)
  const getAll = async (name: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : moment.getAll(...ids.map((id) => db.collection(name).doc(id)))
  const allocations = db.collection('allocations')
  const owned = await Promise.all(daysOf(event).map((day) => readOwners(allocations, moment, day)))
  const booked = owned.flat().filter((each) => each.get('expires') === null)
  const rented = booked.filter((each) => !isBlock(ownerIn(each)))
  const blocked = booked.filter((each) => isBlock(ownerIn(each)))
  const claims = await readClaims(db, moment, rented.map(ownerIn))
  const unclaimed = rented.filter((each) => !claims.has(ownerIn(each)))
  // The sync gives each unit an owner of its own. An owner that the office wrote by hand may have several.
  const unclaimedUnits = await Promise.all(
    unclaimed.map(async (each) => {
      if (isSigned(ownerIn(each))) return [each]
      const units = allocations.where('date', '==', each.get('date'))
      return (await moment.get(units.where('owner', '==', ownerIn(each)))).docs
    }),
  )
  const others = unclaimedUnits.flat()
  const bookings = (await getAll('bookings-test', [...claims.values()])).filter(
    (each) => each.exists,
  )
  const notes = await getAll(
    'blocks',
    blocked.map(({ id }) => id),
  )
  const ordered = bookings.flatMap((each) => readStoredLines(each.data()).listed)
  const items = await readItems(
    db,
    moment,
    [...[...blocked, ...others].map(itemIn), ...ordered.flatMap(({ itemId }) => itemId ?? [])],
    [],
  )
  const nameOf = (id: string) => items.get(id)?.name ?? null
  const shown = (line: StoredLine): StoredLine => ({
    ...line,
    name:
      nameOf(line.itemId ?? '') ??
      (line.name.replace(` × ${line.quantity}`, '') || String(line.itemId)),
  })
  const onDay = (each: DocumentSnapshot, words = '') => ({
    day: String(each.get('date')),
    text: (nameOf(itemIn(each)) ?? itemIn(each)) + words,
  })
  const stopOf = (each: DocumentSnapshot): Stop => ({
    booking: toStoredBooking(each.id, each.data() ?? {}),
    lines: readStoredLines(each.data(), nameOf).listed.map(shown),
  })
  return {
    items,
    stops: bookings.filter((each) => !isCanceled(each.data())).map(stopOf),
    canceled: bookings.filter((each) => isCanceled(each.data())).map(stopOf),
    blocked: blocked.map((each, index) => {
      const { reason = 'no reason', until = 'unknown' } = notes[index]?.data() ?? {}
      return onDay(each, `: ${reason}, until ${until}`)
    }),
    others: others.map((each) => onDay(each)),
  }
}

/**
 * One allocation of each owner on a day, so that an order of a hundred chairs is one document. Firestore can't list each owner once, so each
 * query asks for the next one.
 */
async function readOwners(allocations: CollectionReference, moment: Transaction, day: Day) {
  const ofDay = allocations.where('date', '==', day).orderBy('owner').limit(1)
  const found: QueryDocumentSnapshot[] = []
  for (;;) {
    const { docs } = await moment.get(ofDay.startAfter(found.at(-1)?.get('owner') ?? ''))
    if (docs.length === 0) return found
    found.push(...docs)
  }
}

const ownerIn = (allocation: DocumentSnapshot) => String(allocation.get('owner'))
const itemIn = (allocation: DocumentSnapshot) => String(allocation.get('itemID'))
