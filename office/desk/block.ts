// npm run block -- ITEM 2 12/10 12/14 "repair": that many units are out of service on
// these days. 0 puts them back in service.
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore'
import { allocationId } from '~/lib/availability/allocation'
import type { Day } from '~/lib/domain/day'
import { today } from '~/lib/time/dates'
import { daysIn } from '~/lib/time/day-runs'
import { formatDay } from '~/lib/time/day-text'
import { blockOwner } from '../sync/owner'
import { dryRun, plural } from '../sync/report'
import { put, remove, type Write } from '../sync/write'
import { itemNamed, readItems, toItem, type DeskItem } from './items'
import { requireAllocations, inOneCommit, type DeskOptions } from './options'
import { daysFrom, isDay, joinDays } from './typed-day'
import { openUnits, readUnits, refuseShortages, takeUnit, type Shortage, type Unit } from './units'

const usage =
  'Type it like this: npm run block -- Rockford Castle 1 12/10 12/14 "repair". 0 units puts them back in service.'

type Outage = { typedItem: string; units: number; from: Day; to: Day; reason: string }
type Change = {
  day: Day
  unit: number
  op: 'block' | 'unblock' | 'keep'
  /** Of its allocation; null if there is none. */
  updated: Timestamp | null
}

/**
 * Blocks exactly that many units on each day, or changes nothing if a day has too few free ones.
 */
export async function block(
  db: Firestore,
  args: readonly string[],
  { isApplied, now, singleUnitItems, say }: DeskOptions,
): Promise<void> {
  const outage = readOutage(args, now)
  const { item, changes } = await inOneCommit(db, isApplied, async (transaction) => {
    await requireAllocations(db, transaction)
    const catalog = await readItems(db, transaction, singleUnitItems)
    const found = toItem(catalog, itemNamed(outage.typedItem, catalog))
    const stored = await readUnits(db, transaction, found.id, { ...outage, now })
    const planned = plan(found, stored, outage)
    const writes = await writesOf(db, transaction, { item: found, changes: planned, outage })
    return { item: found, changes: planned, writes, isReadingUnchanged: null }
  })
  const { units, from, to, reason } = outage
  const span = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
  say(`${item.name} (${item.id}), ${span}: ${units} of ${item.capacity} out of service. ${reason}`)
  const count = (op: Change['op']) => changes.filter((change) => change.op === op).length
  say(
    `${plural(count('block'), 'unit')} to block, ${count('unblock')} to put back in service, counting each day by itself.`,
  )
  say(isApplied ? 'Done.' : dryRun)
}

function readOutage(args: readonly string[], now: Date): Outage {
  const words = joinDays(args, now)
  // An item's name may have numbers, too.
  const at = words.findIndex(
    (word, index) => /^\d{1,3}$/.test(word) && isDay(words[index + 1] ?? '', now),
  )
  if (at < 1) throw new Error(usage)
  const [first = '', last = '', ...reasons] = words.slice(at + 1)
  const { from, to } = daysFrom(first, last, now)
  const units = Number(words[at])
  const reason = reasons.join(' ').trim()
  if (units > 0 && reason === '') throw new Error(`The reason is missing. ${usage}`)
  if (to < today(now)) throw new Error(`${formatDay(to)} is in the past.`)
  return { typedItem: words.slice(0, at).join(' '), units, from, to, reason }
}

/** @throws if a day has too few units that nobody has taken */
function plan(item: DeskItem, stored: readonly Unit[], { units, from, to }: Outage): Change[] {
  const short: Shortage[] = []
  const changes = daysIn({ from, to }).flatMap((day): Change[] => {
    const here = stored.filter((unit) => unit.day === day)
    const blocked = here.filter(({ state }) => state === 'blocked')
    // A blocked unit beyond a count that was lowered since keeps nobody from renting, so it goes
    // back into service.
    const kept = blocked.filter(({ unit }) => unit < item.capacity).slice(0, units)
    const taken = here.filter((unit) => unit.state === 'taken' || kept.includes(unit))
    const open = openUnits(item, taken)
    const missing = units - kept.length
    if (missing > open.length)
      short.push({
        item,
        day,
        free: open.length + kept.length,
        wanted: units,
        taken: taken.filter((unit) => !kept.includes(unit)),
      })
    return [
      ...kept.map((unit): Change => ({ ...unit, op: 'keep' })),
      ...blocked
        .filter((unit) => !kept.includes(unit))
        .map((unit): Change => ({ ...unit, op: 'unblock' })),
      ...open.slice(0, missing).map((unit): Change => ({
        day,
        unit,
        op: 'block',
        updated: here.find((each) => each.unit === unit)?.updated ?? null,
      })),
    ]
  })
  refuseShortages(short)
  return changes
}

/**
 * The allocations, and a note of the reason for each: only staff can read it, but an allocation is
 * public.
 */
async function writesOf(
  db: Firestore,
  transaction: Transaction,
  { item, changes, outage }: { item: DeskItem; changes: readonly Change[]; outage: Outage },
): Promise<Write[]> {
  if (changes.length === 0) return []
  const idOf = ({ day, unit }: Change) => allocationId({ itemId: item.id, day, unit })
  const notes = await transaction.getAll(
    ...changes.map((change) => db.collection('blocks').doc(idOf(change))),
  )
  const text = { reason: outage.reason, until: outage.to }
  return changes.flatMap((change, index): Write[] => {
    const note = notes[index]
    if (!note) return []
    const { day, unit, op, updated } = change
    const noted = put(note.ref, text, note.updateTime ?? null)
    if (op === 'keep') return [noted]
    if (op === 'block')
      return [takeUnit(db, { item, day, unit, updated, owner: blockOwner() }), noted]
    const allocation = db.collection('allocations').doc(idOf(change))
    return [
      ...(updated === null ? [] : [remove(allocation, updated)]),
      ...(note.updateTime ? [remove(note.ref, note.updateTime)] : []),
    ]
  })
}
