// Holds the units of an order while its card is charged, and lets them go.
import { hasEntry, saveEntry, saveEntryIfPossible, removeEntry } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import type { NotDone } from '~/lib/booking/commit/outcome'
import { ownsAll, readUses, takeUnits } from '~/lib/booking/commit/units'
import { holdUnits, releaseUnits } from '~/lib/db/bookings/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { sha256 } from '~/lib/storage/secret'
import { serverNow } from '~/lib/services/clock'

/** A hold lasts ten minutes: the rules allow fifteen, and clocks differ. */
const holdMs = 10 * 60_000
/** No charge is started with less than this left of the hold. */
const leastLeftMs = 3 * 60_000

/**
 * Holds units for every line, choosing others as long as somebody else is faster.
 * @returns the entry as it is noted, with its units and the hold's end
 * @throws when the days can't be read; StorageRefused when the browser keeps no journal
 */
export async function hold(entry: OrderEntry): Promise<OrderEntry | NotDone> {
  const owner = await sha256(entry.key)
  return takeUnits<OrderEntry | NotDone>(entry.lines, owner, async (units, now) => {
    const held: OrderEntry = { ...entry, step: 'holding', units, holdEnds: now + holdMs }
    saveEntry(held)
    const answer = await send(owner, held)
    if (answer === 'done') return held
    // If it did arrive, the journal knows, and the units are let go later.
    if (answer === 'unanswered') return { kind: 'down' }
    const uses = await readUses(entry.lines, owner)
    // Another tab let this order go and runs its own: only where tabs can't lock each other out.
    if (!hasEntry(held)) return { kind: 'busy' }
    // The repeat of a hold that had arrived, and whose answer was lost.
    if (uses && ownsAll(owner, units, uses)) return held
    removeEntry(held)
    return 'refused'
  })
}

/**
 * Holds units again for a charge that is still unknown, under the same key. Until they are held the journal keeps saying
 * that a charge was sent.
 * @returns the entry with its units and the hold's end; null when there are none, or the first hold isn't over yet
 * @throws when the days can't be read
 */
export async function holdAgain(entry: OrderEntry): Promise<OrderEntry | null> {
  const owner = await sha256(entry.key)
  const held = await takeUnits(entry.lines, owner, async (units, now) => {
    const again: OrderEntry = { ...entry, units, holdEnds: now + holdMs }
    return (await send(owner, again)) === 'done' ? again : null
  })
  if (held?.kind !== 'booking') return null
  saveEntryIfPossible(held)
  return held
}

const send = (owner: string, { units, holdEnds }: OrderEntry) =>
  untilAnswered(() => holdUnits({ owner, units }, new Date(holdEnds)))

/** True while enough is left of the hold to start a charge. */
export async function isHeldLongEnough({ holdEnds }: OrderEntry): Promise<boolean> {
  return holdEnds - (await serverNow()) >= leastLeftMs
}

/** Releases a hold that nothing was charged for. If that fails, it ends by itself within minutes. Never throws. */
export async function letGo(entry: OrderEntry): Promise<void> {
  const { key, units } = entry
  const owner = await sha256(key)
  let answer = await releaseUnits({ key, owner, units })
  // They were never held, or not all of them. The claim alone frees them, and keeps a hold out that is still on its way.
  if (answer === 'refused') answer = await releaseUnits({ key, owner, units: [] })
  // Unanswered: the journal still has the hold, for the next order or visit.
  if (answer !== 'unanswered') removeEntry(entry)
}
