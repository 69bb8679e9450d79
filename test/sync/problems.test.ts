// npm run problems on a database: what it reads, and what --clear deletes.
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, inject, test } from 'vitest'
import { addDays, today } from '~/lib/time/dates'
import { sayWith } from '../../office/printable.mjs'
import { listProblems } from '../../office/problems/list'
import { openFolder } from '../folder'
import { idsOf, openDatabase, store } from './database'

const host = inject('emulatorHost')

const mail = { kind: 'mail', page: '/contact', release: '0a1b2c3d', browser: 'Safari', version: 17 }
const daysAgo = (count: number) => addDays(today(new Date()), -count)
const id = (count: number, number = '07') => `problems/${daysAgo(count)}_mail_${number}`

async function list(db: Firestore, isCleared = false): Promise<string[]> {
  const lines: string[] = []
  const say = sayWith((line) => lines.push(line))
  await listProblems(db, { isCleared, isWhole: false, root: openFolder(), say })
  return lines
}

describe.skipIf(host === null)('problems', () => {
  test('are listed, and documents that the site cannot have written are counted', async () => {
    const { db } = openDatabase(host)
    await store(db, {
      [id(0)]: mail,
      [id(1)]: mail,
      [id(2)]: { ...mail, kind: 'other' },
      [id(3)]: { ...mail, browser: 'Eve' },
      [id(4)]: { ...mail, version: '17' },
      [id(5)]: { ...mail, page: ['/contact'] },
      'problems/by-hand': mail,
    })
    const lines = await list(db)
    expect(lines[0]).toBe('2 problems that visitors met.')
    expect(lines).toContain("2 visitors' mails weren't sent")
    expect(lines.at(-1)).toBe("5 documents that the site can't have written.")
    expect(await idsOf(db, 'problems')).toHaveLength(7)
  })

  test('are deleted once they are older than 30 days, however many', async () => {
    const { db } = openDatabase(host)
    await store(db, { [id(30)]: mail, [id(0)]: mail })
    for (const day of [31, 32, 33, 34, 35, 400])
      await store(
        db,
        Object.fromEntries(
          Array.from({ length: 100 }, (_, n) => [id(day, String(n).padStart(2, '0')), mail]),
        ),
      )
    expect(await list(db, true)).toEqual(['Deleted: 600 problems older than 30 days.'])
    expect((await idsOf(db, 'problems')).toSorted()).toEqual([
      `${daysAgo(30)}_mail_07`,
      `${daysAgo(0)}_mail_07`,
    ])
    expect(await list(db, true)).toEqual(['Deleted: 0 problems older than 30 days.'])
  })
})
