// Reads the orders of some days, and what else is taken on them.
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { toStoredBooking, type StoredBooking } from '~/lib/db/bookings/read-booking'
import { isCanceled, readStoredLines, type StoredLine } from '~/lib/db/bookings/stored-lines'
import type { EventDays } from '~/lib/event/event-days'
import { isBlock } from '../sync/owner'
import { getAll, readClaims } from '../sync/read'
import { readItems } from './items'
import { checkSource } from './options'

/** A booking with lines that have the catalog's names of now. */
export type Stop = { booking: StoredBooking; lines: readonly StoredLine[] }
export type DaysReading = Awaited<ReturnType<typeof readDays>>

/** Reads the days' allocations, the claims and bookings of their owners, and the items, each once. */
export async function readDays(db: Firestore, moment: Transaction, { from, to }: EventDays) {
  await checkSource(db, moment)
  const { docs } = await moment.get(
    db.collection('allocations').where('date', '>=', from).where('date', '<=', to),
  )
  const booked = docs.filter((each) => each.get('expires') === null)
  const rented = booked.filter((each) => !isBlock(ownerIn(each)))
  const blocked = booked.filter((each) => isBlock(ownerIn(each)))
  const claims = await readClaims(db, moment, rented.map(ownerIn))
  const others = rented.filter((each) => !claims.has(ownerIn(each)))
  const keys = [...claims.values()]
  const bookings = (await getAll(db, moment, 'bookings-test', keys)).filter((each) => each.exists)
  const blockIds = blocked.map(({ id }) => id)
  const notes = await getAll(db, moment, 'blocks', blockIds)
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
    name: nameOf(line.itemId ?? '') ?? (line.name || String(line.itemId)),
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

const ownerIn = (allocation: DocumentSnapshot) => String(allocation.get('owner'))
const itemIn = (allocation: DocumentSnapshot) => String(allocation.get('itemID'))
