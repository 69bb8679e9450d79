// Checks the catalog as the page reads it: what can be booked, and why the rest can't.
import { noticesWithoutItem } from '~/lib/availability/notices-without-item'
import { countField, textField } from '~/lib/db/fields'
import { toExtra, toInflatable } from '~/lib/db/items'
import { findIn, toRow, withParts, type CatalogRow } from '~/lib/db/packages'
import { hasPlainEnds } from '~/lib/domain/document-id'
import { isBookable, isHouse, type Item, type ItemKind } from '~/lib/domain/item'
import type { Config } from '~/settings/config'
import { isUnanswered, type Database, type FoundDocument } from './database'
import { bad, expected, look, ok, unanswered, type Finding } from './finding'
import { checkOddItems } from './odd-items'
import { checkPackages } from './packages-check'
import { unreadFields } from './unread-fields'

export async function checkCatalog(
  database: Database,
  { singleUnitItems, firstExtraId }: Config,
): Promise<{ items: readonly Item[]; findings: Finding[] }> {
  const [inflatables, extras] = await Promise.all([
    database.list('inflatables'),
    database.list('extras'),
  ])
  const refused = [inflatables, extras].find(({ status }) => status !== 200)
  if (refused) {
    const { status, message } = refused
    if (status !== 0 && isUnanswered(status))
      return { items: [], findings: unanswered([`the catalog (${status})`]) }
    return {
      items: [],
      findings: [bad(`The catalog can't be read (${status} ${message})`, whyUnread(status))],
    }
  }
  const read = [
    ...inflatables.documents.map((stored) => readItem('inflatables', stored)),
    ...extras.documents.map((stored) => readItem('extras', stored)),
  ]
  const rows = read.flatMap(({ row }) => (row ? [row] : []))
  const items = rows.map((row) => withParts(row, findIn(rows)))
  const stored = new Map(
    [...inflatables.documents, ...extras.documents].map((each) => [each.id, each]),
  )
  const bookable = items.filter(isBookable)
  const all = { inflatables, extras }
  const storedOf = ({ kind, id }: Item) =>
    all[kind].documents.find((each) => each.id === id)?.fields ?? {}
  return {
    items,
    findings: [
      expected(
        bookable.length > 0,
        `The catalog can be read: ${inflatables.documents.length} inflatables, ${extras.documents.length} extras, ${bookable.length} can be booked`,
        'The catalog has no item that can be booked',
        'Fill in the collections inflatables and extras; docs/owner.md shows the fields.',
      ),
      ...read.flatMap(({ finding }) => (finding ? [finding] : [])),
      ...read.flatMap(({ row }) => (row ? unreadFields(row.item, storedOf(row.item)) : [])),
      ...checkPackages(rows),
      ...noticesWithoutItem(items).map((what) =>
        bad(what, 'A build stops at it: correct the id in src/lib/domain/business.ts.'),
      ),
      ...checkOddItems(rows.map(({ item }) => item)),
      ...singleUnitItems.map((id) => singleUnit(id, stored.get(id))),
      ...(firstExtraId === ''
        ? []
        : [
            expected(
              extras.documents.some(({ id }) => id === firstExtraId),
              'VITE_FIRST_EXTRA_ID is an extra',
              `VITE_FIRST_EXTRA_ID is ${firstExtraId}, which no extra has`,
              'Take the document id from the console, or leave it unset.',
            ),
          ]),
    ],
  }
}

function whyUnread(status: number): string {
  if (status === 0) return 'Nobody answered: is this computer online, and the project id right?'
  if (status === 401 || status === 403)
    return 'Deploy firestore.rules; allow the API key for Firestore and this site. Where App Check is enforced, the page needs VITE_APP_CHECK_SITE_KEY, and the doctor APP_CHECK_DEBUG_TOKEN.'
  return 'Does the project exist, with a Firestore database named (default)?'
}

/** An item, with a finding if it can't be booked. */
function readItem(
  kind: ItemKind,
  { id, fields }: FoundDocument,
): { row: CatalogRow | null; finding?: Finding } {
  const row = toRow<Item>(
    kind === 'extras' ? toExtra(id, fields) : toInflatable(id, fields),
    fields,
  )
  const place = `${kind}/${id}`
  if (row === null)
    return {
      row,
      finding: look(`${place} isn't shown: it has no name`, 'Give it a name, or delete it.'),
    }
  const { item, parts, isCounted } = row
  const link = textField(fields, 'propertyLink')
  if (kind === 'extras' && !isHouse(item) && /[a-z]/i.test(link))
    return {
      row,
      finding: bad(
        `${item.name} (${place}) isn't a house, because its propertyLink isn't a web address: ${link}`,
        'Copy the whole address, with https://. If it is no house, empty the field.',
      ),
    }
  if (!hasPlainEnds(id))
    return {
      row,
      finding: bad(
        `${item.name} can't be booked online: its id ${JSON.stringify(`${kind}/${id}`)} begins or ends with a blank`,
        'Copy its document under an id without the blank, and delete this one.',
      ),
    }
  if (isHouse(item) || isBookable(item)) return { row }
  // A package needs no count of its own.
  const needsCount = parts?.length === 0 || isCounted
  if (item.priceCents !== null && !needsCount) return { row }
  const reasons = [
    item.priceCents === null && `its price is ${shown(fields['price'])}`,
    item.capacity === null && needsCount && `its count is ${shown(fields['count'])}`,
  ].filter((reason) => reason !== false)
  return {
    row,
    finding: look(
      `${item.name} (${place}) can't be booked online: ${reasons.join(', ')}`,
      'Write plain digits, such as 149 or 149.99 and 2; until then the page says to call.',
    ),
  }
}

const shown = (value: unknown) =>
  value === undefined || value === '' ? 'empty' : JSON.stringify(value)

/** Checks a single unit's count: the page sells one of it, but the rules use its count. */
function singleUnit(id: string, stored: FoundDocument | undefined): Finding {
  if (!stored)
    return bad(
      `VITE_SINGLE_UNIT_ITEMS names ${id}, which isn't in the catalog`,
      'Take the document id from the console.',
    )
  return countField(stored.fields, 'count') === 1
    ? ok(`${id} is a single unit, for the page and for the rules`)
    : bad(
        `${id} is in VITE_SINGLE_UNIT_ITEMS, but its count is ${shown(stored.fields['count'])}`,
        'Set its count to 1: the rules go by it.',
      )
}
