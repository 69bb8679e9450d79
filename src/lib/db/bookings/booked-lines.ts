// Reads booked units from each form that programs have written over the years. If one part can't be
// read, everything else still blocks its days.
import { needsOf, type Need } from '~/lib/availability/pick-units'
import { isGiven, isStored, maxUnits, pictureField, textField, type Stored } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import type { ItemKind } from '~/lib/domain/item'
import { readStoredDay } from '~/lib/time/stored-day'

export type BookedLine = {
  kind: ItemKind
  itemId: string | null
  /** Without the quantity. */
  name: string
  image: string
  days: readonly Day[]
  quantity: number
}

/** `quantity` units of one item on one day, without what packages contain. */
type DayUnits = { itemId: string; kind: ItemKind; day: Day; quantity: number }

type Package = {
  id: string
  parts: readonly { id: string; kind: ItemKind; quantity: number }[]
  hasOwnUnits: boolean
}

type Unread = {
  /** Names of fields, never their contents. */
  field: string
  /** The days that it affects, as read or as stored; empty if it names none. */
  dates: readonly unknown[]
  /** Only the quantity can't be read: one unit is taken on each day. */
  isQuantity: boolean
}

/** An item's name in the catalog, which may end in " x 40". Asked for lines without a quantity. */
export type NameOf = (itemId: string) => string | null

/**
 * The units that a document of `bookings` or `bookings-test` takes, once for each item and day, and
 * what of it can't be read. Neither if the office marked it as canceled. Never throws. The kind of
 * an earlier top-level line isn't stored, so it reads as `inflatables`: compare by `itemId`.
 * @param packages the catalog's packages, which take units of their parts
 */
export function needsInBooking(
  data: unknown,
  nameOf?: NameOf,
  packages: readonly Package[] = [],
): { needs: Need[]; unread: Unread[] } {
  if (isCanceled(data)) return { needs: [], unread: [] }
  const { lines, atTop, unread } = readBookedLines(data, nameOf)
  const units = new Map<string, DayUnits>()
  for (const taken of lines.flatMap(unitsOf)) {
    const before = units.get(keyOf(taken))?.quantity ?? 0
    units.set(keyOf(taken), { ...taken, quantity: before + taken.quantity })
  }
  // Some documents have the same line at top level and in the list.
  for (const taken of atTop ? unitsOf(atTop) : []) {
    if (!units.has(keyOf(taken))) units.set(keyOf(taken), taken)
  }
  const isEmpty = units.size === 0 && unread.length === 0
  return {
    needs: withPartUnits([...units.values()], packages),
    unread: isEmpty ? [nothing] : unread,
  }
}

function withPartUnits(units: readonly DayUnits[], packages: readonly Package[]) {
  const lines = units.map(({ day, ...unit }) => {
    const { parts, hasOwnUnits } = packages.find(({ id }) => id === unit.itemId) ?? noPackage
    return { ...unit, days: [day], parts, hasOwnUnits }
  })
  return needsOf(lines)
}

const noPackage = { parts: [], hasOwnUnits: true }

const nothing: Unread = { field: 'no item with a date', dates: [], isQuantity: false }

/** Whether the office marked a booking as canceled, in a field `canceled` or one for its state. */
export function isCanceled(data: unknown): boolean {
  const fields = isStored(data) ? data : {}
  const isMarked = ['canceled', 'cancelled'].some((name) => {
    const marked = fields[name]
    return marked === true || (typeof marked === 'string' && /^\s*(true|yes)\s*$/i.test(marked))
  })
  const states = ['status', 'state', 'approved'].map((name) => fields[name])
  return (
    isMarked ||
    states.some((state) => typeof state === 'string' && /^\s*cancell?ed\s*$/i.test(state))
  )
}

/**
 * The lines of a document; in `atTop` the top-level line of the earlier single-item flow; in
 * `listed` the lines, or the top-level line if there are none. Never throws.
 */
export function readBookedLines(data: unknown, nameOf: NameOf = () => null) {
  const fields = isStored(data) ? data : {}
  const unread: Unread[] = []
  const lines = (['inflatables', 'extras'] as const).flatMap((kind) => {
    const list = fields[kind]
    if (isGiven(list) && !Array.isArray(list))
      unread.push({ field: kind, dates: [list], isQuantity: false })
    return asList(list).flatMap((line, index) =>
      readLine(line, kind, `${kind}[${index}].`, unread, nameOf),
    )
  })
  const { inflatableID, bookingDates } = fields
  const given = [inflatableID, bookingDates].filter(isGiven).length
  // An incomplete top-level line takes no units, and its missing fields don't count as unreadable.
  const [atTop = null] =
    given > 0 ? readLine(fields, 'inflatables', '', given === 2 ? unread : [], nameOf) : []
  return { lines, atTop, listed: atTop && lines.length === 0 ? [atTop] : lines, unread }
}

/** Empty if the value isn't an object. */
function readLine(
  line: unknown,
  kind: ItemKind,
  prefix: string,
  unread: Unread[],
  nameOf: NameOf,
): BookedLine[] {
  const fields: Stored = isStored(line) ? line : {}
  const itemId = readItemId(fields['inflatableID'])
  const { days, unreadDates } = readDays(fields['bookingDates'], `${prefix}bookingDates`)
  const name = textField(fields, 'inflatableName')
  const quantity = readQuantity(fields['quantity'], name, itemId, nameOf)
  // A value that isn't an object has no days.
  const dates = isStored(line) ? [...days, ...unreadDates.map(({ stored }) => stored)] : []
  if (itemId === null) unread.push({ field: `${prefix}inflatableID`, dates, isQuantity: false })
  for (const date of unreadDates)
    unread.push({
      field: date.field,
      dates: isStored(line) ? [date.stored] : [],
      isQuantity: false,
    })
  if (quantity === null && itemId !== null)
    unread.push({ field: `${prefix}quantity`, dates: days, isQuantity: true })
  if (!isStored(line)) return []
  const image = pictureField(fields, 'inflatableImage')
  const known = quantity ?? 1
  return [{ kind, itemId, name: withoutQuantity(name, known), image, days, quantity: known }]
}

/** A document id, or null. A slash isn't allowed, because it would lead to another document. */
function readItemId(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const id = value.trim()
  return id !== '' && id.length <= 200 && !id.includes('/') ? id : null
}

function readDays(value: unknown, field: string) {
  const texts = typeof value === 'string' ? value.split(',') : asList(value)
  const unreadDates = texts.length === 0 ? [{ field, stored: value }] : []
  const days = new Set<Day>()
  texts.forEach((text, index) => {
    const day = readStoredDay(text)
    if (day) days.add(day)
    else unreadDates.push({ field: `${field}[${index}]`, stored: text })
  })
  return { days: [...days], unreadDates }
}

/** Office programs write it only into the name ("Chairs x 40"); "Tent 20 x 40" is a size. */
function readQuantity(
  value: unknown,
  name: string,
  itemId: string | null,
  nameOf: NameOf,
): number | null {
  if (value === undefined) {
    const [, number] = /[^\d\s'"’”] x ([1-9]\d{0,3})$/i.exec(name) ?? []
    const isQuantity = number !== undefined && (itemId === null || name !== nameOf(itemId))
    return isQuantity ? Number(number) : 1
  }
  const readable =
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxUnits
  return readable ? value : null
}

/** A line's name usually ends in its quantity: "Folding Chairs x 40" (booking-document.ts). */
function withoutQuantity(name: string, quantity: number): string {
  return quantity > 1 ? name.replace(new RegExp(` x ${quantity}$`, 'i'), '') : name
}

const unitsOf = ({ itemId, kind, days, quantity }: BookedLine): DayUnits[] =>
  itemId === null ? [] : days.map((day) => ({ itemId, kind, day, quantity }))

const keyOf = ({ itemId, day }: DayUnits) => `${itemId} ${day}`

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
