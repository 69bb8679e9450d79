// Unpaid reservations on the emulator. office/desk/overdue.test.ts compares the list in every form.
import { describe, expect, test } from 'vitest'
import { addDays, today } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import { overdue } from '../../../office/desk/overdue'
import { afterReading, everything, idsOf, line, sync } from '../database'
import { ann, bob, host, ofAnn, ofBob, openDesk, bookingFor, run } from './desk'

const castle = (day: string) => ({ inflatables: [line('castle', [day])] })
/** By the machine's clock, because the emulator says by that when it got a booking. */
const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const dayLater = (count: number) => toStoredDay(addDays(today(new Date()), count))

async function open(bookings: Parameters<typeof openDesk>[0]) {
  const db = await openDesk(bookings)
  await sync(db, true, { at: new Date() })
  return db
}

describe.skipIf(host === null)('npm run overdue', () => {
  const list = { isApplied: false, at: hoursLater(25) }

  test('names the first delivery first, how to reach the customer, the amount, and what is taken', async () => {
    const db = await open({ ...ofAnn(castle(dayLater(90))), ...ofBob(castle(dayLater(60))) })
    expect(await run(overdue, db, [], { isApplied: false, at: hoursLater(23) })).toContain(
      '0 reservations unpaid after 24 hours.',
    )
    const before = await everything(db)
    const text = await run(overdue, db, [], list)
    expect(text).toMatch(
      new RegExp(
        `2 reservations unpaid after 24 hours\\.\\n\\n.*Bob Jensen, \\(815\\) 555-0100, maria@example.com\\n  Booking ${bob}\\n  \\$292\\.84, due since .*\\n  1 x Red Castle, [^]*Ann Jensen`,
      ),
    )
    expect(await everything(db)).toEqual(before)
  })

  test('names a deposit whose balance is due soon', async () => {
    const { balances } = bookingFor('Ann', {})
    const deposit = { balances: { ...(balances as object), deposit: 100 } }
    const db = await open({
      ...ofAnn(castle(dayLater(5)), deposit),
      ...ofBob(castle(dayLater(30)), deposit),
    })
    expect(await run(overdue, db, [], { ...list, at: new Date() })).toMatch(
      /^0 reservations .*\n\n1 deposit .*next 7 days\.\n\n.*Ann Jensen.*\n.*\n  \$192\.84, due before delivery on /,
    )
  })

  test('cancels the named ones as npm run cancel does, and keeps all others', async () => {
    const db = await open({ ...ofAnn(castle(dayLater(90))), ...ofBob(castle(dayLater(60))) })
    expect(await run(overdue, db, [bob], list)).toContain('changed yet')
    expect(await idsOf(db, 'bookings-test')).toEqual([ann, bob])
    expect(await run(overdue, db, [bob], { ...list, isApplied: true })).toContain(
      `The booking is kept in canceled-bookings/${bob};`,
    )
    expect(await idsOf(db, 'bookings-test')).toEqual([ann])
    expect(await idsOf(db, 'canceled-bookings')).toEqual([bob])
    expect(await idsOf(db, 'allocations')).toHaveLength(1)
  })

  test.each<[string, object, object, string]>([
    ['is paid', { paid: true }, {}, 'is paid.'],
    [
      'has a purchase order',
      { organization: 'name: School\npurchaseOrder: 7' },
      {},
      "isn't overdue",
    ],
    ['was approved later', { approved: true }, {}, "isn't overdue"],
    ['waits for approval', { approved: 'Waiting' }, {}, "isn't overdue"],
    ["has the office's invoice", {}, { data: { bookingId: ann } }, "isn't overdue"],
    ['has a paid invoice', {}, { data: {}, paid: true }, "isn't overdue"],
  ])('never cancels one that %s', async (_, fields, invoice, why) => {
    const db = await open({
      ...ofAnn(castle(dayLater(90)), fields),
      'invoices-test/i1': { bookingId: ann, data: {}, paid: false, ...invoice },
    })
    await expect(run(overdue, db, [ann], { ...list, isApplied: true })).rejects.toThrow(
      `Not canceled: the booking of Ann Jensen, (815) 555-0100 (${ann}) ${why}`,
    )
    expect(await idsOf(db, 'bookings-test')).toEqual([ann])
  })

  test('counts no purchase order where the business accepts none, and no name that looks like one', async () => {
    const db = await open({
      ...ofAnn(castle(dayLater(90)), { organization: 'name: School\npurchaseOrder: x' }),
      ...ofBob(castle(dayLater(60)), { organization: 'Purchase order: x' }),
    })
    expect(await run(overdue, db, [], list)).toContain('1 reservation unpaid after 24 hours.')
    const text = await run(overdue, db, [], { ...list, acceptsPurchaseOrders: false })
    expect(text).toContain('2 reservations unpaid after 24 hours.')
    expect(text).toContain('  Has a purchase order\n')
  })

  test('never cancels one that is paid between the plan and its commit', async () => {
    const db = await open(ofAnn(castle(dayLater(90))))
    const plans = afterReading(db, () => db.doc(`bookings-test/${ann}`).update({ paid: true }))
    await expect(run(overdue, db, [ann], { ...list, isApplied: true })).rejects.toThrow('is paid.')
    expect(plans).toHaveResolvedTimes(1)
    expect((await db.doc(`bookings-test/${ann}`).get()).get('paid')).toBe(true)
    expect(await idsOf(db, 'allocations')).toHaveLength(1)
  })

  test('cancels nothing before 24 hours, and nothing without a name', async () => {
    const db = await open(ofAnn(castle(dayLater(90))))
    const soon = { isApplied: true, at: hoursLater(23) }
    await expect(run(overdue, db, [ann], soon)).rejects.toThrow(`(${ann}) isn't overdue`)
    await expect(run(overdue, db, [], soon)).rejects.toThrow('Name the booking')
    await expect(run(overdue, db, ['gone'], soon)).rejects.toThrow('no booking for "gone"')
    expect(await idsOf(db, 'bookings-test')).toEqual([ann])
  })
})
