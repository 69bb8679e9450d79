// The office's commands as docs/going-live.md has them, with a real build on an emulator that plays the
// project of a business of before: old rules, a booking, no allocations, numbers as text.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { serveBuild } from '../../local/hosting'
import type { Finding } from '../../office/doctor/finding'
import { openFolder } from '../folder'
import { listen } from '../listen'
import { booking, randomId } from '../rules/builders'
import { commit, commitUpdates } from '../rules/commits'
import { openProject } from '../rules/project'
import { openOutside } from './outside'

const host = inject('emulatorHost')
const oldRules =
  "rules_version='2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write: if true; } } }"

test.skipIf(host === null)(
  'going live by the document: in the end the doctor finds nothing wrong',
  async () => {
    const { projectId, admin, loadRules } = await openProject({ rules: oldRules })
    await commit(admin, {
      'inflatables/castle': { name: 'Castle', price: '185', count: '1', image: '/share.png' },
      'extras/chairs': { name: 'Chairs', price: '2.50', count: '60' },
      [`bookings-test/${randomId()}`]: booking(),
    })
    const dist = openFolder()
    const { origin: site, stop } = await listen((request, response) =>
      serveBuild(dist)(request, response),
    )
    onTestFinished(stop)
    const { env } = await openOutside(projectId)
    Object.assign(env, { VITE_SITE_URL: site, VITE_FIRESTORE_HOST: host ?? '' })

    async function run(...command: string[]) {
      const options = { env: { ...process.env, ...env, FIRESTORE_EMULATOR_HOST: host ?? '' } }
      const answer = await promisify(execFile)(process.execPath, command, options).catch(
        (error: { stdout: string; stderr: string }) => error,
      )
      return `${answer.stdout}${answer.stderr}`
    }
    const sync = (...options: string[]) => run('office/allocations-sync.mjs', ...options)
    const doctor = (...options: string[]) =>
      run('office/doctor.mjs', '--host', host ?? '', ...options)

    // Step 6: the dry run writes nothing.
    expect(await sync()).toContain('Nothing was changed yet')
    await run('node_modules/vite/bin/vite.js', 'build', '--outDir', relative(process.cwd(), dist))

    // Step 7: rules and pages, then the days at once; in between no booking is taken.
    await loadRules(readFileSync('firestore.rules', 'utf8'))
    const between = JSON.parse(await doctor('--json')) as { wrong: number; findings: Finding[] }
    expect(between.wrong).toBe(1)
    expect(between.findings[0]).toMatchObject({
      mark: 'bad',
      what: expect.stringContaining('so nobody can book'),
    })
    expect(await sync('--apply')).toContain('Done: ')
    expect(await doctor()).toMatch(/Nothing is wrong\.\n$/)

    // The pages still have the old price.
    await commitUpdates(admin, { 'extras/chairs': { price: 3 } })
    expect((await doctor()).match(/^ {2}[✘!].*/gm)).toEqual([
      expect.stringMatching(/since the last deploy: \/extra\/chairs \(priceCents\)$/),
    ])
  },
  600_000,
)
