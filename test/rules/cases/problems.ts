// Failures that visitors met: written once by anybody, read by nobody but staff.
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { browserNames, problemKinds, type Problem } from '~/lib/domain/problem'
import { pageNames, pages } from '~/urls/pages'
import { dayAhead, without } from '../builders'
import { accepts, given, refuses, promise, type Case, type Group } from '../case'
import { commit, list, read, refused, type Writes } from '../commits'

const plain: Problem = {
  kind: 'mail',
  page: '/checkout',
  release: '0a1b2c3d',
  browser: 'Chrome',
  version: 131,
}
const position = 'assets/checkout-DG_rie-9.js:12:34567'
const thrown: Problem = { ...plain, kind: 'script', position }

type Changes = Record<string, unknown>

/** A problem under an id of its own day and kind. */
function problem(changes: Changes = {}, { day = String(dayAhead(0)), number = '07' } = {}): Writes {
  const document: Changes = { ...plain, ...changes }
  return { [`problems/${day}_${String(document['kind'])}_${number}`]: document }
}
const under = (id: string, changes: Changes = {}) => ({
  [`problems/${id}`]: { ...plain, ...changes },
})
const today = dayAhead(0)

/** A problem of a day, at that moment. */
const at = (check: typeof accepts, name: string, moment: string, day: string): Case => ({
  ...check(name, problem({}, { day })),
  now: new Date(moment),
})
// Half past eleven in the evening in Chicago.
const evening = '2027-07-11T04:30:00Z'

/** Fields and what none of them may be. */
const forged: readonly [string, Changes][] = [
  ['a kind of its own', { kind: 'other' }],
  ['a URL for a page', { page: '/booking/aaaaaaaaaaaaaaaaaaaa' }],
  ['a list of pages', { page: ['/checkout'] }],
  ['a release of seven digits', { release: '0a1b2c3' }],
  ['a release in capitals', { release: '0A1B2C3D' }],
  ['an unknown browser', { browser: 'Eve' }],
  ['a version as text', { version: '131' }],
  ['a part of a version', { version: 131.5 }],
  ['a version below 0', { version: -1 }],
  ['a version of four digits', { version: 1000 }],
  ['a message', { message: 'call 815 555 0100' }],
]

const forgedPositions: readonly [string, unknown][] = [
  ['empty', ''],
  ['a whole address', `https://example.com/${position}`],
  ['with words behind it', `${position} Eve`],
  ["of a script that isn't ours", 'extension/content.js:1:2'],
  ['with a phone number in the name', 'assets/call-815-555-0100-12345678.js:1:2'],
  ['without a name', 'assets/-12345678.js:1:2'],
  ['with a name of 41 characters', `assets/${'a'.repeat(41)}-12345678.js:1:2`],
  ['with a dot of any kind', 'assets/a-12345678-js:1:2'],
  ['without a column', 'assets/a-12345678.js:1'],
  ['with a line of six digits', 'assets/a-12345678.js:123456:2'],
  ['with a column of eight digits', 'assets/a-12345678.js:1:12345678'],
  ['that is a list', [position]],
]

const days: readonly Case[] = [
  at(accepts, 'are taken of the day in Chicago', evening, '2027-07-10'),
  at(accepts, 'are taken of the day before', evening, '2027-07-09'),
  at(accepts, 'are taken of the day after', evening, '2027-07-11'),
  at(refuses, 'are refused of two days before', evening, '2027-07-08'),
  at(refuses, 'are refused of two days after', evening, '2027-07-12'),
  at(refuses, 'are refused of a day that no calendar has', '2026-12-01T18:00:00Z', '2026-11-31'),
  at(refuses, 'are refused of a day in another form', evening, '2027-7-10'),
  at(refuses, 'are refused of a day with a sign', evening, '2027-07-10 '),
]

const ids: readonly Case[] = [
  accepts('are taken under 00', problem({}, { number: '00' })),
  accepts('are taken under 99', problem({}, { number: '99' })),
  refuses('are refused under 100', problem({}, { number: '100' })),
  refuses('are refused under a single digit', problem({}, { number: '7' })),
  refuses('are refused under no number', under(`${today}_mail`)),
  refuses('are refused with a fourth part of the id', under(`${today}_mail_07_eve`)),
  refuses('are refused under another kind', under(`${today}_maps_07`)),
  refuses('are refused under a random id', under('aaaaaaaaaaaaaaaaaaaa')),
]

const stored = given(problem())
const changing: readonly Case[] = [
  stored.accepts('are taken beside one of the same day', problem({}, { number: '08' })),
  stored.refuses('are refused in the place of another', problem({ version: 132 })),
  stored.refuses('are refused in the place of the same', problem()),
  stored.refuses("can't be deleted", { [`problems/${today}_mail_07`]: null }),
  promise(
    "can't be changed in one field, nor read, listed or looked up",
    async ({ admin, visitor, customer }) => {
      await commit(admin, problem())
      const path = `problems/${today}_mail_07`
      for (const user of [visitor, customer]) {
        await refused(updateDoc(doc(user, path), { version: 132 }))
        await refused(setDoc(doc(user, path), plain, { merge: true }))
        await refused(read(user, path))
        await refused(read(user, `problems/${today}_mail_08`))
        await refused(list(user, 'problems'))
      }
    },
  ),
  promise('end at a hundred a day and kind', async ({ admin, visitor }) => {
    const numbers = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
    await commit(admin, Object.assign({}, ...numbers.map((number) => problem({}, { number }))))
    for (const number of ['00', '50', '99', '100'])
      await refused(commit(visitor, problem({}, { number })))
    await commit(visitor, problem({ kind: 'maps' }))
  }),
  promise('are read and deleted by the office', async ({ admin, staff }) => {
    await commit(admin, problem())
    if ((await list(staff, 'problems')) !== 1) throw new Error('It was not listed.')
    await commit(staff, { [`problems/${today}_mail_07`]: null })
  }),
]

export const problems: Group = {
  name: 'problems that visitors met',
  about: ['problems', 'isProblem', 'isPosition', 'isDay'],
  cases: [
    promise('are taken of every kind, every page and every browser', async ({ visitor }) => {
      for (const kind of problemKinds) await commit(visitor, problem({ kind }, { number: '01' }))
      const others = [
        ...pageNames.map((name) => ({ page: pages[name].path })),
        ...browserNames.map((browser) => ({ browser, version: 0 })),
      ]
      for (const [nth, some] of others.entries())
        await commit(visitor, problem(some, { number: String(nth + 10) }))
    }),
    accepts('are taken with version 999', problem({ version: 999 })),
    accepts('are taken with a position', problem(thrown)),
    accepts('are taken of hydration with a position', problem({ ...thrown, kind: 'hydration' })),
    accepts(
      'are taken with the longest position',
      problem({ ...thrown, position: `assets/${'a'.repeat(40)}-DG_rie-9.js:12345:1234567` }),
    ),
    refuses('are refused of another kind with a position', problem({ position })),
    ...forgedPositions.map(([what, value]) =>
      refuses(`are refused with a position ${what}`, problem({ ...thrown, position: value })),
    ),
    ...(['kind', 'page', 'release', 'browser', 'version'] as const).map((field) =>
      refuses(`are refused without ${field}`, {
        [`problems/${today}_mail_07`]: without(plain, field),
      }),
    ),
    ...forged.map(([what, changes]) => refuses(`are refused with ${what}`, problem(changes))),
    ...days,
    ...ids,
    ...changing,
  ],
}
