// Who waits for an item on a day: stored by visitors, at most twenty, and read by nobody but staff.
import { collection, doc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore/lite'
import { addDays } from '~/lib/time/dates'
import { dayAhead } from '../builders'
import { accepts, given, refuses, type Case, type Group } from '../case'
import { commit, read, refused, type Writes } from '../commits'
import { unwritableEmails } from './bookings'

type Fields = Record<string, unknown>

const tomorrow = dayAhead(1)
const places = Array.from({ length: 20 }, (_, place) => String(place).padStart(2, '0'))

/** A wish for the castle tomorrow, changed, under the id that its fields and the place make. */
function wish(changes: Fields = {}, place = '07'): Writes {
  const fields = { itemID: 'castle', kind: 'inflatables', date: tomorrow, ...changes }
  return {
    [`waiting/${String(fields.itemID)}_${String(fields.date)}_${place}`]: {
      ...fields,
      email: 'email' in changes ? changes['email'] : 'ada@example.com',
    },
  }
}

/** The same wish under another id. */
const under = (id: string): Writes => ({ [`waiting/${id}`]: Object.values(wish())[0] ?? null })

/** A wish without one of its fields. */
function without(field: string): Writes {
  const fields = Object.entries(Object.values(wish())[0] ?? {}).filter(([name]) => name !== field)
  return { [`waiting/castle_${tomorrow}_07`]: Object.fromEntries(fields) }
}

const full = (): Writes => Object.assign({}, ...places.map((place) => wish({}, place)))

const seenAt = (promise: Case, moment: string): Case => ({ ...promise, now: new Date(moment) })
const onDay = (date: string) => () => wish({ date })

/** What a visitor may not do with a stored wish. */
const kept = (name: string, run: Case['run']): Case => ({
  name,
  run: async (project) => {
    await commit(project.admin, wish())
    await run(project)
  },
})
const path = `waiting/castle_${tomorrow}_07`

const wrongIds: [string, string][] = [
  ['20', `castle_${tomorrow}_20`],
  ['99', `castle_${tomorrow}_99`],
  ['7', `castle_${tomorrow}_7`],
  ['007', `castle_${tomorrow}_007`],
  ['-1', `castle_${tomorrow}_-1`],
  ['0x', `castle_${tomorrow}_0x`],
]

const wrongFields: [string, Fields][] = [
  ['a name', { name: 'Ada' }],
  ['a note', { note: 'Call me' }],
  ['a time', { created: new Date() }],
  ['the key of a booking', { key: 'A'.repeat(20) }],
  ['another kind', { kind: 'houses' }],
  ['a kind that is no catalog', { kind: 'config', itemID: 'availability' }],
  ['an empty kind', { kind: '' }],
  ["the other kind than the item's", { kind: 'extras' }],
  ['an item that the catalog lacks', { itemID: 'moonwalk' }],
  ['a number for the item', { itemID: 7 }],
  ['no item', { itemID: '' }],
  ['a number for the day', { date: 20270612 }],
  ['a day as MM/DD/YYYY', { date: '12-24-2026' }],
  ['no email', { email: '' }],
  ['an email of two characters', { email: '@b' }],
  ['an email of 255 characters', { email: `${'a'.repeat(253)}@b` }],
  ['a list of emails', { email: ['a@b', 'c@d', 'e@f'] }],
  ['a number for the email', { email: 8155550100 }],
  ['null for the email', { email: null }],
  ...unwritableEmails.map((email): [string, Fields] => [
    `the email ${JSON.stringify(email)}`,
    { email },
  ]),
]

export const waiting: Group = {
  name: 'a wish for a taken day',
  about: ['waiting', 'isWish', 'isEmail', 'isBookableDay'],
  cases: [
    accepts('is stored', wish),
    accepts('is stored for an extra', () => wish({ itemID: 'chair', kind: 'extras' })),
    accepts('is stored for today', () => wish({ date: dayAhead(0) })),
    accepts('is stored for a day two years ahead, less one', () => wish({ date: dayAhead(729) })),
    accepts('is stored with an email of 254 characters', () =>
      wish({ email: `${'a'.repeat(252)}@b` }),
    ),
    accepts('is stored in each of the twenty places', full),
    given(full).accepts('is stored for another day where all places of one are taken', () =>
      wish({ date: dayAhead(2) }),
    ),
    given(full).accepts('is stored for another item on that day', () => wish({ itemID: 'slide' })),
    given(() => ({ 'inflatables/blue_2027-06-12': { name: 'Blue', price: 1, count: 1 } })).accepts(
      'is stored for an item whose id looks like a place',
      () => wish({ itemID: 'blue_2027-06-12' }),
    ),
    ...places
      .slice(0, 3)
      .concat('19')
      .map((place) =>
        given(full).refuses(`is refused in the taken place ${place}`, () =>
          wish({ email: 'eve@example.com' }, place),
        ),
      ),
    given(full).refuses('is refused as the 21st', () => under(`castle_${tomorrow}_20`)),
    ...wrongIds.map(([place, id]) => refuses(`is refused in the place ${place}`, () => under(id))),
    refuses('is refused under an id without a place', () => under(`castle_${tomorrow}`)),
    refuses('is refused under an id of its own choice', () => under('a')),
    refuses('is refused under the id of another item', () => under(`slide_${tomorrow}_07`)),
    refuses('is refused under the id of another day', () => under(`castle_${dayAhead(2)}_07`)),
    ...['itemID', 'kind', 'date', 'email'].map((field) =>
      refuses(`is refused without ${field}`, () => without(field)),
    ),
    ...wrongFields.map(([what, changes]) =>
      refuses(`is refused with ${what}`, () => wish(changes)),
    ),
    refuses('is refused for yesterday', onDay(dayAhead(-1))),
    refuses('is refused for a day years ahead', onDay(addDays(tomorrow, 1_200))),
    seenAt(refuses('is refused for February 30', onDay('2027-02-30')), '2027-01-02T18:00:00Z'),
    seenAt(
      refuses('is refused for a day that has just ended in Chicago', onDay('2027-07-10')),
      '2027-07-11T05:01:00Z',
    ),
    seenAt(
      accepts('is stored for a day while it lasts in Chicago', onDay('2027-07-10')),
      '2027-07-11T04:59:00Z',
    ),
    given(() => ({ 'inflatables/castle': null })).refuses(
      'is refused once the catalog has lost the item',
      wish,
    ),
    kept("can't be read by who stored it", async ({ visitor }) => refused(read(visitor, path))),
    kept("can't be told from one that isn't there", async ({ visitor }) =>
      refused(read(visitor, `waiting/castle_${tomorrow}_08`)),
    ),
    kept("can't be listed", async ({ visitor }) =>
      refused(getDocs(collection(visitor, 'waiting'))),
    ),
    kept("can't be looked up by its email", async ({ visitor }) =>
      refused(
        getDocs(query(collection(visitor, 'waiting'), where('email', '==', 'ada@example.com'))),
      ),
    ),
    kept("can't be listed by somebody who is signed in", async ({ customer }) =>
      refused(getDocs(collection(customer, 'waiting'))),
    ),
    kept("can't be changed", async ({ visitor }) =>
      refused(updateDoc(doc(visitor, path), { email: 'eve@example.com' })),
    ),
    kept("can't be written again, even unchanged", async ({ visitor }) =>
      refused(commit(visitor, wish())),
    ),
    kept("can't be merged with itself", async ({ visitor }) =>
      refused(setDoc(doc(visitor, path), { email: 'ada@example.com' }, { merge: true })),
    ),
    kept("can't be deleted", async ({ visitor }) => refused(commit(visitor, { [path]: null }))),
    kept('can be listed and deleted by the office', async ({ staff }) => {
      if ((await getDocs(collection(staff, 'waiting'))).size !== 1) throw new Error('Not listed.')
      await commit(staff, { [path]: null })
    }),
  ],
}
