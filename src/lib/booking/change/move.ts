// Moves a customer's own booking to other days in one commit (docs/decisions/moving.md).
import { allocationId } from '~/lib/availability/allocation'
import { isCrewDelivery } from '~/lib/availability/crew-limit'
import { tryWithLock } from '~/lib/booking/commit/lock'
import { notRead, type NotDone } from '~/lib/booking/commit/outcome'
import { unitChooser, type Choice } from '~/lib/booking/commit/units'
import { changedMessage } from '~/lib/booking/plan/own-change'
import { bookingLines } from '~/lib/cart/booking-lines'
import { moveTogether } from '~/lib/cart/move'
import { listOwnAllocations } from '~/lib/db/availability/allocations'
import { commitMove } from '~/lib/db/bookings/booking-commit'
import { findBookingDocument } from '~/lib/db/bookings/find-booking'
import { bookingFrom, type Booking } from '~/lib/db/bookings/read-booking'
import { findItems } from '~/lib/db/catalog'
import { maxWrites } from '~/lib/db/commit'
import type { Stored } from '~/lib/db/fields'
import { invoiceCopy } from '~/lib/db/invoices'
import { sha256 } from '~/lib/domain/booking-key'
import type { Day } from '~/lib/domain/day'
import { toStoredDay } from '~/lib/time/stored-day'
import { saveChange, forgetChange } from './change-entry'
import { sendChange, comparable, whyRefused, type ChangeNotMade } from './sent-change'

export type MoveOutcome = { kind: 'moved' | 'taken' | 'crewFull' } | ChangeNotMade

/**
 * Moves a booking, all of it as far as its first day. Never throws.
 * @param shown the booking as the customer saw it
 * @param takesBack the last move is taken back, so this one doesn't count
 */
export function moveBooking(shown: Booking, first: Day, takesBack = false): Promise<MoveOutcome> {
  return tryWithLock(() => move(shown, first, takesBack))
}

async function move(shown: Booking, first: Day, takesBack: boolean): Promise<MoveOutcome> {
  const { id } = shown
  const fields = await findBookingDocument(id)
  if (fields === null) return { kind: 'gone' }
  const before = bookingFrom(id, fields)
  if (comparable(before) !== comparable(shown)) return { kind: 'differs' }

  const moved = moveTogether(before.asCart, first)
  const items = await findItems(moved.map(({ itemId }) => itemId))
  const { bookable, unbookable } = bookingLines(moved, items)
  if (unbookable.length > 0 || ![fields['inflatables'], fields['extras']].every(Array.isArray))
    return { kind: 'refused' }
  const changed = {
    ...storedLines(fields, moved),
    moves: before.moves + (takesBack ? -1 : 1),
  }
  const after = bookingFrom(id, { ...fields, ...changed })
  const commit = {
    key: id,
    owner: await sha256(id),
    fields: changed,
    copy: await invoiceCopy(id, { ...fields, ...changed }),
  }

  const choose = unitChooser(bookable, commit.owner)
  const entry = saveChange(before, after, changedMessage(before, after))
  const isMade = (found: Booking | null) =>
    found !== null && comparable(found) === comparable(after)
  let wasSent = false
  try {
    for (;;) {
      const choice = await choose()
      const freed = choice.kind === 'units' ? await freedBy(commit.owner, choice) : null
      if (choice.kind !== 'units' || freed === null) {
        forgetChange(entry)
        return choice.kind === 'units' ? { kind: 'refused' } : outcomeOfRefusal(choice)
      }
      wasSent = true
      const { units } = choice
      const send = () => commitMove({ ...commit, units, freed })
      const kind = await sendChange(entry, before, send, isMade)
      if (kind === 'made') return { kind: 'moved' }
      // Refused: somebody else may have taken a unit meanwhile.
      if (kind !== 'refused') return { kind }
    }
  } catch (error) {
    // A read failed. The entry stays until the next page load has found out.
    if (wasSent) return { kind: 'unanswered' }
    forgetChange(entry)
    return notRead(error)
  }
}

function storedLines(fields: Stored, moved: readonly { days: readonly Day[] }[]) {
  const days = moved.map(({ days }) => days.map(toStoredDay))
  const [inflatables, extras] = ['inflatables', 'extras'].map((kind) =>
    (fields[kind] as Stored[]).map((line) => ({ ...line, bookingDates: days.shift() ?? [] })),
  )
  return { inflatables: inflatables ?? [], extras: extras ?? [] }
}

/**
 * Ids of the allocations that the booking frees. Null if it can't: the rules free no unit on a day
 * on which the booking keeps another one of the item, and one commit takes only so many writes.
 */
async function freedBy(
  owner: string,
  { units }: Extract<Choice, { kind: 'units' }>,
): Promise<string[] | null> {
  const chosen = new Set(units.map(allocationId))
  // Anybody may hold units under a public owner. A hold isn't the booking's, and ends by itself.
  const booked = (await listOwnAllocations(owner)).filter(({ expires }) => expires === null)
  const freed = booked.filter((each) => !chosen.has(allocationId(each)))
  const wanted = new Set(units.map(({ itemId, day }) => `${itemId} ${day}`))
  const isKept = freed.some(({ itemId, day }) => wanted.has(`${itemId} ${day}`))
  // Besides them the booking and its invoice are written.
  return isKept || units.length + freed.length + 2 > maxWrites ? null : freed.map(allocationId)
}

function outcomeOfRefusal(outcome: NotDone): MoveOutcome | Promise<MoveOutcome> {
  if (outcome.kind === 'shortage')
    return { kind: outcome.shortages.every(isCrewDelivery) ? 'crewFull' : 'taken' }
  if (outcome.kind === 'unchecked') return { kind: 'unchecked' }
  return whyRefused()
}
