// npm run move -- BOOKING 2026-12-19: moves a booking to another day, the old days and the new ones in one commit.
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore'
import { allocationId } from '~/lib/availability/allocation'
import { readStoredBooking, readStoredLines } from '~/lib/db/bookings/stored-lines'
import { isDocumentId } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import { addDays, readDay, toStoredDay, today } from '~/lib/time/dates'
import { describeDays, formatDay } from '~/lib/time/day-text'
import { ownerOf } from '../sync/owner'
import { section } from '../sync/report'
import type { Write } from '../sync/write'
import { dryRun, inOneCommit, type Options } from './options'
import { readItem, readUnits, remove, takeUnit, type Item } from './units'

const usage =
  "Say which booking, and its new first day: npm run move -- BOOKING 2026-12-19. The booking's id is in its page's address."

type Stored = Readonly<Record<string, unknown>>

/** A unit of the booking on a new day; `isOwn` if the booking has it already. */
type Taken = { item: Item; day: Day; unit: number; updated: Timestamp | null; isOwn: boolean }

/** Moves all days of a booking by as many days as its first one, or changes nothing if a unit isn't free. */
export async function move(
  db: Firestore,
  args: readonly string[],
  { isApplied, now, say }: Options,
): Promise<void> {
  const [id = '', typed = ''] = args
  const first = readDay(typed)
  if (args.length !== 2 || !isDocumentId(id) || first === null) throw new Error(usage)
  if (first < today(now)) throw new Error(`${formatDay(first)} is over.`)
  const owner = ownerOf(id)
  const { before, after } = await inOneCommit(db, isApplied, async (moment) => {
    const booking = await moment.get(db.collection('bookings-test').doc(id))
    const stored = booking.data()
    if (!stored) throw new Error(`There is no booking ${id} in bookings-test.`)
    const old = daysOf(stored)
    const moved = shifted(stored, daysFrom(old[0], first))
    const claim = await moment.get(db.collection('claims').doc(owner))
    const own = await moment.get(db.collection('allocations').where('owner', '==', owner))
    const taken = await chooseUnits(db, moment, moved, { owner, now })
    const kept = new Set(taken.filter(({ isOwn }) => isOwn).map(idOf))
    const left = own.docs.filter((each) => !kept.has(each.id))
    const writes: Write[] = [
      ...left.map(({ ref, updateTime }) => remove(ref, updateTime)),
      ...taken.filter(({ isOwn }) => !isOwn).map((unit) => takeUnit(db, { ...unit, owner })),
      {
        path: booking.ref.path,
        add: (batch) =>
          batch.update(booking.ref, moved, {
            lastUpdateTime: booking.updateTime ?? Timestamp.now(),
          }),
      },
    ]
    // Without a claim, deleting the booking wouldn't free its days.
    if (!claim.exists)
      writes.push({ path: claim.ref.path, add: (batch) => batch.create(claim.ref, { key: id }) })
    return { before: old, after: daysOf(moved), writes }
  })
  say(`From ${describeDays(before)} to ${describeDays(after)}. Its price stays as it was agreed.`)
  say(isApplied ? 'Done. Tell the customer: no mail goes out.' : dryRun)
}

/** @throws if the booking can't be read as a whole, so that no day of it stays behind */
function daysOf(stored: Stored): Day[] {
  const { atTop } = readStoredLines(stored)
  const { units, unread } = readStoredBooking(stored)
  if (atTop !== null || unread.length > 0)
    throw new Error(
      `It is written in an older form or can't be read (${unread[0]?.place ?? 'at the top'}): enter it again on the site, and cancel this one.`,
    )
  const days = [...new Set(units.map(({ day }) => day))].toSorted()
  if (days.length === 0) throw new Error('It is canceled, or has no days.')
  return days
}

const daysFrom = (from: Day | undefined, to: Day) =>
  Math.round((Date.parse(to) - Date.parse(from ?? to)) / 86_400_000)

/** The lines of a booking, so many days later. */
function shifted(stored: Stored, by: number) {
  const later = (line: Stored) => ({
    ...line,
    bookingDates: readStoredLines({ extras: [line] }).lines.flatMap(({ days }) =>
      days.map((day) => toStoredDay(addDays(day, by))),
    ),
  })
  const lines = (kind: string) => ((stored[kind] ?? []) as Stored[]).map(later)
  return { inflatables: lines('inflatables'), extras: lines('extras') }
}

/** @throws if an item has too few units on a day */
async function chooseUnits(
  db: Firestore,
  moment: Transaction,
  moved: Stored,
  { owner, now }: { owner: string; now: Date },
): Promise<Taken[]> {
  const { units: wanted } = readStoredBooking(moved)
  const short: string[] = []
  const taken: Taken[] = []
  for (const itemId of new Set(wanted.map((each) => each.itemId))) {
    const item = await readItem(db, moment, itemId)
    const days = wanted.filter((each) => each.itemId === itemId)
    const sorted = days.map(({ day }) => day).toSorted()
    const [from, to] = [sorted[0], sorted.at(-1)]
    if (from === undefined || to === undefined) continue
    const stored = await readUnits(db, moment, itemId, { from, to, now })
    for (const { day, quantity } of days) {
      const here = new Map(
        stored.filter((each) => each.day === day).map((each) => [each.unit, each]),
      )
      const open = Array.from({ length: item.count }, (_, unit) => unit)
        .map((unit) => ({
          item,
          day,
          unit,
          updated: here.get(unit)?.updated ?? null,
          isOwn: here.get(unit)?.owner === owner,
        }))
        .filter(({ unit, isOwn }) => isOwn || (here.get(unit)?.state ?? 'free') === 'free')
        .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
      if (open.length < quantity)
        short.push(`${item.name}, ${formatDay(day)}: ${open.length} of ${quantity} free`)
      taken.push(...open.slice(0, quantity))
    }
  }
  if (short.length > 0)
    throw new Error(section('Nothing was changed, because not all is free:', short).join('\n'))
  return taken
}

const idOf = ({ item, day, unit }: Taken) => allocationId({ itemId: item.id, day, unit })
