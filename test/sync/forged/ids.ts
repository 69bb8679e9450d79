// Bookings whose ids a stranger looked for until their hashes began like the owners of blocked
// units.
import { ownerOf } from '../../../office/sync/owner'
import * as shop from './world'
import type { Forged } from './world'

const { booking, canceled, castle, claim, later, likeBlock, marked, unit } = shop
const castleOf = (key: string) => unit('castle', later, 0, ownerOf(key))
const castleUnit = castleOf('')
const castleNote = { [`blocks/castle_${later}_0`]: { reason: 'old', until: later } }
const blockCastle = ['block', 'castle', '1', later, later, 'repair']

export const forgedIds: Record<string, Forged> = {
  'a booking like a block is canceled with its unit': {
    forged: { ...booking(likeBlock, castle(20), {}, castleOf(likeBlock)), ...castleNote },
    command: ['cancel', likeBlock],
    says: 'Its units can be booked again.',
    writes: [...canceled(likeBlock), ...marked('-', castleUnit)],
  },
  'a booking like a block with a left-over note is not put back in service': {
    forged: { ...booking(likeBlock, castle(20), {}, castleOf(likeBlock)), ...castleNote },
    command: ['block', 'castle', '0', later, later],
    says: '0 to put back',
  },
  'the unit of a deleted booking like a block is free to be blocked': {
    forged: { ...claim(likeBlock), ...castleOf(likeBlock), ...castleNote },
    command: blockCastle,
    says: '1 unit to block',
    writes: [...marked('~', castleUnit), ...marked('~', castleNote)],
  },
}
