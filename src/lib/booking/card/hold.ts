// Holds the units of an order while its card is charged, and lets them go.
import { rounds, type BookingOutcome } from '~/lib/booking/commit/book'
import { isNoted, note, noteIfPossible, strike } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { sha256 } from '~/lib/secret'
import { chooseUnits, lostAny, ownsAll, readUses } from '~/lib/booking/commit/units'
import { holdUnits, releaseUnits } from '~/lib/db/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { serverNow } from '~/lib/services/clock'

export type NotHeld =
  | Extract<BookingOutcome, { kind: 'taken' | 'changed' | 'unchecked' | 'down' }>
  /** Another tab let this order go and runs its own: only where tabs can't lock each other out. */
  | { kind: 'busy' }

/** A hold lasts ten minutes: the rules allow fifteen, and clocks differ. */
const holdMs = 10 * 60_000
/** No charge is started with less than this left of the hold. */
const leastLeftMs = 3 * 60_000

/**
 * Holds units for every line, choosing others as long as somebody else is faster.
 * @returns the entry as it is noted, with its units and the hold's end
 * @throws when the days can't be read; StorageRefused when the browser keeps no journal
 */
export async function hold(entry: OrderEntry): Promise<OrderEntry | NotHeld> {
  const owner = await sha256(entry.key)
  let refused: OrderEntry | null = null
  for (let round = 0; round < rounds; round++) {
    const now = await serverNow()
    const uses = await readUses(entry.lines, owner, new Date(now))
    if (uses === null) return { kind: 'unchecked' }
    if (refused) {
      if (!isNoted(refused)) return { kind: 'busy' }
      // The repeat of a hold that had arrived, and whose answer was lost.
      if (ownsAll(owner, refused.units, uses)) return refused
      strike(refused)
      if (!lostAny(refused.units, uses)) return { kind: 'changed' }
    }
    const { units, shortages } = chooseUnits(entry.lines, uses)
    if (shortages.length > 0) return { kind: 'taken', shortages }
    const held: OrderEntry = { ...entry, step: 'holding', units, holdEnds: now + holdMs }
    note(held)
    const answer = await untilAnswered(() => holdUnits({ owner, units }, new Date(held.holdEnds)))
    if (answer === 'done') return held
    // If it did arrive, the journal knows, and the units are let go later.
    if (answer === 'unanswered') return { kind: 'down' }
    refused = held
  }
  return { kind: 'changed' }
}

/**
 * Holds units again for a charge that is still unknown, under the same key. Until they are held the journal keeps saying
 * that a charge was sent.
 * @returns the entry with its units and the hold's end; null when there are none, or the first hold isn't over yet
 * @throws when the days can't be read
 */
export async function holdAgain(entry: OrderEntry): Promise<OrderEntry | null> {
  const owner = await sha256(entry.key)
  const now = await serverNow()
  const uses = await readUses(entry.lines, owner, new Date(now))
  if (uses === null) return null
  const { units, shortages } = chooseUnits(entry.lines, uses)
  if (shortages.length > 0) return null
  const held: OrderEntry = { ...entry, units, holdEnds: now + holdMs }
  const answer = await untilAnswered(() => holdUnits({ owner, units }, new Date(held.holdEnds)))
  if (answer !== 'done') return null
  noteIfPossible(held)
  return held
}

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
  if (answer !== 'unanswered') strike(entry)
}
