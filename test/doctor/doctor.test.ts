// npm run doctor on the official emulator with the rules on: what it says as a whole, and that it writes
// nothing. The tables of what can be wrong are in breakages.
import { describe, expect, inject, test } from 'vitest'
import { reportOf } from '../../office/doctor/finding'
import { checkRedirects } from '../../office/doctor/redirects-check'
import { testRules } from '../rules/project'
import { intercept } from './intercept'
import { openWorld } from './world'

const host = inject('emulatorHost')
const open =
  "rules_version='2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write; } } }"
const said = async (rules: string) => {
  const world = await openWorld(host, rules)
  const before = await world.everything()
  const findings = await world.examine()
  expect(await world.everything()).toEqual(before)
  return findings.map(({ what }) => what)
}

describe.skipIf(host === null)('the doctor', () => {
  test('finds nothing wrong where nothing is, and writes, charges and mails nothing', async () => {
    const world = await openWorld(host)
    const before = await world.everything()
    expect(reportOf(await world.examine()).lines).toEqual(['Nothing is wrong.'])
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
    expect(await said(open)).toEqual([
      expect.stringMatching(/^Strangers can list: config, claims, /),
      expect.stringMatching(/^Strangers can read: config\/doctor, /),
      expect.stringMatching(/^Strangers can write \(the doctor wrote nothing\): .*, \d+ more$/),
      expect.stringMatching(/^The rules call every booked day free/),
    ])
  })

  test('names all that visitors must be able to write where the rules refuse it', async () => {
    const writes = /(allow (?:create|update|delete)\b[^:;]*):[^;]*;/g
    expect(await said(testRules.replace(writes, '$1: if false;'))).toEqual([
      "Visitors can't make: a newsletter sign-up, a report of a problem, a booking, a hold of ten minutes, an invoice",
    ])
  })

  test.each([0, 429, 503])('says what it could not ask where the answer is %i', async (status) => {
    const world = await openWorld(host)
    const isOfCatalog = /"collectionId":"(inflatables|extras)"/
    intercept((url, { body }) => {
      if (!url.includes(host ?? '') || isOfCatalog.test(body as string)) return undefined
      if (status === 0) throw new TypeError('fetch failed')
      return Response.json({ error: { message: 'Too many' } }, { status })
    })
    const { lines, wrong } = reportOf(await world.examine())
    expect(wrong).toBe(0)
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines.slice(0, -1))
      expect(line).toMatch(/ {2}! The database didn't answer about|Run the doctor again\.$/)
    expect(lines.at(-1)).toBe('Not everything could be checked.')
  })
})

test('says whether people who type no https or no www get to the site', async () => {
  const site = 'https://www.rent.example/'
  intercept((url) => {
    const leads = url.includes('http://www.') ? { value: site } : {}
    return url.includes('rent.example')
      ? Object.defineProperty(new Response(''), 'url', leads)
      : undefined
  })
  expect(await checkRedirects(site)).toMatchObject([
    { what: expect.stringMatching(/: https:\/\/rent\.example\/$/) },
  ])
})

test('the report has the worst first', () => {
  const finding = { what: 'What', remedy: 'Do.' }
  const { lines, wrong } = reportOf([
    { ...finding, mark: 'unchecked', loss: 'money' },
    { ...finding, mark: 'look', loss: 'money' },
    { ...finding, mark: 'bad', loss: 'page' },
    { ...finding, mark: 'bad', loss: 'money' },
  ])
  expect(lines.filter((line) => line.includes('What'))).toEqual([
    '  ✘ money: What',
    '  ✘ page: What',
    '  ! money: What',
    '  ! What',
  ])
  expect(lines.at(-1)).toBe('2 to put right. Not everything could be checked.')
  expect(wrong).toBe(2)
})
