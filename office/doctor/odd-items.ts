// What the catalog's items can be booked with, but what surely isn't meant.
import { isCrewDelivery } from '~/lib/availability/crew-limit'
import { categories } from '~/lib/catalog/categories'
import { categoryOf } from '~/lib/catalog/category-items'
import { hasPlainEnds } from '~/lib/domain/document-id'
import { isBookable, isHouse, type Item } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import { bad, look, type Finding } from './finding'
import { htmlOrGarbled, isPublic } from './settings-check'

/** Nothing that a small business rents costs more a day. */
const oddPriceCents = 5_000_00
/** Nothing that is rented singly costs less a day. */
const leastPriceCents = { inflatables: 10_00, extras: 10 }
/** No inflatable is larger. */
const mostFeet = 100
/** Nobody has more of one inflatable. */
const mostInflatables = 50
const mostCharacters = 80

function feetOf(item: Item): number[] {
  if (item.kind !== 'inflatables') return []
  const { width, heightFt } = item
  const across = width === null ? [] : width.kind === 'feet' ? [width.feet] : [width.a, width.b]
  return [...across, heightFt ?? 0]
}

const placeOf = ({ name, kind, id }: Item) => `${name} (${kind}/${id})`

type Oddity = {
  has: (item: Item, items: readonly Item[]) => boolean
  what: (item: Item) => string
  remedy: string
  isBad?: true
}

/** Whether an earlier item has the same value. */
const isTwice = (key: (item: Item) => string, item: Item, items: readonly Item[]) =>
  items.findIndex((other) => key(other) === key(item)) < items.indexOf(item)

/** Whether an inflatable lacks what more than half of them have. A business may not use a field. */
function lacks(isThere: (item: Item) => boolean, item: Item, items: readonly Item[]): boolean {
  const inflatables = items.filter(({ kind }) => kind === 'inflatables')
  const most = inflatables.filter(isThere).length > inflatables.length / 2
  return most && item.kind === 'inflatables' && !isThere(item)
}

const oddities: readonly Oddity[] = [
  {
    has: ({ id }) => isCrewDelivery({ itemId: id }),
    what: (item) =>
      `${placeOf(item)} has the id of the crew's deliveries: each would take the other's`,
    remedy: 'Give it a new id: copy its document under another one, and delete this.',
    isBad: true,
  },
  {
    has: (item, items) => isTwice(({ id }) => id, item, items),
    what: (item) =>
      `${placeOf(item)} has the id of an inflatable: each would take the other's days`,
    remedy: 'Give one of them a new id: copy its document under another one, and delete this.',
    isBad: true,
  },
  {
    has: (item, items) => isTwice(({ name }) => name.toLowerCase(), item, items),
    what: (item) => `${placeOf(item)} has the name of another item`,
    remedy: 'Tell them apart by their names.',
  },
  {
    // One that begins or ends with a blank can't be booked either: catalog-check.ts names it.
    has: ({ id }) => hasPlainEnds(id) && !/^[\w-]+$/.test(id),
    what: (item) => `${placeOf(item)} has an odd id: search engines don't get its page`,
    remedy: 'Use letters, digits and hyphens.',
  },
  {
    has: (item) =>
      (item.priceCents ?? Infinity) < leastPriceCents[item.kind] ||
      (isBookable(item) && (item.priceCents ?? 0) > oddPriceCents),
    what: (item) => `${placeOf(item)} costs ${formatCents(item.priceCents ?? 0)} a day`,
    remedy: 'Is its price that of a day, in dollars?',
  },
  {
    has: ({ name }) => /^(?:test(?:ing)?(?: \w+)?|asdf\w*|dummy|untitled|new item)$/i.test(name),
    what: (item) => `${placeOf(item)} looks like a test, and visitors see it`,
    remedy: 'Delete its document.',
  },
  {
    has: (item, items) => lacks(({ image }) => image !== '', item, items),
    what: (item) => `${placeOf(item)} has no picture, as most inflatables have`,
    remedy: 'Write the address of a photo into image.',
  },
  {
    has: (item, items) => lacks(({ categories }) => categories.length > 0, item, items),
    what: (item) => `${placeOf(item)} has no category, so only "All rentals" lists it`,
    remedy: 'Write its category.',
  },
  {
    has: ({ name }) => name.length > mostCharacters,
    what: ({ kind, id, name }) => `${kind}/${id} has a name of ${name.length} characters`,
    remedy:
      'Lists, mails and invoices show it whole: shorten it, and tell the rest in the description.',
  },
  {
    has: ({ name, description }) => htmlOrGarbled.test(`${name}\n${description}`),
    what: (item) =>
      `${placeOf(item)} has HTML or garbled letters in its name or description, which visitors read as they stand`,
    remedy: 'Write plain text: & for &amp;, and a quotation mark for â€™.',
  },
  {
    has: (item) => feetOf(item).some((feet) => feet > mostFeet),
    what: (item) => `${placeOf(item)} is ${Math.max(...feetOf(item))} ft across or high`,
    remedy: 'Is its size in feet, and not in inches?',
  },
  {
    has: (item) => isHouse(item) && !isPublic(item.propertyLink),
    what: (item) => `${placeOf(item)} leads nowhere: ${isHouse(item) ? item.propertyLink : ''}`,
    remedy: 'Copy the whole link, with https://.',
    isBad: true,
  },
  {
    has: ({ capacity }) => capacity === 0,
    what: (item) => `${placeOf(item)} has 0 units: nobody can book it`,
    remedy: 'Write its count.',
  },
  {
    has: ({ kind, capacity }) => kind === 'inflatables' && (capacity ?? 0) > mostInflatables,
    what: (item) => `${placeOf(item)} has ${item.capacity} units, and as many can be booked a day`,
    remedy: 'Is another number in its count, such as its price?',
  },
  {
    has: (item) => item.categories.length > 0 && categoryOf(item) === null,
    what: (item) => `${placeOf(item)} has a category that isn't one: ${item.categories.join(', ')}`,
    remedy: `They are ${categories.map(({ label }) => label).join(', ')}.`,
  },
]

export function checkOddItems(items: readonly Item[]): Finding[] {
  return oddities.flatMap(({ has, what, remedy, isBad = false }) =>
    items
      .filter((item) => has(item, items))
      .map((item) => (isBad ? bad : look)(what(item), remedy)),
  )
}
