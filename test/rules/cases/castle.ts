// Two visitors who want the castle tomorrow.
import { allocation, allocationPath, castleTomorrow, newKey, ownerOf } from '../builders'
import { bookingWrites, holdWrites, type Writes } from '../commits'

export const mine = newKey()
export const theirs = newKey()
export const path = allocationPath(castleTomorrow)

/** A hold for ten minutes unless said otherwise. */
export const hold = (key: string, minutes?: number) => holdWrites(key, [castleTomorrow], minutes)
export const book = (key: string) => bookingWrites({ key })
/** A claim without a booking releases the days. */
export const claim = (key: string): Writes => ({ [`claims/${ownerOf(key)}`]: { key } })
/** The allocation alone. */
export const booked = (owner: string) => ({ [path]: allocation(castleTomorrow, owner) })
/** What is left of a booking that the office has deleted. */
export const cancelled = (key: string) => ({ ...claim(key), ...booked(ownerOf(key)) })
