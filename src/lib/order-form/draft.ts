// The form in progress, kept in the browser session so that no reload, back button or error loses what was typed. Contact
// fields use the keys of older sessions; all choices share keys of ours. Nothing of a card is ever here: its fields are the
// provider's own.
import { emptyOrderForm, orderFormFrom } from './form'
import type { OrderForm } from '~/lib/domain/order-form'
import { clearAllItemDays } from './item-days'
import { keepOfItem, readOfItem, recordOf } from './stored-by-item'
import { readSession, readSessionJson, writeSession } from '~/lib/storage/browser-storage'

const contactKeys = ['name', 'lastName', 'phone', 'email', 'address', 'coordinates'] as const
const timeKey = 'specificTime'
const choicesKey = 'checkoutChoices'
/** By item: a choice of one is none of another's. */
const itemChoicesKey = 'itemChoices'

/**
 * The form as this session left it, checked field by field; defaults for the rest.
 * @param itemId of one item's own booking: who books is the session's, the choices are this very item's. Null for the cart.
 */
export function loadDraft(itemId: string | null = null): OrderForm {
  const choices =
    itemId === null
      ? { ...recordOf(readSessionJson(choicesKey)), specificTime: readSession(timeKey) }
      : readOfItem(itemChoicesKey, itemId)
  const contact = Object.fromEntries(contactKeys.map((key) => [key, readSession(key)]))
  return orderFormFrom({ ...choices, ...contact })
}

/** Stores the form as it stands; one item's choices leave the cart's as they are. */
export function saveDraft(form: OrderForm, itemId: string | null = null): void {
  for (const key of contactKeys) writeSession(key, form[key])
  if (itemId !== null) {
    keepOfItem(itemChoicesKey, itemId, choicesOf(form))
    return
  }
  writeSession(timeKey, form.specificTime)
  writeSession(choicesKey, JSON.stringify(choicesOf(form)))
}

/** Everything but who books. */
function choicesOf(form: OrderForm): object {
  const isContact = (key: string) => contactKeys.some((contact) => contact === key)
  return Object.fromEntries(Object.entries(form).filter(([key]) => !isContact(key)))
}

/** What of a form isn't as it starts. */
export function filledIn(form: OrderForm): { contact: boolean; choices: boolean } {
  const asText = (of: OrderForm) => JSON.stringify(choicesOf(of))
  return {
    contact: contactKeys.some((key) => form[key] !== ''),
    choices: asText(form) !== asText(emptyOrderForm),
  }
}

/** Once an order is placed: the next one starts with its own days and with every choice at its default. */
export function startNextOrder(): void {
  clearAllItemDays()
  for (const key of [timeKey, choicesKey, itemChoicesKey]) writeSession(key, '')
}
