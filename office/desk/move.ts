// npm run move -- BOOKING 12/19: moves a booking to another day, the old days and the new ones
// in one commit.
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { allocationId } from '~/lib/availability/allocation'
import { crewFullWords, deliveryLimit } from '~/lib/availability/crew-limit'
import { packageOf, type Need } from '~/lib/availability/pick-units'
import { isClosed } from '~/lib/availability/why-not-bookable'
import { needsInBooking, readBookedLines, type NameOf } from '~/lib/db/bookings/booked-lines'
import type { Stored } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import { addDays, daysApart, today } from '~/lib/time/dates'
import { daysWithoutYear, dayWithoutYear, describeDays, formatDay } from '~/lib/time/day-text'
import { toStoredDay } from '~/lib/time/stored-day'
import type { SyncCatalog } from '../sync/catalog'
import { deliveriesOf } from '../sync/needs'
import { ownerOf } from '../sync/owner'
import { dryRun } from '../sync/report'
import { put, remove } from '../sync/write'
import { readBooking } from './booking'
import { describeCustomer, describeBooking } from './customer'
import { toItem, type DeskItem } from './items'
import { bookingNamed } from './named-booking'
import { requireAllocations, inOneCommit, type DeskOptions } from './options'
import { dayIn, joinDays } from './typed-day'
import {
  openUnits,
  readUnits,
  refuseShortages,
  takeUnit,
  unitsOf,
  type Shortage,
  type Unit,
} from './units'

const enterAgain =
  'Enter it again on the site, in two orders if the site says so. What was paid stays with you: collect the rest in the office, and then mark the new booking with npm run paid. Cancel this one.'

const usage = 'The last word has to be the new day, such as 12/19: npm run move -- Ann Smith 12/19'

/** A unit of the booking on a new day; `isOwn` if the booking has it already. */
type Wanted = Parameters<typeof takeUnit>[1] & { isOwn: boolean }

/**
 * Moves all days of a booking by as many days as its first one, or changes nothing if a unit isn't
 * free.
 */
export async function move(
  db: Firestore,
  args: readonly string[],
  { isApplied, now, singleUnitItems, say }: DeskOptions,
): Promise<void> {
  const words = joinDays(args, now)
  const last = words.at(-1)
  if (last === undefined) throw new Error(usage)
  const first = dayIn(last, now, `"${last}" isn't a day. ${usage}`)
  if (first < today(now))
    throw new Error(`${formatDay(first)} is in the past. For next year, type the year, too.`)
  const id = await bookingNamed(db, words.slice(0, -1).join(' '), now)
  const owner = ownerOf(id)
  const { booking, from, to, careful } = await inOneCommit(
    db,
    isApplied,
    async (transaction) => {
      await requireAllocations(db, transaction)
      const found = await readBooking(db, transaction, id, singleUnitItems)
      const { current, documents } = found
      const items = bookedItems(current.data(), found.catalog)
      const old = neededBy(current, items)
      if (documents.some((each) => textOf(neededBy(each, items)) !== textOf(old)))
        throw new Error(
          `Its document in bookings lists other units or days. Delete the wrong one of the two first: ${documents.map(({ ref }) => ref.path).join(' or ')}.`,
        )
      const days = daysApart(daysOf(old)[0] ?? first, first)
      if (days === 0)
        throw new Error(
          `Nothing was changed: ${describeCustomer(found.booking)} has ${daysWithoutYear(daysOf(old), 'short')} already.`,
        )
      const needs = old.map((need) => ({ ...need, day: addDays(need.day, days) }))
      const claim = await transaction.get(db.collection('claims').doc(owner))
      const own = await unitsOf(db, transaction, owner)
      const fields = shifted(current.data(), days)
      const chosen = { owner, now }
      const rentals = await chooseUnits(db, transaction, needs, { items, ...chosen })
      const crew = await chooseDeliveries(db, transaction, fields, chosen)
      const wanted = [...rentals, ...crew.wanted]
      const kept = new Set(wanted.filter(({ isOwn }) => isOwn).map(idOf))
      const freed = own.filter((each) => !kept.has(each.id))
      return {
        booking: found.booking,
        from: daysOf(old),
        to: daysOf(needs),
        careful: [...closedWords(fields), ...crew.full.map((day) => crewFullWords(day))],
        writes: [
          ...documents.map((each) => put(each.ref, shifted(each.data(), days), each.updateTime)),
          // Without a claim, deleting the booking wouldn't free its days.
          ...(claim.exists ? [] : [put(claim.ref, { key: id }, null)]),
          // Also the units that it keeps, so that nobody else can have taken them over meanwhile.
          ...wanted.map((unit) => takeUnit(db, unit)),
          ...freed.map(({ ref, updateTime }) => remove(ref, updateTime)),
        ],
        isReadingUnchanged: null,
      }
    },
    enterAgain,
  )
  describeBooking(booking).forEach(say)
  const isToday = to[0] === today(now) ? 'today, ' : ''
  say(`Now: ${describeDays(from)}. New: ${isToday}${describeDays(to)}. The price stays as agreed.`)
  for (const warning of new Set(careful)) say(`Careful: ${warning}`)
  say(
    isApplied
      ? `Done. No email goes out, so please tell the customer. To undo it: npm run move -- ${id} ${from[0]} --apply`
      : dryRun,
  )
}

/** The items of a booking, and what its packages contain. */
function bookedItems(fields: Stored, catalog: SyncCatalog): ReadonlyMap<string, DeskItem> {
  const ids = readBookedLines(fields).lines.flatMap(({ itemId }) => itemId ?? [])
  const parts = ids.flatMap((id) => catalog.get(id)?.parts ?? []).map(({ id }) => id)
  return new Map([...ids, ...parts].map((id) => [id, toItem(catalog, id)]))
}

/** @throws if the document can't be read as a whole, so that no day of it stays behind */
function neededBy(booking: QueryDocumentSnapshot, items: ReadonlyMap<string, DeskItem>): Need[] {
  const fields = booking.data()
  const nameOf: NameOf = (itemId) => items.get(itemId)?.name ?? null
  const { atTop } = readBookedLines(fields, nameOf)
  const { needs, unread } = needsInBooking(fields, nameOf, [...items.values()])
  if (atTop !== null || unread.length > 0)
    throw new Error(
      `${booking.ref.path} is written in an older form or can't be read (${unread[0]?.field ?? 'at the top'}). ${enterAgain}`,
    )
  if (needs.length === 0) throw new Error(`${booking.ref.path} is canceled, or has no days.`)
  return needs
}

const daysOf = (needs: readonly Need[]): Day[] =>
  [...new Set(needs.map(({ day }) => day))].toSorted()

const textOf = (needs: readonly Need[]): string =>
  needs
    .map(({ itemId, day, quantity }) => `${itemId} ${day} ${quantity}`)
    .toSorted()
    .join()

function shifted(fields: Stored, days: number) {
  const later = (line: Stored) => ({
    ...line,
    bookingDates: readBookedLines({ extras: [line] }).lines.flatMap((each) =>
      each.days.map((day) => toStoredDay(addDays(day, days))),
    ),
  })
  const lines = (kind: string) => ((fields[kind] ?? []) as Stored[]).map(later)
  return { inflatables: lines('inflatables'), extras: lines('extras') }
}

/** @throws if an item has too few units on a day */
async function chooseUnits(
  db: Firestore,
  transaction: Transaction,
  needs: readonly Need[],
  { items, owner, now }: { items: ReadonlyMap<string, DeskItem>; owner: string; now: Date },
): Promise<Wanted[]> {
  const short: Shortage[] = []
  const wanted: Wanted[] = []
  for (const [itemId, item] of items) {
    const ofItem = needs.filter((need) => need.itemId === itemId)
    const [from, to] = [daysOf(ofItem)[0], daysOf(ofItem).at(-1)]
    if (from === undefined || to === undefined) continue
    const stored = await readUnits(db, transaction, itemId, { from, to, now })
    for (const { day, quantity, packages } of ofItem) {
      const { open, taken } = openOn(day, item, stored, owner)
      if (open.length < quantity)
        short.push({ item, day, free: open.length, wanted: quantity, taken })
      wanted.push(
        ...open
          .slice(0, quantity)
          .map((each, index) => ({ ...each, inPackage: packageOf(packages, index) })),
      )
    }
  }
  refuseShortages(short)
  return wanted
}

/** The units that a booking may take on a day, its own first; and those that others have. */
function openOn(
  day: Day,
  item: Wanted['item'] & { capacity: number },
  stored: readonly Unit[],
  owner: string,
) {
  const here = stored.filter((each) => each.day === day)
  const taken = here.filter((each) => each.state !== 'free' && each.owner !== owner)
  const open = openUnits(item, taken)
    .map((unit) => ({ unit, there: here.find((each) => each.unit === unit) }))
    .map(({ unit, there }) => ({
      item,
      day,
      unit,
      owner,
      updated: there?.updated ?? null,
      isOwn: there?.owner === owner && there.isBooked,
    }))
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
  return { open, taken }
}

/** For each day on which the business is closed for what is rented then. */
const closedWords = (fields: Stored): string[] =>
  readBookedLines(fields).lines.flatMap(({ kind, days }) =>
    days
      .filter((day) => isClosed(kind, day))
      .map(
        (day) => `you are closed on ${dayWithoutYear(day, 'short')} (closedDays in business.ts).`,
      ),
  )

/** A delivery for each day on which rentals begin, and the days on which the crew is fully booked. */
async function chooseDeliveries(
  db: Firestore,
  transaction: Transaction,
  fields: Stored,
  { owner, now }: { owner: string; now: Date },
): Promise<{ wanted: Wanted[]; full: Day[] }> {
  const wanted: Wanted[] = []
  const full: Day[] = []
  for (const { day, itemId, kind } of deliveriesOf(fields)) {
    const stored = await readUnits(db, transaction, itemId, { from: day, to: day, now })
    const item = { id: itemId, kind, capacity: deliveryLimit(day) ?? 0 }
    const [open] = openOn(day, item, stored, owner).open
    if (open) wanted.push(open)
    else full.push(day)
  }
  return { wanted, full }
}

const idOf = ({ item, day, unit }: Wanted) => allocationId({ itemId: item.id, day, unit })
