// What can be wrong with a deployment's rules and documents: each is broken alone, and the doctor says exactly one line of it.
import { readFileSync } from 'node:fs'
import { doc, setDoc, updateDoc, type Firestore } from 'firebase/firestore/lite'
import { describe, expect, inject, test } from 'vitest'
import { allocation, allocationPath, dayAhead, minutesFromNow } from '../rules/builders'
import { commit } from '../rules/commits'
import { openWorld } from './world'

const host = inject('emulatorHost')
const rules = readFileSync('firestore.rules', 'utf8')

/** The deployed rules with one change. */
const brokenRules: [string, from: string | RegExp, to: string, line: RegExp][] = [
  ['no booking page', 'allow get: if isKey(key);', '', /can't open their own bookings-test$/],
  [
    'no invoice page',
    /(match \/invoices-test.*?)allow get: if true;/s,
    '$1',
    /can't open their own invoices-test$/,
  ],
  [
    'another tax',
    'Tax in Illinois 8.75%',
    'Tax in Illinois 8.25%',
    /refuse bookings with: Tax in Illinois 8\.75%$/,
  ],
  ['a town missing', 'fee Cherry Valley, Durand', 'fee Cherry Valley', /bookings with: Towns with/],
  [
    'a percentage more',
    'betterstay15 15%',
    'betterstay15 15%, half 50%',
    /bookings with: Promo codes/,
  ],
  [
    'rules of before the numbers',
    /match \/numbers.*?\n {4}\}/s,
    '',
    /bookings with: Tax in Illinois/,
  ],
  [
    'forged prices',
    '/inflatables/{id} {',
    '/inflatables/{id} { allow write;',
    /through: a price of the cat/,
  ],
  ['freed days', 'delete: if isFree(resource.data)', 'delete', /through: a deleted day \(/],
  ['open bookings', 'list: if takenDaysComeFromBookings()', 'list', /can list bookings-test$/],
  [
    'open settings',
    "get: if id in ['requestBooking', 'availability']",
    'get',
    /can read config\/doctor$/,
  ],
  ['open claims', '/claims/{owner} {', '/claims/{owner} { allow list;', /can list claims$/],
  [
    'open addresses',
    '/newsLetter/{id} {',
    '/newsLetter/{id} { allow list;',
    /can list newsLetter$/,
  ],
]

/** The documents with one change. */
const brokenDocuments: [string, (admin: Firestore) => Promise<unknown>, line: RegExp][] = [
  [
    'a misspelled source',
    (admin) => setDoc(doc(admin, 'config/availability'), { source: 'alocations' }),
    /the source "alocations", which is neither/,
  ],
  ['no source', (admin) => setDoc(doc(admin, 'config/availability'), {}), /has no source/],
  [
    'no taken days',
    async (admin) => {
      const slide = { kind: 'inflatables', id: 'slide', day: dayAhead(2), unit: 1 } as const
      const castle = { kind: 'inflatables', id: 'castle', day: dayAhead(1), unit: 0 } as const
      await commit(admin, { [allocationPath(slide)]: null, [allocationPath(castle)]: null })
    },
    /^No coming day is taken$/,
  ],
  [
    'a broken allocation',
    (admin) => setDoc(doc(admin, 'allocations/slide'), { date: dayAhead(3) }),
    /days that can't be read: slide$/,
  ],
  [
    'an endless hold',
    async (admin) => {
      const unit = { kind: 'inflatables', id: 'slide', day: dayAhead(3), unit: 0 } as const
      const expires = minutesFromNow(9_999)
      await setDoc(doc(admin, allocationPath(unit)), allocation(unit, 'a'.repeat(64), { expires }))
    },
    /^Holds that last longer .*: slide_/,
  ],
  ['a count of 0', (admin) => updateDoc(doc(admin, 'extras/tent'), { count: 0 }), /has 0 units/],
  [
    'a price in words',
    (admin) => updateDoc(doc(admin, 'extras/tent'), { price: 'ten' }),
    /its price is "ten"/,
  ],
  [
    'no name',
    (admin) => updateDoc(doc(admin, 'extras/tent'), { name: '' }),
    /isn't shown: it has no name/,
  ],
  [
    'a misspelled category',
    (admin) => updateDoc(doc(admin, 'extras/tent'), { category: 'Bouncy' }),
    /a category that isn't one: Bouncy$/,
  ],
  [
    'two of one name',
    (admin) => updateDoc(doc(admin, 'extras/tent'), { name: 'the CHAIR' }),
    /has the name of another item$/,
  ],
  [
    'one id in both collections',
    (admin) => setDoc(doc(admin, 'extras/castle'), { name: 'Another', price: 5, count: 1 }),
    /^Another \(extras\/castle\) has the id of an inflatable/,
  ],
  [
    'an odd id',
    (admin) => setDoc(doc(admin, 'extras/Tent 20×40'), { name: 'Large', price: 5, count: 1 }),
    /^Large \(extras\/Tent 20×40\) has an odd id/,
  ],
]

describe.skipIf(host === null)('the doctor names', () => {
  test.each(brokenRules)('rules: %s', async (_, from, to, line) => {
    const deployed = rules.replace(from, to)
    expect(deployed).not.toBe(rules)
    const world = await openWorld(host, deployed)
    const before = await world.everything()
    expect(await saidBy(world)).toEqual([expect.stringMatching(line)])
    expect(await world.everything()).toEqual(before)
  })

  test.each(brokenDocuments)('documents: %s', async (_, spoil, line) => {
    const world = await openWorld(host)
    await spoil(world.project.admin)
    expect(await saidBy(world)).toEqual([expect.stringMatching(line)])
  })
})

async function saidBy({ examine }: Awaited<ReturnType<typeof openWorld>>): Promise<string[]> {
  const { bad, look } = await examine()
  return [...bad, ...look].map(({ what }) => what)
}
