// Hints about a typed address that is probably wrong. None of them prevents a booking.
import { readAddress } from './address'
import { normalForm, readParts } from './address-parts'
import { anotherState } from './address-states'
import { cleanAddress } from './address-text'
import { hasHouseNumber } from './house-number'
import { nearTown } from './near-town'

export type AddressHint =
  /** The town resembles one with the flat fee: `corrected` is the address in that town. */
  | { kind: 'nearTown'; typed: string; town: string; corrected: string }
  /** Only the state is missing: the full address for each answer. */
  | { kind: 'whichState'; corrected: { IL: string; WI: string; elsewhere: string } }
  | { kind: 'noHouseNumber'; street: string }

/** The hints for an address as typed, the most useful first. */
export function addressHints(typed: string): AddressHint[] {
  const reading = readAddress(typed)
  if (reading.ok && !reading.address.deliverable) return []
  const parts = readParts(cleanAddress(typed))
  const hints: AddressHint[] = []

  const near = nearTown(parts)
  if (near) {
    const corrected = normalForm({ ...parts, street: near.street, city: near.town, state: 'IL' })
    hints.push({ kind: 'nearTown', typed: near.typed, town: near.town, corrected })
  }
  const lacksState =
    !reading.ok && reading.reason === 'incomplete' && reading.missing.join() === 'state'
  if (lacksState) {
    const corrected = (state: string) => normalForm({ ...parts, state })
    hints.push({
      kind: 'whichState',
      corrected: {
        IL: corrected('IL'),
        WI: corrected('WI'),
        elsewhere: corrected(anotherState),
      },
    })
  }
  if ((reading.ok || lacksState) && !hasHouseNumber(parts.street))
    hints.push({ kind: 'noHouseNumber', street: parts.street })
  return hints
}
