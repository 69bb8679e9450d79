import { bookingPageStates, bookingStates } from './booking-states'
import { cartStates } from './cart-states'
import { changeStates } from './change-states'
import { checkoutStates } from './checkout-states'
import { eventStates } from './event-states'
import { failureStates } from './failure-states'
import { formStates } from './form-states'
import { frameStates } from './frame-states'
import { itemStates } from './item-states'
import { confirmationStates, paymentStates } from './payment-states'
import type { State } from './state'
// All of them: what the browser tests sweep over and the pictures show.
import { urlStates, invoiceStates } from './url-states'

export const allStates: State[] = [
  ...urlStates,
  ...invoiceStates,
  ...bookingPageStates,
  ...frameStates,
  ...eventStates,
  ...itemStates,
  ...cartStates,
  ...checkoutStates,
  ...paymentStates,
  ...confirmationStates,
  ...bookingStates,
  ...changeStates,
  ...formStates,
  ...failureStates,
]
