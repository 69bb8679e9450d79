// What a booking's texts look like, for the rules and for the page's last look before a charge.
import type { StoredText } from './booking-texts'

const time = '([01][0-9]|2[0-3]):[0-5][0-9]'
const moment = `(0[1-9]|1[0-2])/(0[1-9]|[12][0-9]|3[01])/[0-9]{4} [|] ${time}`

/** The pattern of a signature on one of these versions of the contract. */
export const signaturePattern = (versions: string): string => `(${versions}) [|] ${moment}`

/** For JavaScript (flag u) and the rules. `versions`: a pattern of contracts to be signed. */
export function patternOf({ takes, multiline }: StoredText, versions: string): string {
  if (takes === 'time') return time
  if (takes === 'moment') return moment
  if (takes === 'signature') return `(${signaturePattern(versions)})?`
  if (!('least' in takes)) return `(${takes.join('|')})`
  const character = String.raw`\P{Cc}`
  return `${multiline ? String.raw`(${character}|\n)` : character}{${takes.least},${takes.most}}`
}
