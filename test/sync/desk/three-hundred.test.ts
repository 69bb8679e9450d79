// 300 bookings in every form that programs have stored, each of a castle of its own for which
// somebody waits: what is unpaid and what has opened up, compared with lists made by hand.
import type { Firestore } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { overdue } from '../../../office/desk/overdue'
import { waiting } from '../../../office/desk/waiting'
import { rentals } from '../../saturday/parts'
import { allForms, booked, friday } from '../../saturday/saturday'
import { openDatabase, store, sync } from '../database'
import { host, run } from './desk'

/** These bookings don't take their castle on Saturday. */
const elsewhere = [
  'another day',
  'more units on the second day',
  'a quantity',
  'a quantity in the name alone',
  "a number that ends the item's own name",
  'a package',
  'an item that the catalog no longer has',
  'canceled',
  'a date in another form',
  "a quantity that can't be read",
  'no date',
  'a text in place of the lines',
  'no line',
  'the slide for the first of two',
  'the slide for the second',
  'the tent for 1 of two',
  'the tent for 2 of two',
]

const castleOf = (index: number) => `castle-${index}`

/** The booking's document, about its own castle. */
const own = (data: object, index: number) =>
  JSON.parse(
    JSON.stringify(data).replaceAll('"castle"', JSON.stringify(castleOf(index))),
  ) as Record<string, unknown>

async function openThreeHundred(db: Firestore) {
  const documents: [string, Record<string, unknown>][] = []
  for (const [index, { id, test: current, earlier, invoice }] of booked.entries()) {
    const itemID = castleOf(index)
    if (current) documents.push([`bookings-test/${id}`, own(current, index)])
    if (earlier) documents.push([`bookings/${id}`, own(earlier, index)])
    if (invoice) documents.push([`invoices-test/i${index}`, invoice])
    documents.push([`inflatables/${itemID}`, { name: `Castle ${index}.`, count: 1 }])
    const wish = { itemID, kind: 'inflatables', date: '2027-06-12' }
    const email = `guest${index}@example.com`
    documents.push([`waiting/${itemID}_2027-06-12_00`, { ...wish, email }])
  }
  for (const kind of ['inflatables', 'extras'] as const)
    for (const { id, data } of rentals[kind]) documents.push([`${kind}/${id}`, data])
  for (let start = 0; start < documents.length; start += 400)
    await store(db, Object.fromEntries(documents.slice(start, start + 400)))
  await sync(db, true, { acceptsUnread: true, at: friday })
}

/** The numbers of the castles that are available by the program. */
async function available(db: Firestore): Promise<number[]> {
  const text = await run(waiting, db, [], { at: friday })
  return [...text.matchAll(/^Castle (\d+)\., .*: 1 person; 1 available$/gm)]
    .map(([, index]) => Number(index))
    .sort((a, b) => a - b)
}

const numbersOf = (isMeant: (each: (typeof booked)[number], index: number) => boolean) =>
  booked.flatMap((each, index) => (isMeant(each, index) ? [index] : []))

test.skipIf(host === null)(
  'what has opened up, before and after the unpaid are canceled',
  async () => {
    const { db } = openDatabase(host)
    await openThreeHundred(db)
    const free = numbersOf(({ form }) => elsewhere.includes(form.title))
    expect(await available(db)).toEqual(free)

    // The emulator got all of them just now.
    const at = new Date(Date.now() + 25 * 3_600_000)
    const text = await run(overdue, db, [], { isApplied: false, at })
    const due = ({ form }: (typeof booked)[number]) => Boolean(form.test) && form.isDue !== false
    const listed = booked.filter(({ id }) => text.includes(id))
    expect(listed.map(({ id }) => id)).toEqual(booked.filter(due).map(({ id }) => id))

    const inFirstRound = (index: number) => index < allForms.length
    const named = booked.filter((each, index) => due(each) && inFirstRound(index))
    await run(
      overdue,
      db,
      named.map(({ id }) => id),
      { at },
    )
    const after = numbersOf(
      (each, index) => free.includes(index) || (due(each) && inFirstRound(index)),
    )
    expect(await available(db)).toEqual(after)
  },
  180_000,
)
