// The day's list on the emulator.
import { describe, expect, test } from 'vitest'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { block } from '../../../scripts/desk/block'
import { booking } from '../../bookings'
import { line, openDatabase } from '../database'
import { ann, bob, host, listed, openDesk, order, run } from './desk'

describe.skipIf(host === null)('npm run day', () => {
  const bookings = {
    [`bookings-test/${ann}`]: order('Ann', {
      inflatables: [line('castle', ['06/12/2027'])],
      extras: [{ ...line('chair', ['06/12/2027'], 40), inflatableName: 'Folding Chairs x 40' }],
    }),
    // A window that begins before Ann's.
    [`bookings-test/${bob}`]: order(
      '=Bob',
      {
        extras: [
          { ...line('chair', ['06/12/2027', '06/13/2027']), inflatableName: 'Folding Chairs' },
        ],
      },
      {
        paid: true,
        organization: 'Lincoln School\nPurchase order: 4711',
        specificTime: '04:30',
        balances: { ...toBookingDocument(booking()).balances, deliveryAmount: 75 },
      },
    ),
    'bookings/old': { inflatables: [], extras: [line('chair', ['06/12/2027'])] },
  }

  test('lists deliveries and pickups in the order of their windows, what to load, and what is out', async () => {
    const db = await openDesk(bookings)
    await run(block, db, ['chair', '2', '2027-06-12', '2027-06-14', 'repair'])
    const text = await listed(db, ['2027-06-12'])
    expect(text).toContain('Saturday, June 12, 2027: 2 deliveries, 1 pickup')
    expect(text.indexOf('=Bob')).toBeLessThan(text.indexOf('Ann'))
    expect(text).toMatch(/Between 4:30am.*=Bob/i)
    expect(text).toContain('1 x Item')
    expect(text).toContain('40 x Folding Chairs')
    expect(text).toContain('$292.84')
    expect(text).toMatch(/Concrete.*paid +Lincoln School\n.*Purchase order:/)
    expect(text).toMatch(/41 +Folding Chairs +Jensen 1, Jensen 40/)
    expect(text).toContain('chair: repair, until 2027-06-14')
    expect(text).toContain('chair: 1 unit')
    expect((await listed(db, ['2027-06-13'])).match(/deliver|pickup/g)).toHaveLength(2)
  })

  test('a package is loaded with what is in it', async () => {
    const parts = [
      { kind: 'inflatables', id: 'castle', quantity: 1 },
      { kind: 'extras', id: 'chair', quantity: 20 },
    ]
    const db = await openDesk({
      'inflatables/party': { name: 'Party', count: 3, parts },
      [`bookings-test/${ann}`]: order('Ann', {
        inflatables: [{ ...line('party', ['06/12/2027'], 2), inflatableName: 'Party x 2' }],
        extras: [{ ...line('chair', ['06/12/2027']), inflatableName: 'Folding Chairs' }],
      }),
    })
    const text = await listed(db, ['2027-06-12'])
    expect(text).toMatch(/^41 +Folding Chairs +Jensen 40 \(Party\), Jensen 1/m)
    expect(text).toMatch(/^2 +Party +Jensen 2/m)
    expect(text).toMatch(/^2 +Red Castle +Jensen 2 \(Party\)/m)
  })

  test('as CSV: a row each, and no cell that a spreadsheet would calculate', async () => {
    const db = await openDesk(bookings)
    const rows = (await listed(db, ['2027-06-12', '2027-06-13'], true)).split('\n')
    expect(rows).toHaveLength(5)
    expect(rows[1]).toMatch(
      /^"2027-06-12","delivery",".*","'=Bob Jensen","\(815\) 555-0100","12 Oak St, /,
    )
    expect(rows[4]).toMatch(
      /^"2027-06-13","pickup",.*"\$0\.00","yes","Bob.*","Lincoln School; Purchase order: 4711"$/,
    )
  })

  test('a number that ends the name in the catalog is no quantity', async () => {
    const db = await openDesk({
      'extras/set': { name: 'Chairs x 40', count: 3 },
      [`bookings-test/${ann}`]: order('Ann', {
        extras: [{ ...line('set', ['06/12/2027']), inflatableName: 'Chairs x 40' }],
      }),
    })
    expect(await listed(db, ['2027-06-12'])).toMatch(/^1 +Chairs x 40 +Jensen 1/m)
  })

  test.each([[['12/12/2027']], [['2027-06-13', '2027-06-12']], [[]]])(
    'refuses %j',
    async (args) => {
      await expect(listed(openDatabase(host).db, args)).rejects.toThrow('Name the day')
    },
  )
})
