// The owner of an allocation: a booking id's hash, or random with a mark for what has no claim
// (documents of `bookings`, and units out of service).
import { createHash, randomBytes } from 'node:crypto'

/** Lowercase hex SHA-256 of a booking's id. */
export function ownerOf(bookingId: string): string {
  return createHash('sha256').update(bookingId).digest('hex')
}

// The office may write allocations without a claim by hand, and those must stay. So the owners of
// the sync's own begin with these digits. Visitors can't write a booked allocation without a claim.
const syncMark = '0ff1ce00'

/** An owner that no key hashes to, so that only staff can free its days. */
export function syncOwner(): string {
  return syncMark + randomBytes(28).toString('hex')
}

export function hasSyncMark(owner: string): boolean {
  return owner.startsWith(syncMark)
}

const blockMark = 'b10cb10c'

/** An owner that no key hashes to, of a unit that the office took out of service. */
export function blockOwner(): string {
  return blockMark + randomBytes(28).toString('hex')
}

/**
 * Visitors choose the owners of their holds, so the mark alone proves nothing: see `readBlocks`.
 */
export function hasBlockMark(owner: string): boolean {
  return owner.startsWith(blockMark)
}
