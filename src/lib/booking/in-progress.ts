// The booking in progress, kept in the browser session so that no reload, back button or error loses what was typed.
// Contact fields use the keys of older sessions; the checkout's own choices share one key of ours.
import { checkoutFormFrom, emptyCheckoutForm, type CheckoutForm } from '~/lib/booking/checkout-form'
import { clearItemDays } from '~/lib/booking/item-booking-session'
import { readSession, readSessionJson, writeSession } from '~/lib/session'

const contactKeys = [
  'name',
  'lastName',
  'phone',
  'email',
  'address',
  'coordinates',
  'specificTime',
] as const
const choicesKey = 'checkoutChoices'

/** The form as this session left it, checked field by field; defaults for the rest. */
export function loadCheckoutForm(): CheckoutForm {
  const contact = Object.fromEntries(contactKeys.map((key) => [key, readSession(key)]))
  const choices = readSessionJson(choicesKey)
  return checkoutFormFrom({ ...(typeof choices === 'object' ? choices : null), ...contact })
}

/** A form with the session's contact fields, and every choice as it starts. */
export function loadContact(): CheckoutForm {
  const stored = loadCheckoutForm()
  const contact = Object.fromEntries(contactKeys.map((key) => [key, stored[key]]))
  return { ...emptyCheckoutForm, ...contact }
}

/** Stores the contact fields alone; the checkout's choices stay as they are. */
export function saveContact(form: CheckoutForm): void {
  for (const key of contactKeys) writeSession(key, form[key])
}

/** Once an order is booked: the next one has its own days and promo code, and its own rules to accept. */
export function startNextOrder(): void {
  clearItemDays()
  saveCheckoutForm({ ...loadCheckoutForm(), terms: false, promoCode: '' })
}

/** Stores the form as it stands. */
export function saveCheckoutForm(form: CheckoutForm): void {
  saveContact(form)
  const choices = Object.entries(form).filter(
    ([key]) => !contactKeys.some((contact) => contact === key),
  )
  writeSession(choicesKey, JSON.stringify(Object.fromEntries(choices)))
}
