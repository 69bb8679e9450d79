// What a booking's signature says (docs/decisions/signed-contract.md).
import type { Booking } from '~/lib/db/bookings/read-booking'
import { currentContract, readSignature } from '~/lib/domain/contract-version'
import { contractVersions } from '~/lib/domain/contract-versions'
import { cleanLine } from '~/lib/text/cleaned'
import { formatDay } from '~/lib/time/day-text'
import { dayOf } from './payment-sentences'

/** "Nov 26, 2026": the day on which a version of the contract took effect; '' if it is unknown. */
export function contractDay(version: string): string {
  const known = contractVersions.find((each) => each.version === version)
  return known ? formatDay(known.from, 'short').replace(/^\w+, /, '') : ''
}

/** "the rules and the liability release of Nov 26, 2026" */
export function contractName(version: string): string {
  const day = contractDay(version)
  return `the rules and the liability release${day && ` of ${day}`}`
}

/** "This is your signature, Ada Jansen, on the rules and the liability release of Nov 26, 2026." */
export function signingWords(typed: string): string {
  const name = cleanLine(typed)
  return `This is your signature${name && `, ${name},`} on ${contractName(currentContract.version)}.`
}

/** "Signed by Ada Jansen on Tue, Jun 8, 2027"; null if the booking isn't signed. */
export function signatureWords({
  signed,
  name,
  lastName,
}: Pick<Booking, 'signed' | 'name' | 'lastName'>): { version: string; words: string } | null {
  const signature = readSignature(signed)
  if (signature === null) return null
  const day = dayOf(signature.stamp)
  const words = `Signed by ${`${name} ${lastName}`.trim()}${day === null ? '' : ` on ${day}`}`
  return { version: signature.version, words }
}
