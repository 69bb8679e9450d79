// The desk's commands as docs/owner.md has them typed.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { addDays, today } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import { openFolder } from '../../folder'
import { line, openDatabase, store } from '../database'
import { ann, catalog, host, ofAnn } from './desk'

test.skipIf(host === null)('the commands run by their words in docs/owner.md', async () => {
  const { db, projectId } = openDatabase(host)
  const day = addDays(today(new Date()), 3)
  await store(db, {
    ...catalog,
    'config/availability': { source: 'allocations' },
    ...ofAnn({ inflatables: [line('castle', [toStoredDay(day)])] }),
  })
  const desk = async (...args: string[]) => {
    const command = ['office/desk.mjs', ...args, '--project', projectId]
    const options = { env: { ...process.env, FIRESTORE_EMULATOR_HOST: host ?? '' } }
    return (await promisify(execFile)(process.execPath, command, options)).stdout
  }
  const later = addDays(day, 1)
  expect(await desk('block', 'chair', '2', day, later, 'repair')).toContain('Dry run')
  expect(await desk('block', 'chair', '2', day, later, 'repair', '--apply')).toContain('Done.')
  expect(await desk('move', ann, later, '--apply')).toContain('Done.')
  const file = join(openFolder(), 'day.csv')
  expect(await desk('day', later, '--csv', file)).toContain(`Written: ${file}`)
  expect(readFileSync(file, 'utf8')).toContain(`"${later}","delivery"`)
  expect(await desk('day', later)).toMatch(/Ann Jensen[^]*2 x Folding Chairs: repair, until/)
  expect(await desk('cancel', ann, '--apply')).toContain('Done.')
  await expect(desk('cancel', ann)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There's no booking ${ann}`),
  })
})
