// Two visitors who want the castle tomorrow.
import { allocation, allocationPath, castleTomorrow, randomId, ownerOf } from '../builders'
import { given } from '../case'
import { bookingWrites, holdWrites, type Writes } from '../commits'

export const mine = randomId()
export const theirs = randomId()
export const path = allocationPath(castleTomorrow)

/** A hold, for ten minutes by default. */
export const hold = (key: string, minutes?: number) => holdWrites(key, [castleTomorrow], minutes)
export const book = (key: string) => bookingWrites({ key })
/** A claim without a booking frees the days. */
export const claim = (key: string): Writes => ({ [`claims/${ownerOf(key)}`]: { key } })
/** Only the allocation. */
export const booked = (owner: string) => ({ [path]: allocation(castleTomorrow, owner) })
/** What is left of a booking that the office has deleted. */
export const cancelled = (key: string) => ({ ...claim(key), ...booked(ownerOf(key)) })

export const heldByMe = given(hold(mine))
export const heldByThem = given(hold(theirs))
/** The hold ended three minutes ago, so anybody may have the unit. */
export const noLongerHeldByThem = given(hold(theirs, -3))
export const bookedByMe = given(book(mine))
export const bookedByThem = given(book(theirs))
export const claimedByMe = given(claim(mine))
