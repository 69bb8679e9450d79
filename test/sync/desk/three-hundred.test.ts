// 300 bookings in every form that programs have stored, each of a castle of its own: what is unpaid,
// compared with a list made by hand.
import type { Firestore } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { overdue } from '../../../office/desk/overdue'
import { rentals } from '../../saturday/parts'
import { booked, friday } from '../../saturday/saturday'
import { openDatabase, store, sync } from '../database'
import { host, run } from './desk'

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
  }
  for (const kind of ['inflatables', 'extras'] as const)
    for (const { id, data } of rentals[kind]) documents.push([`${kind}/${id}`, data])
  for (let start = 0; start < documents.length; start += 400)
    await store(db, Object.fromEntries(documents.slice(start, start + 400)))
  await sync(db, true, { acceptsUnread: true, at: friday })
}

test.skipIf(host === null)(
  'which of 300 are unpaid, before and after a third of them is canceled',
  async () => {
    const { db } = openDatabase(host)
    await openThreeHundred(db)
    // The emulator got all of them just now.
    const at = new Date(Date.now() + 25 * 3_600_000)
    const listed = async () => {
      const text = await run(overdue, db, [], { isApplied: false, at })
      return ids.filter((id) => text.includes(id))
    }
    const ids = booked.map(({ id }) => id)
    const due = booked.filter(({ form }) => form.test && form.isDue !== false).map(({ id }) => id)
    expect(await listed()).toEqual(due)

    const named = due.slice(0, due.length / 3)
    await run(overdue, db, named, { at })
    expect(await listed()).toEqual(due.slice(named.length))
  },
  180_000,
)
