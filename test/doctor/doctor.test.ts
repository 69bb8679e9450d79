// npm run doctor on the official emulator with the rules on: each defect is planted once, and reported with its remedy.
import { readFileSync } from 'node:fs'
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { openWorld } from './world'

const host = inject('emulatorHost')
const rules = readFileSync('firestore.rules', 'utf8')
const allowing = (what: string) =>
  `rules_version='2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write: if ${what}; } } }`

describe.skipIf(host === null)('the doctor', () => {
  test('finds nothing wrong where nothing is, and writes, charges and mails nothing', async () => {
    const world = await openWorld(host)
    const before = await world.everything()
    const { bad, look, lines } = await world.examine()
    expect([...bad, ...look]).toEqual([])
    expect(lines).toContain('  ✔ Forged writes are refused')
    expect(lines.at(-1)).toBe('Nothing is wrong.')
    expect(await world.everything()).toEqual(before)
    // The doctor sends no mail, and asks the payment service for a charge without a card.
    expect(world.asked.filter((path) => path.startsWith('POST'))).toEqual([
      'POST /paymentInflatables',
    ])
  })

  test('writes nothing either where no rules stand in the way, and says what they let through', async () => {
    const world = await openWorld(host, allowing('true'))
    const before = await world.everything()
    const { bad } = await world.examine()
    expect(await world.everything()).toEqual(before)
    expect(bad.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^Visitors can list claims, .*bookings-test$/),
      expect.stringMatching(/^Visitors can read .*bookings-test\/doctor/),
      expect.stringMatching(/^The rules let through: a price of .*, an address that is none/),
    ])
  })

  test('says so where the rules refuse everything', async () => {
    const { bad } = await (await openWorld(host, allowing('false'))).examine()
    expect(bad[0]?.what).toMatch(/The catalogue can't be read \(403/)
    expect(bad[0]?.remedy).toContain('Deploy firestore.rules')
  })

  // Several of one kind at a time: each is reported by its own name.
  test.each<[string, [from: string, to: string][], RegExp[]]>([
    [
      'open reads',
      [
        ['list: if takenDaysComeFromBookings()', 'list'],
        ['get: if isKey(key)', 'get'],
        ["get: if id in ['requestBooking', 'availability']", 'get'],
      ],
      [/can list bookings-test$/, /can read config\/doctor, bookings-test\/doctor$/],
    ],
    [
      'open writes',
      [
        ['delete: if isFree(resource.data)', 'delete'],
        ['/inflatables/{id} {', '/inflatables/{id} { allow write;'],
      ],
      [/through: a price of the catalogue, a deleted day \(nothing was written\)$/],
    ],
  ])('reports deployed rules with %s', async (_, changes, findings) => {
    const deployed = changes.reduce((text, [from, to]) => {
      expect(text).toContain(from)
      return text.replace(from, to)
    }, rules)
    const world = await openWorld(host, deployed)
    const before = await world.everything()
    const { bad } = await world.examine()
    expect(bad.map(({ what }) => what)).toEqual(findings.map((text) => expect.stringMatching(text)))
    for (const { remedy } of bad) expect(remedy).toContain('Deploy firestore.rules')
    expect(await world.everything()).toEqual(before)
  })

  test('lists the errors in settings and documents, and what to look at', async () => {
    const world = await openWorld(host)
    Object.assign(world.env, {
      VITE_FIREBASE_PROJECT_ID: 'demo-other',
      VITE_FIRST_EXTRA_ID: 'castle',
      VITE_SINGLE_UNIT_ITEMS: 'slide, boat',
    })
    const { admin } = world.project
    await setDoc(doc(admin, 'config/availability'), {})
    await setDoc(doc(admin, 'config/requestBooking'), { status: 'true' })
    await updateDoc(doc(admin, 'extras/tent'), { price: '$149', count: '' })
    await updateDoc(doc(admin, 'extras/chair'), { name: '' })
    const { bad, look } = await world.examine()
    expect(bad.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^VITE_FIREBASE_PROJECT_ID is demo-other/),
      expect.stringMatching(/^slide is in VITE_SINGLE_UNIT_ITEMS, but its count is 2$/),
      expect.stringMatching(/^VITE_SINGLE_UNIT_ITEMS names boat/),
      expect.stringMatching(/^VITE_FIRST_EXTRA_ID is castle/),
      expect.stringMatching(/config\/availability has no source\): the site takes no booking$/),
    ])
    expect(look.map(({ what }) => what)).toEqual([
      expect.stringMatching(/extras\/chair isn't shown: it has no name/),
      expect.stringMatching(
        /The tent \(extras\/tent\) .*: its price is "\$149", its count is empty$/,
      ),
      expect.stringMatching(/config\/requestBooking has no status \("true"\)/),
    ])
  })

  test('reports request mode', async () => {
    const world = await openWorld(host)
    await setDoc(doc(world.project.admin, 'config/requestBooking'), { status: true })
    const { bad, look } = await world.examine()
    expect(bad).toEqual([])
    expect(look.map(({ what }) => what)).toEqual([expect.stringMatching(/^Visitors ask for a/)])
  })

  test('reports a missing index, and bookings that anybody can read', async () => {
    const world = await openWorld(host)
    const { admin } = world.project
    await setDoc(doc(admin, 'config/availability'), { source: 'bookings' })
    refuseTheIndex()
    const { bad } = await world.examine()
    expect(bad.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^Taken days come from the bookings: every visitor can read names/),
      expect.stringMatching(/^The calendars' query fails \(400 The query requires an index/),
    ])
  })
})

/** The emulator itself needs no indexes. */
function refuseTheIndex() {
  const real = globalThis.fetch
  const error = { message: 'The query requires an index.' }
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      JSON.stringify(init).includes('compositeFilter')
        ? Response.json([{ error }], { status: 400 })
        : real(input, init),
    )
  onTestFinished(() => spy.mockRestore())
}
