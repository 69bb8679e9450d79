// The order in progress, kept in the browser session so that no reload, back button or error loses what was typed.
// Contact fields and the last item's days use the keys of older sessions; all choices, and the days of each item, share keys of
// ours. Nothing of a card is ever here: its fields are the provider's own.
import { emptyOrderForm, orderFormFrom, type OrderForm } from '~/lib/booking/order/form'
import { readStoredDay, toStoredDay, type Day } from '~/lib/dates'
import { readSession, readSessionJson, writeSession } from '~/lib/session'

const contactKeys = ['name', 'lastName', 'phone', 'email', 'address', 'coordinates'] as const
const timeKey = 'specificTime'
const choicesKey = 'checkoutChoices'
/** By item: a day or a choice of one is none of another's. */
const itemChoicesKey = 'itemChoices'
const itemDaysKey = 'itemDays'
const itemKeys = {
  days: 'bookingDates',
  // So spelt in older sessions.
  item: 'infatableID',
  itemToo: 'inflatableID',
  image: 'imageInflatable',
  name: 'inflatableName',
} as const

/** The cart's form as this session left it, checked field by field; defaults for the rest. */
export function loadDraft(): OrderForm {
  return orderFormFrom({
    ...recordOf(readSessionJson(choicesKey)),
    ...readContact(),
    specificTime: readSession(timeKey),
  })
}

/** The form of one item's own booking: the session's contact fields, and the choices made for this very item. */
export function loadItemDraft(itemId: string): OrderForm {
  return orderFormFrom({ ...kept(itemChoicesKey, itemId), ...readContact() })
}

const readContact = () => Object.fromEntries(contactKeys.map((key) => [key, readSession(key)]))

/** Stores the cart's form as it stands. */
export function saveDraft(form: OrderForm): void {
  saveContact(form)
  writeSession(timeKey, form.specificTime)
  writeSession(choicesKey, JSON.stringify(choicesOf(form)))
}

/** The same of one item's own booking; the cart's choices stay as they are. */
export function saveItemDraft(itemId: string, form: OrderForm): void {
  saveContact(form)
  keep(itemChoicesKey, itemId, choicesOf(form))
}

function saveContact(form: OrderForm): void {
  for (const key of contactKeys) writeSession(key, form[key])
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
  for (const key of [...Object.values(itemKeys), itemDaysKey, timeKey, choicesKey, itemChoicesKey])
    writeSession(key, '')
}

/** What was chosen in the panel of one item. */
type ItemDays = {
  days: readonly Day[]
  quantity: number
  /** The event in the address beside which they were picked: '' or `?date=2026-12-12`. */
  beside: string
}

/** The days chosen for this very item, ascending, and how many of it; none when there are none or they can't be read. */
export function loadItemDays(itemId: string): ItemDays {
  const { dates, quantity, beside } = kept(itemDaysKey, itemId)
  return {
    // A session of an earlier version knows one item alone.
    days:
      readDays(dates) ??
      (namedItem() === itemId ? readDays(readSession(itemKeys.days)) : null) ??
      [],
    quantity:
      typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1,
    beside: typeof beside === 'string' ? beside : '',
  }
}

function readDays(text: unknown): Day[] | null {
  if (typeof text !== 'string') return null
  const days = text.split(',').map(readStoredDay)
  return [...new Set(days.filter((day) => day !== null))].toSorted()
}

/** Keeps what is chosen of an item, the last one under the keys of older sessions, too. */
export function saveItemDays(
  item: { id: string; name: string; image: string },
  { days, quantity, beside }: ItemDays,
): void {
  const dates = days.map(toStoredDay).join(', ')
  keep(itemDaysKey, item.id, { dates, quantity, beside })
  writeSession(itemKeys.days, dates)
  writeSession(itemKeys.item, item.id)
  writeSession(itemKeys.itemToo, '')
  writeSession(itemKeys.image, item.image)
  writeSession(itemKeys.name, item.name)
}

/** Forgets the days of an item, which can't be had; those of others stay. */
export function clearItemDays(itemId: string): void {
  keep(itemDaysKey, itemId, null)
  if (namedItem() === itemId) for (const key of Object.values(itemKeys)) writeSession(key, '')
}

const namedItem = () => readSession(itemKeys.item) ?? readSession(itemKeys.itemToo)

/** What is kept of one item under a key that all items share. */
function kept(key: string, itemId: string): Readonly<Record<string, unknown>> {
  const all = recordOf(readSessionJson(key))
  return Object.hasOwn(all, itemId) ? recordOf(all[itemId]) : {}
}

/** Keeps it, or forgets it with null. */
function keep(key: string, itemId: string, value: object | null) {
  const { [itemId]: _before, ...others } = recordOf(readSessionJson(key))
  const all = value ? { ...others, [itemId]: value } : others
  writeSession(key, Object.keys(all).length === 0 ? '' : JSON.stringify(all))
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' ? { ...value } : {}
