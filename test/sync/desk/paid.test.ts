// What npm run paid marks, and what it leaves alone.
import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { describe, expect, test } from 'vitest'
import { cancel } from '../../../office/desk/cancel'
import { overdue } from '../../../office/desk/overdue'
import { paid } from '../../../office/desk/paid'
import { afterReading, everything, line, now, store } from '../database'
import { ann, host, ofAnn, openDesk, bookingFor, run } from './desk'

const castle = { inflatables: [line('castle', ['06/12/2027'])] }
const invoices = {
  'invoices-test/i1': { bookingId: ann, data: { name: 'Ann' }, paid: false },
  'invoices-test/i2': { data: { bookingId: ann, paid: false }, bookingId: ann },
  'invoices-test/i3': { bookingId: 'another', data: {}, paid: false },
}
const later = new Date(now.getTime() + 2 * 86_400_000)

describe.skipIf(host === null)('npm run paid', () => {
  test('shows what it would mark, then marks the booking and its invoices', async () => {
    const db = await openDesk({ ...ofAnn(castle), ...invoices })
    const before = await everything(db)
    const dry = await run(paid, db, [ann], { isApplied: false })
    expect(dry).toContain('1 x Red Castle, Sat, Jun 12, 2027\nTo be paid: $292.84\nTo be marked')
    expect(dry).toContain('changed yet')
    expect(await everything(db)).toEqual(before)

    expect(await run(paid, db, ['Ann', 'Jensen'])).toContain(
      `Marked as paid in the office: bookings-test/${ann}, invoices-test/i1, invoices-test/i2`,
    )
    const get = async (path: string) => (await db.doc(path).get()).data()
    expect(await get(`bookings-test/${ann}`)).toMatchObject({ paid: true })
    expect(await get('invoices-test/i1')).toEqual({ ...invoices['invoices-test/i1'], paid: true })
    expect(await get('invoices-test/i2')).toMatchObject({ paid: true, data: { paid: true } })
    expect(await get('invoices-test/i3')).toEqual(invoices['invoices-test/i3'])
    expect(await run(overdue, db, [], { isApplied: false, at: later })).toContain('0 reservations')
    await expect(run(paid, db, [ann])).rejects.toThrow('is marked as paid already')
  })

  test('by a name, an earlier booking that is unpaid counts as well', async () => {
    const on = (day: string) => ({ inflatables: [line('castle', [day])] })
    const db = await openDesk({
      ...ofAnn(castle),
      'bookings-test/old-1': bookingFor('Ann', on('05/01/2027')),
      'bookings-test/old-2': bookingFor('Ann', on('05/02/2027'), { paid: true }),
    })
    const before = await everything(db)
    await expect(run(paid, db, ['Ann'])).rejects.toThrow(
      /^2 bookings are for "Ann"[^]*Jun 12, 2027[^]*\(old-1\): Sat, May 1, 2027$/,
    )
    expect(await everything(db)).toEqual(before)
    await db.doc(`bookings-test/${ann}`).delete()
    expect(await run(paid, db, ['Ann'])).toContain('Marked as paid')
    expect((await db.doc('bookings-test/old-1').get()).get('paid')).toBe(true)
  })

  test.each([
    ['a request', { approved: 'Waiting' }, 'approve it first'],
    ['a canceled booking', { status: 'canceled' }, 'is canceled'],
  ])('refuses %s', async (_, some, says) => {
    const db = await openDesk(ofAnn(castle, some))
    await expect(run(paid, db, [ann])).rejects.toThrow(says)
  })

  test("says that a booking is the older program's alone", async () => {
    const db = await openDesk({ [`bookings/${ann}`]: bookingFor('Ann', castle) })
    await expect(run(paid, db, [ann])).rejects.toThrow("only in bookings, the older program's")
  })
})

describe.skipIf(host === null)('while a customer pays by card', () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
  const attempt = (expires: Date, step = 'sent') => ({
    [`payments/${ann}`]: { attempt: 'a'.repeat(64), expires, step, over: [] },
  })
  const openWith = (stored: object) => openDesk({ ...ofAnn(castle), ...invoices, ...stored })
  const commands = Object.entries({ paid, cancel })
  const isOpen = async (db: Firestore) => (await db.doc(`bookings-test/${ann}`).get()).get('paid')

  test.each(commands)('npm run %s says since when, and changes nothing', async (_, command) => {
    const db = await openWith(attempt(minutes(4)))
    const waits = run(command, db, [ann], { isNotCharged: true })
    await expect(waits).rejects.toThrow(
      `by card since 11:54am for the booking of Ann Jensen, (815) 555-0100 (${ann}). Try again after 12:06pm.`,
    )
    expect(await isOpen(db)).toBe(false)
  })

  test.each(commands)('npm run %s notices one that begins meanwhile', async (_, command) => {
    const db = await openWith({})
    afterReading(db, () => store(db, attempt(minutes(10))))
    await expect(run(command, db, [ann])).rejects.toThrow('by card since 12pm')
    expect(await isOpen(db)).toBe(false)
  })

  test.each(commands)(
    'npm run %s wants to be told that one without an answer charged nothing, and keeps its end',
    async (_, command) => {
      const db = await openWith(attempt(minutes(-3)))
      await expect(run(command, db, [ann])).rejects.toThrow('--not-charged')
      await run(command, db, [ann], { isNotCharged: true })
      const kept = (await db.doc(`payments/${ann}`).get()).data()
      expect(kept).toMatchObject({ step: 'free', over: [Timestamp.fromDate(minutes(-3))] })
      expect(await isOpen(db)).not.toBe(false)
    },
  )

  test("one without an answer whose charge the office found is the booking's payment", async () => {
    const db = await openWith(attempt(minutes(-3)))
    await run(paid, db, [ann], { isCharged: true })
    const kept = (await db.doc(`payments/${ann}`).get()).data()
    expect(kept).toMatchObject({ step: 'paid', over: [] })
    expect(await isOpen(db)).toBe(true)
  })

  test('a bank that only asked, or a decline, does not stop it', async () => {
    for (const stored of [attempt(minutes(-3), 'asked'), attempt(minutes(9), 'free')]) {
      const db = await openWith(stored)
      await run(paid, db, [ann])
      expect(await isOpen(db)).toBe(true)
    }
  })
})
