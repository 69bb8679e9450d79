// npm run block -- ITEM 2 2026-12-10 2026-12-14 "repair": so many units are out of service on these days. 0 undoes it.
import type { Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore'
import { allocationId } from '~/lib/availability/allocation'
import type { Day } from '~/lib/domain/day'
import { readDay, today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { blockOwner } from '../sync/owner'
import { plural, section } from '../sync/report'
import type { Write } from '../sync/write'
import { dryRun, inOneCommit, type Options } from './options'
import { daysBetween, readItem, readUnits, remove, takeUnit, type Item, type Unit } from './units'

const usage =
  'Say what is out of service: npm run block -- ITEM UNITS FIRST-DAY LAST-DAY "reason", days as 2026-12-10; 0 units undo it.'

type Wanted = { itemId: string; units: number; from: Day; to: Day; reason: string }
type Change = {
  day: Day
  unit: number
  op: 'block' | 'unblock' | 'keep'
  updated: Timestamp | null
}

/** A commit has at most 500 writes, and each unit takes two. */
const mostUnitDays = 200

/** Blocks exactly so many units on each day, or changes nothing if a day has too few free ones. */
export async function block(
  db: Firestore,
  args: readonly string[],
  { isApplied, now, say }: Options,
): Promise<void> {
  const wanted = readWanted(args, now)
  const { item, changes } = await inOneCommit(db, isApplied, async (moment) => {
    const found = await readItem(db, moment, wanted.itemId)
    const stored = await readUnits(db, moment, found.id, { ...wanted, now })
    const planned = plan(found, stored, wanted)
    const writes = planned.flatMap((change) => writesOf(db, { item: found, change, wanted }))
    return { item: found, changes: planned, writes }
  })
  const { units, from, to, reason } = wanted
  const span = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
  say(`${item.name} (${item.id}), ${span}: ${units} of ${item.count} out of service. ${reason}`)
  const count = (op: Change['op']) => changes.filter((change) => change.op === op).length
  say(
    `${plural(count('block'), 'unit')} to block, ${count('unblock')} to give back, each counted by the day.`,
  )
  say(isApplied ? 'Done.' : dryRun)
}

function readWanted(args: readonly string[], now: Date): Wanted {
  const [itemId = '', number = '', first = '', last = '', reason = ''] = args
  const from = readDay(first)
  const to = readDay(last)
  const isWhole = /^\d{1,3}$/.test(number)
  if (args.length > 5 || itemId === '' || itemId.includes('/') || !isWhole) throw new Error(usage)
  if (from === null || to === null || to < from) throw new Error(usage)
  const units = Number(number)
  if (units > 0 && reason.trim() === '') throw new Error(`The reason is missing. ${usage}`)
  if (to < today(now)) throw new Error('These days are over.')
  if (Math.max(1, units) * daysBetween(from, to).length > mostUnitDays)
    throw new Error(`At most ${mostUnitDays} units times days at once: block a part first.`)
  return { itemId, units, from, to, reason: reason.trim() }
}

/** @throws if a day has too few units that nobody has taken */
function plan(item: Item, stored: readonly Unit[], { units, from, to }: Wanted): Change[] {
  const short: string[] = []
  const changes = daysBetween(from, to).flatMap((day): Change[] => {
    const here = stored.filter((unit) => unit.day === day)
    const blocked = here.filter(({ state }) => state === 'blocked').map(({ unit }) => unit)
    const used = new Set(here.filter(({ state }) => state !== 'free').map(({ unit }) => unit))
    // The last ones first, which visitors who come one by one also take last.
    const free = Array.from({ length: item.count }, (_, at) => item.count - 1 - at).filter(
      (unit) => !used.has(unit),
    )
    const updated = new Map(here.map((unit) => [unit.unit, unit.updated]))
    const of = (op: Change['op']) => (unit: number) => ({
      day,
      unit,
      op,
      updated: updated.get(unit) ?? null,
    })
    const missing = units - blocked.length
    if (missing > free.length)
      short.push(`${formatDay(day)}: ${free.length + blocked.length} of ${units}`)
    return [
      ...blocked.slice(0, units).map(of('keep')),
      ...blocked.slice(units).map(of('unblock')),
      ...free.slice(0, Math.max(0, missing)).map(of('block')),
    ]
  })
  if (short.length > 0)
    throw new Error(
      section('Nothing was changed, because too few units are free:', short).join('\n'),
    )
  return changes
}

function writesOf(
  db: Firestore,
  { item, change, wanted }: { item: Item; change: Change; wanted: Wanted },
): Write[] {
  const { day, unit, op, updated } = change
  const id = allocationId({ itemId: item.id, day, unit })
  // Staff alone can read the reason; an allocation is public.
  const note = db.collection('blocks').doc(id)
  if (op === 'unblock' && updated !== null)
    return [
      remove(db.collection('allocations').doc(id), updated),
      { path: note.path, add: (batch) => batch.delete(note) },
    ]
  const told = { reason: wanted.reason, until: wanted.to }
  const noted = { path: note.path, add: (batch: WriteBatch) => batch.set(note, told) }
  return op === 'keep'
    ? [noted]
    : [takeUnit(db, { item, day, unit, updated, owner: blockOwner() }), noted]
}
