// Documents that strangers forged, and every command of the office that reads them: it says what is
// true, writes what is listed, and nothing else. A dry run writes nothing.
import { isDeepStrictEqual } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import { expect, inject, test } from 'vitest'
import { block } from '../../office/desk/block'
import { cancel } from '../../office/desk/cancel'
import { sheetFile } from '../../office/desk/day'
import { move } from '../../office/desk/move'
import { overdue } from '../../office/desk/overdue'
import { everything, openDatabase, store, sync } from './database'
import { run } from './desk/desk'
import { forgedBookings } from './forged/bookings'
import { forgedHolds } from './forged/holds'
import { forgedIds } from './forged/ids'
import { leftovers } from './forged/leftovers'
import { at, shop, type Documents } from './forged/world'

const rows = [forgedHolds, forgedIds, forgedBookings, leftovers].flatMap((each) =>
  Object.entries(each),
)
const commands = { block, cancel, move, overdue }

test.skipIf(inject('emulatorHost') === null).each(rows)(
  '%s',
  async (_, { forged, command, says, never = /^\b$/, writes = [] }) => {
    const { db } = openDatabase(inject('emulatorHost'))
    await storeAll(db, { ...shop, ...forged })
    const before = await documentsOf(db)
    await said(db, command, false)
    expect(await documentsOf(db)).toEqual(before)
    const text = await said(db, command, true)
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
    expect(changesOf(before, await documentsOf(db))).toEqual([...writes].toSorted())
  },
)

const documentsOf = async (db: Firestore) => (await everything(db)) as Documents

/** A commit takes 500 writes. */
async function storeAll(db: Firestore, documents: Documents) {
  const all = Object.entries(documents)
  for (let start = 0; start < all.length; start += 500)
    await store(db, Object.fromEntries(all.slice(start, start + 500)))
}

/** The output of a command, or the error with which it stops. */
async function said(db: Firestore, [name = '', ...args]: readonly string[], isApplied: boolean) {
  try {
    if (name === 'overdue' && args.length === 0)
      return await run(overdue, db, args, { isApplied: false, at })
    if (name === 'sync') return (await sync(db, isApplied, { at })).text
    if (name === 'day')
      return (await sheetFile(db, args, { now: at, acceptsPurchaseOrders: true })).html
    return await run(commands[name as keyof typeof commands], db, args, { isApplied, at })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The paths that were added, removed and changed. */
function changesOf(before: Documents, after: Documents): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return paths
    .filter((path) => !isDeepStrictEqual(before[path], after[path]))
    .map((path) => `${!(path in before) ? '+' : path in after ? '~' : '-'}${path}`)
    .toSorted()
}
