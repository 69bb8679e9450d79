// The order in progress, kept in the browser session so that no reload, back button or error loses what was typed.
// Contact fields and an item's days use the keys of older sessions; the checkout's choices share one key of ours.
import { orderFormFrom, type OrderForm } from '~/lib/booking/order/form'
import { readStoredDay, toStoredDay, type Day } from '~/lib/dates'
import { readSession, readSessionJson, writeSession } from '~/lib/session'

const contactKeys = ['name', 'lastName', 'phone', 'email', 'address', 'coordinates'] as const
const timeKey = 'specificTime'
const choicesKey = 'checkoutChoices'
const itemKeys = {
  days: 'bookingDates',
  // So spelt in older sessions.
  item: 'infatableID',
  itemToo: 'inflatableID',
  image: 'imageInflatable',
  name: 'inflatableName',
} as const

/** The form as this session left it, checked field by field; defaults for the rest. */
export function loadDraft(): OrderForm {
  const choices = readSessionJson(choicesKey)
  return orderFormFrom({
    ...(typeof choices === 'object' ? choices : null),
    ...readContact(),
    specificTime: readSession(timeKey),
  })
}

/** A form with the session's contact fields, and every choice as it starts. */
export function loadContact(): OrderForm {
  return orderFormFrom(readContact())
}

const readContact = () => Object.fromEntries(contactKeys.map((key) => [key, readSession(key)]))

/** Stores the form as it stands. */
export function saveDraft(form: OrderForm): void {
  saveContact(form)
  writeSession(timeKey, form.specificTime)
  const choices = Object.entries(form).filter(
    ([key]) => key !== timeKey && !contactKeys.some((contact) => contact === key),
  )
  writeSession(choicesKey, JSON.stringify(Object.fromEntries(choices)))
}

/** Stores the contact fields alone; the checkout's choices stay as they are. */
export function saveContact(form: OrderForm): void {
  for (const key of contactKeys) writeSession(key, form[key])
}

/** Once an order is placed: the next one starts with its own days and with every choice at its default. */
export function startNextOrder(): void {
  clearItemDays()
  writeSession(timeKey, '')
  writeSession(choicesKey, '')
}

/** The days kept for this very item, ascending; none when the session is about another one or can't be read. */
export function loadItemDays(itemId: string): Day[] {
  const stored = readSession(itemKeys.item) ?? readSession(itemKeys.itemToo)
  if (stored !== itemId) return []
  const days = (readSession(itemKeys.days) ?? '').split(',').map(readStoredDay)
  return [...new Set(days.filter((day) => day !== null))].toSorted()
}

/** Keeps the days of an item that is about to be booked. */
export function saveItemDays(
  item: { id: string; name: string; image: string },
  days: readonly Day[],
): void {
  writeSession(itemKeys.days, days.map(toStoredDay).join(', '))
  writeSession(itemKeys.item, item.id)
  writeSession(itemKeys.itemToo, '')
  writeSession(itemKeys.image, item.image)
  writeSession(itemKeys.name, item.name)
}

/** Forgets them: the booking stands, or can't be made. */
export function clearItemDays(): void {
  for (const key of Object.values(itemKeys)) writeSession(key, '')
}
