// The desk's commands on the emulator: what they list, write and refuse. test/race/desk.test.ts lets them race with visitors.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { block } from '../../scripts/desk/block'
import { cancel } from '../../scripts/desk/cancel'
import { listDays } from '../../scripts/desk/day'
import { move } from '../../scripts/desk/move'
import { addDays, today, toStoredDay } from '~/lib/time/dates'
import { booking } from '../bookings'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { everything, idsOf, line, now, openDatabase, store, sync } from './database'

const host = inject('emulatorHost')
const ann = 'AnnAnnAnnAnnAnnAnnAA'
const bob = 'BobBobBobBobBobBobBB'
const ownerOf = (key: string) => createHash('sha256').update(key).digest('hex')

const catalogue = {
  'inflatables/castle': { name: 'Red Castle', count: '1' },
  'extras/chair': { name: 'Folding Chairs', count: 60 },
}

/** A booking as the page stores it, with other lines. */
function order(name: string, lines: object, some: object = {}) {
  return { ...toBookingDocument(booking()), name, inflatables: [], extras: [], ...lines, ...some }
}

/** Stores bookings, and lets the sync take their days. */
async function openDesk(bookings: Record<string, Record<string, unknown>>) {
  const { db } = openDatabase(host)
  await store(db, { ...catalogue, ...bookings })
  await sync(db, true)
  return db
}

type Command = typeof block

async function run(command: Command, db: Firestore, args: string[], isApplied = true) {
  const lines: string[] = []
  await command(db, args, { isApplied, now, say: (line) => lines.push(line) })
  return lines.join('\n')
}

async function listed(db: Firestore, args: string[], isCsv = false) {
  const lines: string[] = []
  await listDays(db, args, { isCsv, say: (line) => lines.push(line) })
  return lines.join('\n')
}

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
        specificTime: '04:30',
        balances: { ...toBookingDocument(booking()).balances, deliveryAmount: 75 },
      },
    ),
    'bookings/old': { inflatables: [], extras: [line('chair', ['06/12/2027'])] },
  }

  test('lists deliveries and pick-ups in the order of their windows, what to load, and what is out', async () => {
    const db = await openDesk(bookings)
    await run(block, db, ['chair', '2', '2027-06-12', '2027-06-14', 'repair'])
    const text = await listed(db, ['2027-06-12'])
    expect(text).toContain('Saturday, June 12, 2027: 2 deliveries, 1 pick-up')
    expect(text.indexOf('=Bob')).toBeLessThan(text.indexOf('Ann'))
    expect(text).toMatch(/Between 4:30am.*=Bob/i)
    expect(text).toContain('1 x Item')
    expect(text).toContain('40 x Folding Chairs')
    expect(text).toContain('$292.84')
    expect(text).toMatch(/Concrete.*paid/)
    expect(text).toMatch(/41 +Folding Chairs +Jensen 1, Jensen 40/)
    expect(text).toContain('chair: repair, until 2027-06-14')
    expect(text).toContain('chair: 1 unit')
    expect((await listed(db, ['2027-06-13'])).match(/deliver|pick-up/g)).toHaveLength(2)
  })

  test('as CSV: a row each, and no cell that a spreadsheet would calculate', async () => {
    const db = await openDesk(bookings)
    const rows = (await listed(db, ['2027-06-12', '2027-06-13'], true)).split('\n')
    expect(rows).toHaveLength(5)
    expect(rows[1]).toMatch(
      /^"2027-06-12","delivery",".*","'=Bob Jensen","\(815\) 555-0100","12 Oak St, /,
    )
    expect(rows[4]).toMatch(/^"2027-06-13","pick-up",.*"\$0\.00","yes","Bob/)
  })

  test.each([[['12/12/2027']], [['2027-06-13', '2027-06-12']], [[]]])(
    'refuses %j',
    async (args) => {
      await expect(listed(openDatabase(host).db, args)).rejects.toThrow('Say which day')
    },
  )
})

describe.skipIf(host === null)('npm run block', () => {
  const repair = ['castle', '1', '2027-06-12', '2027-06-13', 'repair']

  test('takes units out of service, for the sync too, and 0 gives them back', async () => {
    const db = await openDesk({})
    const before = await everything(db)
    expect(await run(block, db, repair, false)).toContain('Dry run: nothing was written')
    expect(await everything(db)).toEqual(before)
    expect(await run(block, db, repair)).toContain('2 units to block')
    expect(await idsOf(db, 'allocations')).toEqual(['castle_2027-06-12_0', 'castle_2027-06-13_0'])
    expect(await run(block, db, repair)).toContain('0 units to block')
    expect((await sync(db, true)).text).not.toContain('Taken, but in no booking')
    expect(await idsOf(db, 'allocations')).toHaveLength(2)
    await run(block, db, ['castle', '0', '2027-06-12', '2027-06-13'])
    expect(await everything(db)).toEqual(before)
  })

  test('refuses while the site reads taken days from the bookings', async () => {
    const { db } = openDatabase(host)
    await store(db, { ...catalogue, 'config/availability': { source: 'bookings' } })
    await expect(run(block, db, repair)).rejects.toThrow('allocations:sync')
    expect(await idsOf(db, 'allocations')).toEqual([])
  })

  test('refuses where too few are free, and changes no day then', async () => {
    const db = await openDesk({
      [`bookings-test/${ann}`]: order('Ann', { inflatables: [line('castle', ['06/13/2027'])] }),
    })
    await expect(run(block, db, repair)).rejects.toThrow('Sunday, June 13, 2027: 0 of 1')
    expect(await idsOf(db, 'allocations')).toEqual(['castle_2027-06-13_0'])
    // The booking is gone, so its unit is free.
    await db.doc(`bookings-test/${ann}`).delete()
    await run(block, db, repair)
    expect(await idsOf(db, 'allocations')).toHaveLength(2)
  })

  test.each([
    [['castle', '1', '2027-06-12', '2027-06-13'], 'The reason is missing'],
    [['castle', 'one', '2027-06-12', '2027-06-13', 'x'], 'Say what is out of service'],
    [['boat', '1', '2027-06-12', '2027-06-13', 'x'], 'no item boat'],
    [['castle', '1', '2027-05-12', '2027-05-13', 'x'], 'over'],
    [['castle', '1', '2027-06-12', '2028-06-12', 'x'], 'At most 200'],
  ])('refuses %j', async (args, said) => {
    await expect(run(block, await openDesk({}), args)).rejects.toThrow(said)
  })
})

describe.skipIf(host === null)('npm run cancel', () => {
  test('frees the days, keeps the sale elsewhere, and says what to refund', async () => {
    const sale = order('Ann', { inflatables: [line('castle', ['06/12/2027'])] }, { paid: true })
    const db = await openDesk({
      [`bookings-test/${ann}`]: sale,
      'invoices-test/i1': { bookingId: ann, data: {} },
    })
    const before = await everything(db)
    expect(await run(cancel, db, [ann], false)).toContain('Dry run')
    expect(await everything(db)).toEqual(before)
    const text = await run(cancel, db, [ann])
    expect(text).toContain('1 unit to give back')
    expect(text).toContain(`Paid: $292.84. To refund it, find the payment with "${ann}" at Stripe`)
    expect(text).toContain('can no longer be paid: i1')
    expect(await idsOf(db, 'bookings-test')).toEqual([])
    expect(await idsOf(db, 'allocations')).toEqual([])
    const { canceled, ...kept } = (await db.doc(`canceled-bookings/${ann}`).get()).data() ?? {}
    expect(kept).toEqual(sale)
    expect(canceled).toBe('06/01/2027 | 12:00')
    await expect(run(cancel, db, [ann])).rejects.toThrow(`There is no booking ${ann}`)
  })
})

describe.skipIf(host === null)('npm run move', () => {
  const two = order('Ann', {
    inflatables: [line('castle', ['06/12/2027', '06/13/2027'])],
    extras: [line('chair', ['06/13/2027'], 2)],
  })

  test('moves all days along with the first, and keeps units of days that stay', async () => {
    const db = await openDesk({ [`bookings-test/${ann}`]: two })
    const before = await everything(db)
    expect(await run(move, db, [ann, '2027-06-13'], false)).toContain('Dry run')
    expect(await everything(db)).toEqual(before)
    expect(await run(move, db, [ann, '2027-06-13'])).toContain(
      'From Sat, Jun 12, 2027 to Sun, Jun 13, 2027 to Sun, Jun 13, 2027 to Mon, Jun 14, 2027',
    )
    expect(await idsOf(db, 'allocations')).toEqual([
      'castle_2027-06-13_0',
      'castle_2027-06-14_0',
      'chair_2027-06-14_0',
      'chair_2027-06-14_1',
    ])
    const moved = (await db.doc(`bookings-test/${ann}`).get()).data()
    expect(moved?.['inflatables'][0].bookingDates).toEqual(['06/13/2027', '06/14/2027'])
    expect(moved?.['balances']).toEqual(two.balances)
    // As the sync would have it.
    expect((await sync(db, true)).text).toContain('Done: 0 documents written or removed.')
  })

  test("refuses a day on which a unit is another's, and changes nothing", async () => {
    const db = await openDesk({
      [`bookings-test/${ann}`]: two,
      [`bookings-test/${bob}`]: order('Bob', { inflatables: [line('castle', ['06/20/2027'])] }),
    })
    const before = await everything(db)
    await expect(run(move, db, [ann, '2027-06-19'])).rejects.toThrow(
      'Red Castle, Sunday, June 20, 2027: 0 of 1 free',
    )
    expect(await everything(db)).toEqual(before)
    expect((await db.doc(`allocations/castle_2027-06-20_0`).get()).get('owner')).toBe(ownerOf(bob))
  })

  test.each([
    [{ inflatableID: 'castle', bookingDates: '06/12/2027' }, '2027-06-19', 'older form'],
    [two, '2027-05-19', 'is over'],
    [two, 'tomorrow', 'Say which booking'],
    [{ ...two, status: 'canceled' }, '2027-06-19', 'canceled'],
  ])('refuses what it could only do in part (%#)', async (stored, to, said) => {
    const db = await openDesk({ [`bookings-test/${ann}`]: stored })
    await expect(run(move, db, [ann, to])).rejects.toThrow(said)
  })
})

test.skipIf(host === null)('the commands run by their words in docs/owner.md', async () => {
  const { db, projectId } = openDatabase(host)
  const day = addDays(today(new Date()), 3)
  await store(db, {
    ...catalogue,
    'config/availability': { source: 'allocations' },
    [`bookings-test/${ann}`]: order('Ann', { inflatables: [line('castle', [toStoredDay(day)])] }),
  })
  const desk = async (...args: string[]) => {
    const command = ['scripts/desk.mjs', ...args, '--project', projectId]
    const options = { env: { ...process.env, FIRESTORE_EMULATOR_HOST: host ?? '' } }
    return (await promisify(execFile)(process.execPath, command, options)).stdout
  }
  const later = addDays(day, 1)
  expect(await desk('block', 'chair', '2', day, later, 'repair')).toContain('Dry run')
  expect(await desk('block', 'chair', '2', day, later, 'repair', '--apply')).toContain('Done.')
  expect(await desk('move', ann, later, '--apply')).toContain('Done.')
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'day.csv')
  expect(await desk('day', later, '--csv', file)).toContain(`Written: ${file}`)
  expect(readFileSync(file, 'utf8')).toContain(`"${later}","delivery"`)
  expect(await desk('day', later)).toMatch(/Ann Jensen[^]*chair: repair, until/)
  expect(await desk('cancel', ann, '--apply')).toContain('Done.')
  await expect(desk('cancel', ann)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There is no booking ${ann}`),
  })
})
