// What an answer means for the steps on screen.
import type { OrderAnswer } from '~/lib/booking/order/place'
import type { OrderForm } from '~/lib/domain/order-form'
import type { OrderKind } from '~/lib/pricing/order-price'

/** `partMissing`: the script of the order flow itself didn't arrive. */
export type ShownAnswer = OrderAnswer | { kind: 'partMissing' }

/** Fields that stand beside the final button; all others are checked before it shows. */
const lateFields: readonly (keyof OrderForm)[] = ['specificTime', 'terms']

/** The days are this visitor's now. */
const outdating: readonly ShownAnswer['kind'][] = ['booked', 'alreadyBooked']
const ending = [...outdating, 'taken', 'cart', 'emptyCart', 'noDistance', 'partMissing']

/** True when the screen must be read again. After `taken` it has been read already. */
export function isOutdating(answer: ShownAnswer, order: OrderKind): boolean {
  // Beside an earlier order, the one at the checkout stays to be looked at, though its cart may be empty by now.
  if (answer.kind === 'alreadyBooked' && order === 'cart') return false
  return outdating.includes(answer.kind)
}

/** True when the order must be checked again before it can be placed. */
export function endsFinalStep(answer: ShownAnswer): boolean {
  if (answer.kind !== 'invalid') return ending.includes(answer.kind)
  return !answer.problems.every(({ field }) => lateFields.includes(field))
}

/** True when the customer must still see this after giving up the final step: money or a booking may be at stake. */
export function outlastsFinalStep(answer: ShownAnswer): boolean {
  return answer.kind === 'unanswered' || 'reference' in answer
}
