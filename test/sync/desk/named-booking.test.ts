// What people type in place of a booking's id, on the emulator.
import { describe, expect, test } from 'vitest'
import { bookingNamed } from '../../../office/desk/named-booking'
import { line, now } from '../database'
import { ann, bob, host, openDesk, bookingFor } from './desk'

const castle = (day: string) => ({ inflatables: [line('castle', [day])] })
const open = () =>
  openDesk({
    [`bookings-test/${ann}`]: bookingFor('Ann', castle('06/12/2027'), {
      lastName: "O'Brien Smith",
    }),
    [`bookings-test/${bob}`]: bookingFor('José', castle('06/19/2027'), {
      phone: '+1 779 555 0199',
    }),
    'bookings-test/old-1': bookingFor('Ann', castle('05/01/2027'), { lastName: 'Smith' }),
    'bookings-test/off': bookingFor('Zoe', castle('06/26/2027'), { status: 'canceled' }),
  })

describe.skipIf(host === null)('a booking', () => {
  test.each([
    ann,
    ` ${ann} `,
    `https://example.com/booking/${ann}`,
    `<https://example.com/booking/${ann}>`,
    `https://example.com/booking/${ann}).`,
    `https://example.com/#/booking/${ann}?utm_source=mail`,
    `See your booking: https://example.com/booking/${ann}`,
    'Smith',
    'smith, ann',
    "O'Brien",
    '(815) 555-0100',
    '8155550100',
    '555-0100',
  ])('named "%s" is found', async (typed) => {
    expect(await bookingNamed(await open(), typed, now)).toBe(ann)
  })

  test.each([
    ['jose', bob],
    ['779-555-0199', bob],
    ['old-1', 'old-1'],
  ])('"%s" is %s', async (typed, id) => {
    expect(await bookingNamed(await open(), typed, now)).toBe(id)
  })

  test('is that of the whole name, not of a longer one', async () => {
    const db = await open()
    await db.doc(`bookings-test/${ann}`).update({ name: 'Anna', lastName: 'Smithson' })
    await expect(bookingNamed(db, 'Ann Smith', now)).rejects.toThrow('(old-1)')
    await expect(bookingNamed(db, 'Smiths', now)).rejects.toThrow(
      `There's no booking for "Smiths" from today on.\nSimilar names, to name by id:\n  Anna Smithson, (815) 555-0100 (${ann}): Sat, Jun 12, 2027\nName the booking by`,
    )
  })

  test('of several is not guessed', async () => {
    const db = await open()
    await db.doc(`bookings-test/old-1`).update(castle('07/03/2027'))
    await expect(bookingNamed(db, 'Ann', now)).rejects.toThrow(
      `2 bookings are for "Ann". Name one of them by its id:\n  Ann O'Brien Smith, (815) 555-0100 (${ann}): Sat, Jun 12, 2027\n  Ann Smith, (815) 555-0100 (old-1): Sat, Jul 3, 2027`,
    )
  })

  test('that is over is named, but not taken', async () => {
    const db = await open()
    await db.doc(`bookings-test/${ann}`).delete()
    await expect(bookingNamed(db, 'Smith', now)).rejects.toThrow(
      'There\'s no booking for "Smith" from today on.\n1 earlier one, to name by id:\n  Ann Smith, (815) 555-0100 (old-1): Sat, May 1, 2027\nName the booking by',
    )
  })

  test.each(['Zoe', 'mith', '12', 'Ann Jones', 'https://example.com/invoice/i1'])(
    '"%s" is none',
    async (typed) => {
      await expect(bookingNamed(await open(), typed, now)).rejects.toThrow(
        `There's no booking for "${typed}" from today on.\nName the booking by`,
      )
    },
  )

  test('has to be named', async () => {
    await expect(bookingNamed(await open(), ' ', now)).rejects.toThrow(/^Name the booking by/)
  })
})
