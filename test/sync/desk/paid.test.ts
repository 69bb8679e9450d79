// What npm run paid marks, and what it leaves alone; and that each command takes a pasted link.
import { describe, expect, test } from 'vitest'
import { bookingIdIn } from '../../../office/desk/booking'
import { overdue } from '../../../office/desk/overdue'
import { paid } from '../../../office/desk/paid'
import { everything, line, now } from '../database'
import { ann, host, ofAnn, openDesk, run } from './desk'

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
    expect(dry).toContain('Dry run')
    expect(await everything(db)).toEqual(before)

    expect(await run(paid, db, [`https://example.com/booking/${ann}.`])).toContain(
      'Marked as paid in the office: the booking, and its invoices i1, i2.',
    )
    const get = async (path: string) => (await db.doc(path).get()).data()
    expect(await get(`bookings-test/${ann}`)).toMatchObject({ paid: true })
    expect(await get('invoices-test/i1')).toEqual({ ...invoices['invoices-test/i1'], paid: true })
    expect(await get('invoices-test/i2')).toMatchObject({ paid: true, data: { paid: true } })
    expect(await get('invoices-test/i3')).toEqual(invoices['invoices-test/i3'])
    expect(await run(overdue, db, [], { isApplied: false, at: later })).toContain('0 reservations')
    await expect(run(paid, db, [ann])).rejects.toThrow('is marked as paid already')
  })

  test.each([
    ['a request', { approved: 'Waiting' }, 'approve it first'],
    ['a canceled booking', { status: 'canceled' }, 'is canceled'],
  ])('refuses %s', async (_, some, says) => {
    const db = await openDesk(ofAnn(castle, some))
    await expect(run(paid, db, [ann])).rejects.toThrow(says)
  })
})

test.each([
  [ann, ann],
  [` ${ann} `, ann],
  [`https://example.com/booking/${ann}`, ann],
  [`<https://example.com/booking/${ann}>`, ann],
  [`https://example.com/booking/${ann}).`, ann],
  [`https://example.com/#/booking/${ann}?utm_source=mail`, ann],
  [`See your booking: https://example.com/booking/${ann}`, ann],
  ['old-1', 'old-1'],
  ['', null],
  [`https://example.com/invoice/${ann}`, null],
])('the booking in "%s" is %s', (typed, id) => expect(bookingIdIn(typed)).toBe(id))
