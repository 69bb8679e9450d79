// Lost if nobody notices: bookings, because nobody can rent what has no readable price or count;
// money, at a price that is a slip; and one unit that is sold twice.
import { isCrewDelivery } from '~/lib/availability/crew-limit'
import { noticePeriodsWithoutItem } from '~/lib/availability/notice-periods-without-item'
import { countField, textField } from '~/lib/db/fields'
import { toExtra, toInflatable } from '~/lib/db/items'
import { findIn, toRow, withParts } from '~/lib/db/packages'
import { hasPlainEnds } from '~/lib/domain/document-id'
import { isBookable, isProperty, type Item } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import type { Config } from '~/settings/config'
import { isUnanswered } from './ask'
import type { Database, FoundDocument } from './database'
import { bad, inBusiness, look, unchecked, type Finding } from './finding'
import { picture } from './pictures-check'

type Listed = { item: Item; stored: FoundDocument['fields']; hasParts: boolean }

export async function checkCatalog(
  database: Database,
  { singleUnitItems }: Config,
): Promise<{ items: readonly Item[]; findings: Finding[] }> {
  const [inflatables, extras] = await Promise.all([
    database.list('inflatables'),
    database.list('extras'),
  ])
  const refused = [inflatables, extras].find(({ status }) => status !== 200)
  if (refused) {
    const { status, message } = refused
    const what = `The catalog can't be read (${status} ${message})`
    const findings = isUnanswered(status) ? unchecked(what) : bad('page', what, access)
    return { items: [], findings }
  }
  const read = [
    ...inflatables.documents.map((each) => ({ ...each, item: toInflatable(each.id, each.fields) })),
    ...extras.documents.map((each) => ({ ...each, item: toExtra(each.id, each.fields) })),
  ].map(({ id, fields, item }) => ({ id, stored: fields, row: toRow<Item>(item, fields) }))
  const rows = read.flatMap(({ row }) => row ?? [])
  const listed: Listed[] = read.flatMap(({ row, stored }) =>
    row ? [{ item: withParts(row, findIn(rows)), stored, hasParts: row.parts?.length !== 0 }] : [],
  )
  const items = listed.map(({ item }) => item)
  const nameless = read.filter(({ row }) => row === null).map(({ id }) => id)
  // The page sells one of it, but the rules go by its count.
  const several = singleUnitItems.filter((id) => {
    const one = listed.find(({ item }) => item.id === id)
    return !one || countField(one.stored, 'count') !== 1
  })
  const unshown = listed.flatMap(({ item, stored }) => {
    const image = textField(stored, 'image')
    return item.image === '' && image !== '' ? [`${item.name} (${image})`] : []
  })
  return {
    items,
    findings: [
      ...(items.some(isBookable)
        ? []
        : bad('booking', 'The catalog has no item that can be booked', howToWrite)),
      ...look('booking', 'Not shown, because it has no name', howToWrite, nameless),
      ...look('booking', "Can't be booked online", howToWrite, listed.flatMap(whyUnbookable)),
      ...items.flatMap((item) => oddities(item, items)),
      ...noticePeriodsWithoutItem(items).flatMap((what) =>
        bad('page', `No build: ${what}`, inBusiness),
      ),
      ...bad(
        'booking',
        'In VITE_SINGLE_UNIT_ITEMS, but not an item whose count is 1',
        one,
        several,
      ),
      ...bad('booking', 'Pictures that no browser can open', picture, unshown),
    ],
  }
}

const howToWrite = 'docs/owner.md shows how the fields of an item are written.'
const one = 'Write the count 1, or take it out of VITE_SINGLE_UNIT_ITEMS in .env, and deploy.'

const access =
  'Is the project right, and are its rules deployed? Allow VITE_FIREBASE_API_KEY for Firestore and this site. Where App Check is enforced, the doctor needs an APP_CHECK_DEBUG_TOKEN.'

const renew = 'Copy it to a document with another id, and delete this one.'

const placeOf = ({ name, kind, id }: Item) => `${name} (${kind}/${id})`
const shown = (value: unknown) =>
  value === undefined || value === '' ? 'empty' : JSON.stringify(value)

/** Why nobody can book an item; nothing if somebody can. */
function whyUnbookable({ item, stored, hasParts }: Listed): string[] {
  const { id, priceCents, capacity } = item
  if (isProperty(item) || (isBookable(item) && capacity !== 0)) return []
  const parts = "its parts can't be read, aren't all in the catalog, or are too few"
  const reasons = [
    priceCents === null && `its price is ${shown(stored['price'])}`,
    !capacity && (hasParts ? parts : `its count is ${shown(stored['count'])}`),
  ].filter((reason) => reason !== false)
  const blank = `its id ${JSON.stringify(id)} begins or ends with a space`
  return [`${placeOf(item)}: ${hasPlainEnds(id) ? reasons.join(' and ') : blank}`]
}

/** What can be booked, but surely isn't meant. */
function oddities(item: Item, items: readonly Item[]): Finding[] {
  const { id, kind, priceCents, capacity } = item
  const isExtra = kind === 'extras'
  const isOdd = (cents: number) => cents < (isExtra ? 10 : 10_00) || cents > 5_000_00
  const isTwice = isCrewDelivery({ itemId: id }) || items.find((each) => each.id === id) !== item
  const place = placeOf(item)
  return [
    ...(isTwice ? bad('booking', `${place} has an id that is taken: both lose days`, renew) : []),
    ...(isBookable(item) && priceCents !== null && isOdd(priceCents)
      ? look('money', `${place} costs ${formatCents(priceCents)} a day`, 'Is it in dollars?')
      : []),
    ...(!isExtra && (capacity ?? 0) > 50
      ? look('booking', `${place} has ${capacity} units to rent`, 'Is that its price?')
      : []),
  ]
}
