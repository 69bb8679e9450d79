import { leavesPaymentOpen } from '~/components/leaves-payment-open'
import type { ItemAnswer } from '~/lib/booking/item-booking'
import type { CheckoutForm } from '~/lib/booking/checkout-form'

/** `partMissing`: the script of the booking itself didn't arrive. */
export type ShownAnswer = ItemAnswer | { kind: 'partMissing' }

/** Fields that stand in the popup; all others stand in the page's form. */
const popupFields: readonly (keyof CheckoutForm)[] = ['specificTime', 'terms']

/** True when the popup can still be used after this answer; otherwise it is told in the page. */
export function staysInPopup(answer: ItemAnswer): boolean {
  if (answer.kind === 'invalid')
    return answer.problems.every(({ field }) => popupFields.includes(field))
  return !['booked', 'taken', 'cart', 'emptyCart', 'outOfArea', 'noDistance'].includes(answer.kind)
}

/** True when the customer must still see this answer after closing the popup: money or a booking may be at stake. */
export function staysWithoutPopup(answer: ShownAnswer): boolean {
  return answer.kind === 'unanswered' || leavesPaymentOpen(answer)
}
