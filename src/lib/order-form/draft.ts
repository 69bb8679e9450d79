// Keeps the form in progress in the browser session, so that a reload, the back button or an error
// loses nothing. Contact fields use the keys of older sessions; all choices share one key.
import { eachOf, typedNames, typedTexts } from '~/lib/domain/booking-texts'
import type { OrderForm } from '~/lib/domain/order-form'
import { readSession, readSessionJson, writeSession } from '~/lib/storage/browser-storage'
import { listenersOfChanges } from '~/lib/storage/listeners'
import { emptyOrderForm, orderFormFrom } from './form'
import { clearAllItemDays } from './item-days'
import { keepOfItem, readOfItem, recordOf } from './stored-by-item'

const contactKeys = [
  'name',
  'lastName',
  'phone',
  'email',
  'address',
  'coordinates',
  'directions',
] as const
const timeKey = 'specificTime'
const choicesKey = 'checkoutChoices'
const personalKeys: readonly (keyof OrderForm)[] = [
  ...typedNames.filter((name) => 'person' in typedTexts[name]),
  'taxExempt',
]
const shared = ['damageWaiver', 'insurance'] as const
/** What a visit chooses once, for its cart, each item's own form and a quote. */
export type SharedChoices = Pick<OrderForm, (typeof shared)[number]>

export const sharedOf = <Form extends Partial<Record<keyof SharedChoices, unknown>>>(form: Form) =>
  eachOf(shared, (name) => form[name]) as Pick<Form, keyof SharedChoices>

const itemChoicesKey = 'itemChoices'

const { notify, useCurrent } = listenersOfChanges()

/**
 * The form from this session, checked field by field. An item's own booking (`itemId`) shares the
 * contact fields and the two protections, so that a page shows one total.
 */
export function loadDraft(itemId: string | null = null): OrderForm {
  const ofCart = recordOf(readSessionJson(choicesKey))
  const choices =
    itemId === null
      ? { ...ofCart, specificTime: readSession(timeKey) }
      : { ...readOfItem(itemChoicesKey, itemId), ...sharedOf(ofCart) }
  const contact = Object.fromEntries(contactKeys.map((key) => [key, readSession(key)]))
  return orderFormFrom({ ...choices, ...contact })
}

/** A form without its contact fields. Renders again when one of its choices changes. */
export function useChoices(itemId: string | null): OrderForm {
  const text = useCurrent(() => JSON.stringify(choicesOf(loadDraft(itemId))), '{}')
  return orderFormFrom(recordOf(JSON.parse(text)))
}

/** Stores the form. Of an item's choices, only the protections change the cart's. */
export function saveDraft(form: OrderForm, itemId: string | null = null): void {
  for (const key of contactKeys) writeSession(key, form[key])
  if (itemId === null) {
    writeSession(timeKey, form.specificTime)
    writeSession(choicesKey, JSON.stringify(choicesOf(form)))
  } else {
    const ofCart = { ...recordOf(readSessionJson(choicesKey)), ...sharedOf(form) }
    keepOfItem(itemChoicesKey, itemId, choicesOf(form))
    writeSession(choicesKey, JSON.stringify(ofCart))
  }
  notify()
}

function choicesOf(form: OrderForm): object {
  const isContact = (key: string) => contactKeys.some((contact) => contact === key)
  return Object.fromEntries(Object.entries(form).filter(([key]) => !isContact(key)))
}

/** Empties the directions, the organization, and whom to call on the day. */
export function forgetPeople(): void {
  const none = Object.fromEntries(personalKeys.map((key) => [key, emptyOrderForm[key]]))
  saveDraft({ ...loadDraft(), ...none })
}

/** An organization and whom to call count as contact. */
export function filledIn(form: OrderForm): { contact: boolean; choices: boolean } {
  const asText = (of: OrderForm) => JSON.stringify(choicesOf(of))
  return {
    contact: [...contactKeys, ...personalKeys].some((key) => form[key] !== emptyOrderForm[key]),
    choices: asText(form) !== asText(emptyOrderForm),
  }
}

/** Resets days and choices after an order was placed. The contact fields stay. */
export function startNextOrder(): void {
  clearAllItemDays()
  for (const key of [timeKey, choicesKey, itemChoicesKey] as const) writeSession(key, '')
  notify()
}
