// docs/going-live.md, step by step, on an emulator that plays the project of a business of before:
// old rules, old forms of bookings, no allocations, numbers as text. Rules are loaded and pages
// served where the document deploys them.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { collection, doc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { toStoredDay } from '~/lib/time/stored-day'
import { serveBuild } from '../../local/hosting'
import type { Finding } from '../../office/doctor/finding'
import { openFolder } from '../folder'
import { listen } from '../listen'
import { dayAhead } from '../rules/builders'
import { commit, refused, type Writes } from '../rules/commits'
import { openProject } from '../rules/project'
import { openOutside } from './outside'

const host = inject('emulatorHost')
const oldRules =
  "rules_version='2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write: if true; } } }"

const ahead = (days: number) => toStoredDay(dayAhead(days))
const customer = { name: 'Ada', lastName: 'Lovelace', phone: '1', email: 'ada@example.com' }

const business: Writes = {
  'inflatables/rockford-castle': {
    id: 'wrong',
    name: 'Rockford Castle',
    category: 'Bounce Houses',
    price: '185',
    count: '2',
    width: '15 x 15',
    height: '13',
    wetDry: 'Dry',
    image: '/share.png',
  },
  'extras/folding-chairs': { name: 'Folding Chairs', price: '$2.50', count: '60' },
  'extras/lake-house': { name: 'Lake House', propertyLink: 'https://example.com/lake' },
  'config/secret': { key: 'private' },
  // The list of before, with its leading spaces, and the single-item form.
  'bookings/old': {
    ...customer,
    inflatableID: 'rockford-castle',
    bookingDates: ` ${ahead(3)}, ${ahead(4)}`,
  },
  'bookings-test/AbCdEfGhIjKlMnOpQrSt': {
    ...customer,
    extras: [
      {
        inflatableID: 'folding-chairs',
        inflatableName: 'Folding Chairs',
        bookingDates: [ahead(5)],
      },
    ],
    approved: true,
    method: 'Cash in Office',
  },
}

describe.skipIf(host === null)('going live', () => {
  test('by the document: the business is never without a site, and in the end the doctor finds nothing wrong', async () => {
    const project = await openProject({ rules: oldRules })
    await commit(project.admin, business)
    const { projectId } = project
    const dist = openFolder()
    const { origin: site, stop } = await listen((request, response) =>
      serveBuild(dist)(request, response),
    )
    onTestFinished(stop)
    // Step 2: settings.
    const { env } = await openOutside(projectId)
    Object.assign(env, {
      VITE_SITE_URL: site,
      VITE_FIRESTORE_HOST: host ?? '',
      VITE_SINGLE_UNIT_ITEMS: 'rockford-castle',
    })

    const list = (db: typeof project.visitor) => getDocs(collection(db, 'bookings-test'))
    async function run(...command: string[]) {
      const options = { env: { ...process.env, ...env, FIRESTORE_EMULATOR_HOST: host ?? '' } }
      const answer = await promisify(execFile)(process.execPath, command, options).catch(
        (error: { stdout: string; stderr: string }) => error,
      )
      return `${answer.stdout}${answer.stderr}`
    }
    const sync = (...options: string[]) =>
      run('office/allocations-sync.mjs', '--project', projectId, ...options)
    const doctor = (...options: string[]) =>
      run(
        'office/doctor.mjs',
        '--project',
        projectId,
        '--host',
        host ?? '',
        '--site',
        site,
        ...options,
      )

    // Step 6: the dry run says what to settle, and writes nothing.
    const before = await sync()
    expect(before).toContain('Rockford Castle (rockford-castle): 2')
    expect(before).toContain('bookings: 1 booking read, 2 days to add')
    expect(before).toContain('Dry run: nothing was written')
    await updateDoc(doc(project.staff, 'inflatables/rockford-castle'), { count: '1' })
    expect(await sync()).toContain("config/availability: source 'allocations' to set")
    await run('node_modules/vite/bin/vite.js', 'build', '--outDir', relative(process.cwd(), dist))
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('Rockford Castle')
    expect(readFileSync(join(dist, 'inflatable/rockford-castle.html'), 'utf8')).toContain('$185')

    // Step 7: rules and pages, then the days at once; in between no booking is taken.
    await project.loadRules(readFileSync('firestore.rules', 'utf8'))
    const between = await doctor()
    expect(between).toContain('so nobody can book')
    expect(between).toContain('1 to put right.')
    const told = JSON.parse(await doctor('--json')) as { wrong: number; findings: Finding[] }
    expect(told.wrong).toBe(1)
    expect(told.findings).toContainEqual(expect.objectContaining({ loss: 'booking', mark: 'bad' }))
    expect(await sync('--apply')).toContain('Done: ')
    const first = await doctor()
    expect(first).toContain('Nothing is wrong.')
    expect(first).toContain(
      `Can't be booked online: Folding Chairs (extras/folding-chairs): its price is "$2.50"`,
    )
    await updateDoc(doc(project.staff, 'extras/folding-chairs'), { price: '2.50' })
    const last = await doctor()
    expect(last).toContain('Nothing is wrong.')
    // The pages still have the old price.
    expect(last.match(/^ {2}[✘!].*/gm)).toEqual([
      expect.stringMatching(/since the last deploy: \/extra\/folding-chairs \(priceCents\)$/),
    ])

    // An account with the claim reads the bookings; one without it can't.
    expect((await list(project.staff)).size).toBe(1)
    await refused(list(project.visitor))

    // Going back: the old rules, and the old site reads what it always did.
    expect(await sync('--release', '--apply')).toContain('Done: 2 documents removed.')
    await project.loadRules(oldRules)
    expect((await list(project.visitor)).size).toBe(1)
    await setDoc(doc(project.visitor, 'bookings/another'), customer)
  }, 600_000)
})
