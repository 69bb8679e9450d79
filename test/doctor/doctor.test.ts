// npm run doctor on the official emulator with the rules on: each defect is planted once, and
// reported with its remedy.
import { describe, expect, inject, test, vi } from 'vitest'
import { testRules } from '../rules/project'
import { intercept } from './intercept'
import { openWorld } from './world'

const host = inject('emulatorHost')
const allowing = (what: string) =>
  `rules_version='2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write: if ${what}; } } }`

describe.skipIf(host === null)('the doctor', () => {
  test('finds nothing wrong where nothing is, and writes, charges and mails nothing', async () => {
    const world = await openWorld(host)
    const before = await world.everything()
    const requests = vi.spyOn(globalThis, 'fetch')
    const { bad, look, lines } = await world.examine()
    expect([...bad, ...look]).toEqual([])
    // Each commit fails as a whole, because of what it says of a document's last write.
    const commits = requests.mock.calls.filter(([url]) => JSON.stringify(url).includes(':commit'))
    expect(commits.length).toBeGreaterThan(20)
    for (const [, init] of commits)
      expect(JSON.parse(init?.body as string)).toMatchObject({
        writes: expect.arrayContaining([
          {
            verify: expect.stringContaining('config/requestBooking'),
            currentDocument: { updateTime: '1970-01-01T00:00:01Z' },
          },
        ]),
      })
    requests.mockRestore()
    expect(lines).toContain('  ✔ Forged writes are refused')
    expect(lines.at(-1)).toBe('Nothing is wrong.')
    expect(await world.everything()).toEqual(before)
    // The doctor asks the payment service for a charge without a card, and the mailer with half a
    // JSON text, which mails nobody.
    expect(world.asked.filter((path) => path.startsWith('POST')).toSorted()).toEqual([
      'POST /api/bebookingConfirmation',
      'POST /api/bebookingRequested',
      'POST /api/beinvoice',
      'POST /api/contactForm',
      'POST /paymentInflatables',
    ])
  })

  test('writes nothing either where no rules stand in the way, and says what they let through', async () => {
    const world = await openWorld(host, allowing('true'))
    const before = await world.everything()
    const { bad } = await world.examine()
    expect(await world.everything()).toEqual(before)
    expect(bad.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^Visitors can list config, claims, .*bookings-test$/),
      expect.stringMatching(/^Visitors can read config\/doctor, .*bookings-test\/doctor/),
      expect.stringMatching(
        /^The rules let through: a price of the catalog, .*for another amount \(nothing was written\)$/,
      ),
    ])
    // Each of the forged writes.
    expect(bad[2]?.what.split(', ').length).toBeGreaterThan(50)
  })

  test('names all that visitors must be able to write where the rules refuse it', async () => {
    const deployed = testRules.replace(
      /(allow (?:create|update|delete)\b[^:;]*):[^;]*;/g,
      '$1: if false;',
    )
    const { bad } = await (await openWorld(host, deployed)).examine()
    expect(bad.map(({ what }) => what)).toEqual([
      'The rules refuse visitors: a newsletter sign-up, a report of a problem, a booking, a hold of ten minutes, an invoice',
    ])
  })

  test('says so where the rules refuse everything', async () => {
    const { bad } = await (await openWorld(host, allowing('false'))).examine()
    expect(bad[0]?.what).toMatch(/The catalog can't be read \(403/)
    expect(bad[0]?.remedy).toContain('Deploy firestore.rules')
  })

  test('names several defects of one kind in one line', async () => {
    const deployed = testRules
      .replace('get: if isKey(key)', 'get')
      .replace("get: if id in ['requestBooking', 'availability']", 'get')
    const { bad } = await (await openWorld(host, deployed)).examine()
    expect(bad.map(({ what }) => what)).toEqual([
      'Visitors can read config/doctor, bookings-test/doctor',
    ])
    for (const { remedy } of bad) expect(remedy).toContain('Deploy firestore.rules')
  })

  test.each([0, 429, 503])('says what it could not ask where the answer is %i', async (status) => {
    const world = await openWorld(host)
    const isOfCatalog = /"collectionId":"(inflatables|extras)"/
    intercept((url, { body }) => {
      if (!url.includes(host ?? '') || isOfCatalog.test(body as string)) return undefined
      if (status === 0) throw new TypeError('fetch failed')
      return Response.json({ error: { message: 'Too many' } }, { status })
    })
    const { bad, look, lines } = await world.examine()
    expect(bad).toEqual([])
    expect(look.length).toBeGreaterThan(2)
    for (const { what } of look) expect(what).toMatch(/^The database couldn't be asked about/)
    expect(lines).not.toContain('  ✔ Forged writes are refused')
    expect(lines.at(-1)).toBe('Not everything could be checked: the lines with ! say what.')
  })
})
