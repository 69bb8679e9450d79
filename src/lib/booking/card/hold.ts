// Holds the units of an order while its card is charged, and frees them.
import { holdMs, leastLeftMs } from '~/lib/availability/allocation'
import { hasEntry, saveEntry, saveEntryIfPossible, removeEntry } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import type { NotDone } from '~/lib/booking/commit/outcome'
import { ownsAll, readTakenOfLines, unitChooser } from '~/lib/booking/commit/units'
import { holdUnits, giveUpKey } from '~/lib/db/bookings/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { sha256 } from '~/lib/domain/booking-key'
import { serverNow } from '~/lib/services/clock'

/**
 * Holds units for every line, and chooses others while somebody else is faster.
 * @throws StorageRefused when the browser keeps no journal
 */
export async function hold(entry: OrderEntry): Promise<OrderEntry | NotDone> {
  const owner = await sha256(entry.key)
  const choose = unitChooser(entry.lines, owner)
  for (;;) {
    const choice = await choose()
    if (choice.kind !== 'units') return choice
    const { units, now } = choice
    const held: OrderEntry = { ...entry, step: 'holding', units, holdEnds: now + holdMs }
    saveEntry(held)
    const outcome = await send(owner, held)
    if (outcome === 'done') return held
    // If the hold did arrive, a later page load frees the units, because the journal has the order.
    if (outcome === 'unanswered') return { kind: 'down' }
    const takenByItem = await readTakenOfLines(entry.lines, owner)
    // Another tab gave this order up and places its own, which happens only without locks.
    if (!hasEntry(held)) return { kind: 'busy' }
    // This repeats a hold that had arrived, but whose answer was lost.
    if (takenByItem && ownsAll(owner, units, takenByItem)) return held
    removeEntry(held)
  }
}

/**
 * Holds units again for a charge whose result is unknown, under the same key. The journal says
 * meanwhile that a charge was sent.
 * @returns null if no units are free or the first hold isn't over yet
 */
export async function holdAgain(entry: OrderEntry): Promise<OrderEntry | null> {
  const owner = await sha256(entry.key)
  const choice = await unitChooser(entry.lines, owner, { isCharged: true })()
  if (choice.kind !== 'units') return null
  const held: OrderEntry = { ...entry, units: choice.units, holdEnds: choice.now + holdMs }
  if ((await send(owner, held)) !== 'done') return null
  saveEntryIfPossible(held)
  return held
}

const send = (owner: string, { units, holdEnds }: OrderEntry) =>
  untilAnswered(() => holdUnits({ owner, units }, new Date(holdEnds)))

/** True while the hold lasts long enough to start a charge. Never throws. */
export async function isHeldLongEnough({ holdEnds }: OrderEntry): Promise<boolean> {
  return holdEnds - (await serverNow()) >= leastLeftMs
}

/** Ends a hold that charged nothing. If that fails, it ends by itself. Never throws. */
export async function endHold(entry: OrderEntry): Promise<void> {
  const { key, units } = entry
  const owner = await sha256(key)
  let outcome = await giveUpKey({ key, owner, units })
  // Not all of them were held. The claim alone frees them and blocks a hold that is on its way.
  if (outcome === 'refused') outcome = await giveUpKey({ key, owner, units: [] })
  // Without an answer the journal keeps the hold for the next order or page load.
  if (outcome !== 'unanswered') removeEntry(entry)
}
