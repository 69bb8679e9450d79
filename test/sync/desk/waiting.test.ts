// Who waits for a taken day, on the emulator.
import { Timestamp, type Firestore } from 'firebase-admin/firestore'
import { describe, expect, test } from 'vitest'
import { block } from '../../../office/desk/block'
import { cancel } from '../../../office/desk/cancel'
import { move } from '../../../office/desk/move'
import { overdue } from '../../../office/desk/overdue'
import { waiting } from '../../../office/desk/waiting'
import { ownerOf } from '../../../office/sync/owner'
import { everything, idsOf, line, store } from '../database'
import { ann, bob, host, ofAnn, ofBob, openDesk, run } from './desk'

const saturday = '2027-06-12'
const castle = (day = '06/12/2027') => ({ inflatables: [line('castle', [day])] })

/** Wishes of these addresses, as the page stores them; the first has the place 00. */
function wishes(itemID: string, date: string, ...emails: string[]) {
  const kind = itemID === 'castle' || itemID === 'party' ? 'inflatables' : 'extras'
  return Object.fromEntries(
    emails.map((email, place) => [
      `waiting/${itemID}_${date}_${String(place).padStart(2, '0')}`,
      { itemID, kind, date, email },
    ]),
  )
}
const party = {
  'inflatables/party': {
    name: 'Party',
    count: '',
    parts: [{ kind: 'inflatables', id: 'castle', quantity: 1 }],
  },
}
const list = (db: Firestore, at?: Date) =>
  run(waiting, db, [], { isApplied: false, ...(at && { at }) })

describe.skipIf(host === null)('npm run waiting', () => {
  test('names the days that have opened up, who waits for them in their order, and what is still taken', async () => {
    const db = await openDesk(ofAnn(castle()))
    await store(db, wishes('castle', saturday, 'cy@example.com'))
    await store(db, {
      ...wishes('castle', '2027-06-19', 'Dee@example.com'),
      'waiting/castle_2027-06-19_13': {
        itemID: 'castle',
        kind: 'inflatables',
        date: '2027-06-19',
        email: 'dee@example.com',
      },
    })
    await store(db, {
      'waiting/castle_2027-06-19_01': {
        itemID: 'castle',
        kind: 'inflatables',
        date: '2027-06-19',
        email: 'eve@example.com',
      },
    })
    const before = await everything(db)
    const text = await list(db)
    expect(text).toMatch(
      /^1 rental that people wait for is available now\.\n\nRed Castle, Saturday, June 19, 2027: 2 people; 1 available\n {2}dee@example\.com\n {2}eve@example\.com\n {2}mailto:\?bcc=/,
    )
    expect(text).toContain('\nStill taken:\n  Red Castle, Saturday, June 12, 2027: 1 person')
    const link = new URL(/mailto:\S+/.exec(text)?.[0] ?? '')
    expect(link.searchParams.get('bcc')).toBe('dee@example.com,eve@example.com')
    expect(link.searchParams.get('subject')).toBe(
      'Red Castle is available on Saturday, June 19, 2027',
    )
    expect(link.searchParams.get('body')).toContain(
      'https://site.test/inflatable/castle?date=2027-06-19',
    )
    expect(await everything(db)).toEqual(before)
  })

  test('a day is open once its booking is canceled by its customer, whose units stay stored', async () => {
    const db = await openDesk(ofAnn(castle()))
    await store(db, wishes('castle', saturday, 'cy@example.com'))
    expect(await list(db)).toContain('0 rentals that people wait for')
    await db.doc(`bookings-test/${ann}`).delete()
    expect(await list(db)).toContain('1 rental that people wait for')
  })

  test('a hold ends to the minute, and so does the day itself, in Chicago', async () => {
    const at = new Date('2027-06-13T04:00:00Z')
    const db = await openDesk({})
    const expires = Timestamp.fromDate(at)
    await store(db, {
      ...wishes('castle', saturday, 'cy@example.com'),
      [`allocations/castle_${saturday}_0`]: {
        itemID: 'castle',
        kind: 'inflatables',
        date: saturday,
        unit: 0,
        owner: ownerOf(bob),
        expires,
      },
    })
    const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
    expect(await list(db, later(119))).toContain('Still taken')
    expect(await list(db, later(121))).toContain('1 rental that people wait for')
    expect(await list(db, new Date('2027-06-13T04:59:59Z'))).toContain('cy@example.com')
    expect(await list(db, new Date('2027-06-13T05:00:00Z'))).not.toContain('cy@example.com')
  })

  test('a package is open only with all of its parts', async () => {
    const db = await openDesk({ ...party, ...ofAnn(castle()) })
    await store(db, wishes('party', saturday, 'cy@example.com'))
    expect(await list(db)).toContain('Still taken:\n  Party')
    expect(await run(cancel, db, [ann])).toContain('Party, Saturday, June 12, 2027: 1 person')
    expect(await list(db)).toContain('Party, Saturday, June 12, 2027: 1 person; 1 available')
  })

  test("an address with a second one in it, or with a terminal's commands, is never mailed or printed", async () => {
    const db = await openDesk({})
    const forged = ['a@b,eve@example.com', 'a@b;eve@example.com', 'nobody', '\u001b[2Ja@b']
    await store(db, wishes('castle', saturday, ...forged, '&bcc=x@example.com'))
    const text = await list(db)
    expect(text).toContain('Red Castle, Saturday, June 12, 2027: 5 people')
    expect(text).not.toContain('eve@example.com')
    expect(text).not.toContain('\u001b')
    const link = new URL(/mailto:\S+/.exec(text)?.[0] ?? '')
    expect([...link.searchParams.keys()]).toEqual(['bcc', 'subject', 'body'])
  })

  test('leaves out whoever was told, but counts them among what was wanted most', async () => {
    const db = await openDesk({})
    await store(db, {
      ...wishes('castle', saturday, 'cy@example.com', 'dee@example.com'),
      ...wishes('chair', '2027-06-01', 'cy@example.com'),
      ...wishes('castle', '2027-05-29', 'cy@example.com'),
      ...wishes('castle', '2026-05-30', 'cy@example.com'),
    })
    const most =
      '\nWanted most, days that are over included:\n  Red Castle: 4 people on 3 days (Sat, Jun 12, 2027 2;'
    expect(await list(db)).toContain(most)
    const told = ['castle', saturday]
    expect(await run(waiting, db, told, { isApplied: false })).toContain('2 addresses to delete')
    expect(await list(db)).toContain('dee@example.com')
    expect(await run(waiting, db, told)).toContain('Done.')
    expect(await list(db)).not.toContain('dee@example.com')
    expect(await list(db)).toContain(most)
    expect(await run(waiting, db, [], { isClearing: true })).toContain('2 addresses to delete')
    // Of the oldest, nothing is kept.
    expect(await idsOf(db, 'waiting')).not.toContain('castle_2026-05-30_00')
    expect((await db.doc('waiting/castle_2027-05-29_00').get()).data()).not.toHaveProperty('email')
    // Today isn't over.
    expect((await db.doc('waiting/chair_2027-06-01_00').get()).get('email')).toBe('cy@example.com')
  })

  test('says so when nobody waits for what was named', async () => {
    const db = await openDesk({})
    await store(db, wishes('castle', saturday, 'cy@example.com'))
    await expect(run(waiting, db, ['slide', saturday])).rejects.toThrow(
      `Nobody waits for slide on ${saturday}. npm run waiting lists who waits for what.`,
    )
  })

  test.each([[['castle']], [['castle', 'June']], [['a/b', saturday]], [['castle', saturday, 'x']]])(
    'explains itself with %j',
    async (args) => {
      const db = await openDesk({})
      await expect(run(waiting, db, args)).rejects.toThrow('npm run waiting -- ITEM')
    },
  )
})

describe.skipIf(host === null)('each command that frees a day names who waits for it', () => {
  const title = 'People wait for it; npm run waiting has the email for them:'
  const waits = `${title}\n  Red Castle, Saturday, June 12, 2027: 1 person`
  const open = async (bookings: Parameters<typeof openDesk>[0]) => {
    const db = await openDesk(bookings)
    await store(db, {
      ...wishes('castle', saturday, 'cy@example.com'),
      ...wishes('castle', '2027-06-13', 'dee@example.com'),
    })
    return db
  }

  test('cancel does, before and after it is applied', async () => {
    const db = await open(ofAnn(castle()))
    expect(await run(cancel, db, [ann], { isApplied: false })).toContain(`${waits}\nDry run`)
    expect(await run(cancel, db, [ann])).toContain(`${waits}\nDone.`)
  })

  test('move does, for the days that it leaves', async () => {
    const db = await open(ofAnn({ inflatables: [line('castle', ['06/11/2027', '06/12/2027'])] }))
    expect(await run(move, db, [ann, '2027-06-10'])).toContain(`${waits}\nDone.`)
    expect(await run(move, db, [ann, '2027-06-09'])).not.toContain(title)
  })

  test('block does, once units are back in service', async () => {
    const db = await open({})
    expect(await run(block, db, ['castle', '1', saturday, saturday, 'repair'])).not.toContain(title)
    expect(await run(block, db, ['castle', '0', saturday, saturday])).toContain(`${waits}\nDone.`)
  })

  test('overdue does, in its list and when it cancels', async () => {
    const db = await open({
      ...ofAnn(castle()),
      ...ofBob({ extras: [line('chair', ['06/12/2027'])] }),
    })
    const at = new Date(Date.now() + 25 * 3_600_000)
    const text = await run(overdue, db, [], { isApplied: false, at })
    expect(
      text.split('Wanted by others:\n    Red Castle, Saturday, June 12, 2027: 1 person'),
    ).toHaveLength(2)
    expect(await run(overdue, db, [ann], { at })).toContain(waits)
  })
})
