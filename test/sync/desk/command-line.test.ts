// The desk's commands as docs/owner.md has them typed.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { addDays, today } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import { openFolder } from '../../folder'
import { line, openDatabase, store } from '../database'
import { bob, catalog, host, ofAnn } from './desk'

test.skipIf(host === null)('the commands run by their words in docs/owner.md', async () => {
  const { db, projectId } = openDatabase(host)
  const day = addDays(today(new Date()), 3)
  await store(db, {
    ...catalog,
    'config/availability': { source: 'allocations' },
    ...ofAnn({ inflatables: [line('castle', [toStoredDay(day)])] }),
  })
  const cwd = openFolder()
  const desk = async (...args: string[]) => {
    const command = [resolve('office/desk.mjs'), ...args]
    const settings = { FIRESTORE_EMULATOR_HOST: host ?? '', VITE_FIREBASE_PROJECT_ID: projectId }
    const options = { cwd, env: { ...process.env, ...settings } }
    return (await promisify(execFile)(process.execPath, command, options)).stdout
  }
  const later = addDays(day, 1)
  expect(await desk('block', 'chair', '2', day, later, 'repair', '--apply')).toContain('Done.')
  expect(await desk('move', 'Ann', later, '--apply')).toContain('Done.')
  const file = join(cwd, 'days', `${later}.html`)
  expect(await desk('day', later)).toMatch(/: 1 delivery, 1 pickup\nThe sheet[^]*\.html\n$/)
  expect(readFileSync(file, 'utf8')).toMatch(/Ann Jensen[^]*2 x Folding Chairs: repair, until/)
  await expect(desk('cancel', bob)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There's no booking ${bob}`),
  })
})
