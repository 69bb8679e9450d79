// npm run waiting: whom to tell that a day opened up, with the email, and what was wanted most.
// npm run waiting -- ITEM 2026-12-12 --apply: they were told. --clear --apply: forgets past days.
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import type { Day } from '~/lib/domain/day'
import { isDocumentId } from '~/lib/domain/document-id'
import { addDays, today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { readDay } from '~/lib/time/stored-day'
import { paths } from '~/paths'
import type { SyncCatalog } from '../sync/catalog'
import { dryRun, plural, section } from '../sync/report'
import { commitAll, put, remove } from '../sync/write'
import { readItems } from './items'
import { checkSource, type Options } from './options'
import { openUnits, readUnits } from './units'
import {
  groupWishes,
  readWishes,
  wantedWords,
  type ItemDay,
  type Wanted,
  type Wish,
} from './wishes'

const usage =
  'Alone it lists who waits. Once you have told them: npm run waiting -- ITEM 2026-12-12 --apply. For past days: npm run waiting -- --clear --apply.'

/** After this many days nothing of a wish is kept. */
const keptDays = 365

export async function waiting(
  db: Firestore,
  args: readonly string[],
  options: Options,
): Promise<void> {
  const [itemId = '', typed = ''] = args
  const day = readDay(typed)
  const isNamed = args.length === 2 && isDocumentId(itemId) && day !== null
  if (options.isClearing ? args.length > 0 : args.length > 0 && !isNamed) throw new Error(usage)
  if (options.isClearing) return forget(db, (wish) => wish.day < today(options.now), options)
  if (isNamed) {
    const isMeant = (wish: Wish) => wish.itemId === itemId && wish.day === day
    const nobody = `Nobody waits for ${itemId} on ${typed}. npm run waiting lists who waits for what.`
    return forget(db, isMeant, options, nobody)
  }
  const lines = await db.runTransaction((moment) => linesOf(db, moment, options), {
    readOnly: true,
  })
  lines.forEach(options.say)
}

/**
 * Deletes addresses, and keeps for a year after the day that somebody waited.
 * @param nobody the error's message if nobody waited; missing if that is no error
 */
async function forget(
  db: Firestore,
  isMeant: (wish: Wish) => boolean,
  { isApplied, now, say }: Options,
  nobody?: string,
): Promise<void> {
  const oldest = addDays(today(now), -keptDays)
  const all = await db.runTransaction((moment) => readWishes(db, moment, null), { readOnly: true })
  const meant = all.filter(isMeant)
  if (meant.length === 0 && nobody !== undefined) throw new Error(nobody)
  const writes = meant
    .filter((wish) => wish.day < oldest || wish.document.get('email') !== undefined)
    .map(({ day, document: { ref, updateTime } }) =>
      day < oldest ? remove(ref, updateTime) : put(ref, { email: FieldValue.delete() }, updateTime),
    )
  say(
    `${plural(writes.length, 'address', 'addresses')} to delete. How many people waited is kept for a year.`,
  )
  if (isApplied) await commitAll(db, writes)
  say(isApplied ? 'Done.' : dryRun)
}

async function linesOf(
  db: Firestore,
  moment: Transaction,
  { now, singleUnitItems, site }: Options,
): Promise<string[]> {
  await checkSource(db, moment)
  const wishes = await readWishes(db, moment, null)
  const ids = wishes.map(({ itemId }) => itemId)
  const items = await readItems(db, moment, ids, singleUnitItems)
  const ahead = groupWishes(wishes.filter(({ day }) => day >= today(now)))
  const waiting = ahead.filter(({ emails }) => emails.length > 0)
  const freeOn = await readFree(db, moment, waiting, items, now)
  const open = waiting.filter((wanted) => freeOn(wanted) > 0)
  const taken = waiting.filter((wanted) => freeOn(wanted) <= 0)
  return [
    `${plural(open.length, 'rental')} that people wait for ${open.length === 1 ? 'is' : 'are'} available now.`,
    ...open.flatMap((wanted) => [
      '',
      `${wantedWords(wanted, items)}; ${freeOn(wanted)} available`,
      ...wanted.emails.map((email) => `  ${email}`),
      `  ${mailTo(wanted, items, site)}`,
      `  Once it's sent: npm run waiting -- ${wanted.itemId} ${wanted.day} --apply`,
    ]),
    ...part(
      'Still taken:',
      taken.map((wanted) => wantedWords(wanted, items)),
    ),
    ...part('Wanted most, days that are over included:', mostWanted(wishes, items)),
  ]
}

const part = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', ...section(title, lines)]

/** How many units of an item are free on a day, by everything that is reserved. */
async function readFree(
  db: Firestore,
  moment: Transaction,
  wanted: readonly ItemDay[],
  items: SyncCatalog,
  now: Date,
): Promise<(wanted: ItemDay) => number> {
  const open = new Map<string, number>()
  const needs = wanted.flatMap(({ itemId, day }) =>
    [itemId, ...(items.get(itemId)?.parts ?? []).map(({ id }) => id)].map((id) => ({ id, day })),
  )
  async function readOpen(id: string) {
    const item = items.get(id)
    const days = [...new Set(needs.filter((need) => need.id === id).map(({ day }) => day))].sort()
    const [from, to] = [days[0], days.at(-1)]
    if (!item || from === undefined || to === undefined) return
    const whole = { ...item, id, capacity: item.capacity ?? 0 }
    const stored = await readUnits(db, moment, id, { from, to, now })
    for (const day of days) {
      const busy = stored.filter((unit) => unit.day === day && unit.state !== 'free')
      open.set(`${id} ${day}`, openUnits(whole, busy).length)
    }
  }
  await Promise.all([...new Set(needs.map(({ id }) => id))].map(readOpen))
  return ({ itemId, day }) => {
    const item = items.get(itemId)
    // Somebody has to correct it before anybody can book it.
    if (!item || item.hasUnreadParts) return 0
    const openOf = (id: string) => open.get(`${id} ${day}`) ?? 0
    return Math.min(
      ...(item.hasOwnUnits ? [openOf(itemId)] : []),
      ...item.parts.map(({ id, quantity }) => Math.floor(openOf(id) / quantity)),
    )
  }
}

/** A link that opens the email in the office's mail program. Nobody sees the others' addresses. */
function mailTo(
  { itemId, day, emails }: Wanted,
  items: SyncCatalog,
  { url, name, phone }: Options['site'],
): string {
  const { kind = 'inflatables' as const, name: rental = itemId } = items.get(itemId) ?? {}
  const when = formatDay(day)
  const body = [
    'Hello,',
    `You asked us to tell you: ${rental} is available on ${when} now. Nothing is reserved for you, so book it soon:`,
    `${url}${paths.item(kind, itemId)}?date=${day}`,
    `${name}, ${phone}`,
  ].join('\r\n\r\n')
  const fields = { subject: `${rental} is available on ${when}`, body }
  const bcc = emails.map(encodeURIComponent).join(',')
  const query = Object.entries(fields).map(
    ([field, text]) => `${field}=${encodeURIComponent(text)}`,
  )
  return `mailto:?bcc=${bcc}&${query.join('&')}`
}

/** How many days of an item are named. */
const mostDays = 5

/** Items by how many people waited for them, and the days on which the most did. */
function mostWanted(wishes: readonly Wish[], items: SyncCatalog): string[] {
  const all = groupWishes(wishes)
  const byItem = [...new Set(all.map(({ itemId }) => itemId))].map((itemId) => {
    const days = all
      .filter((each) => each.itemId === itemId)
      .toSorted((a, b) => b.people - a.people)
    return { itemId, days, people: days.reduce((sum, each) => sum + each.people, 0) }
  })
  return byItem
    .toSorted((a, b) => b.people - a.people || (a.itemId < b.itemId ? -1 : 1))
    .map(({ itemId, days, people }) => {
      const name = items.get(itemId)?.name ?? itemId
      const most = days.slice(0, mostDays).map((each) => `${dayWords(each.day)} ${each.people}`)
      const rest = days.length > mostDays ? [`${days.length - mostDays} more days`] : []
      return `${name}: ${plural(people, 'person', 'people')} on ${plural(days.length, 'day')} (${[...most, ...rest].join('; ')})`
    })
}

const dayWords = (day: Day) => formatDay(day, 'short')
