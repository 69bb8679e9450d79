import { collection, getDocs, query, where } from 'firebase/firestore/lite'
import { fingerprintOf, rateIds, ratesOf } from '../../../scripts/build/rates'
import { booking, castleTomorrow, randomId, ownerOf } from '../builders'
import { given, refuses, promise, type Case, type Group } from '../case'
import {
  bookingWrites,
  commit,
  holdWrites,
  invoice,
  list,
  read,
  refused,
  type Writes,
} from '../commits'

const key = randomId()
const source = (value: string | null): Writes => ({
  'config/availability': value === null ? null : { source: value },
})

function listing(name: string, from: string, value: string | null, passes: boolean): Case {
  return promise(name, async ({ admin, visitor }) => {
    await commit(admin, { ...source(value), [`${from}/${key}`]: booking() })
    const listing = list(visitor, from)
    if (!passes) return refused(listing)
    if ((await listing) !== 1) throw new Error('The booking was not listed.')
  })
}

/** Writes that a visitor may not do, each to a document that exists or not. */
const forbidden: [string, Writes][] = [
  ['a price', { 'inflatables/castle': { price: 1, count: 1 } }],
  ['an extra', { 'extras/new': { price: 1, count: 1 } }],
  ['a switch', { 'config/requestBooking': { status: true } }],
  ['an older booking', { [`bookings/${key}`]: booking() }],
  ['an older invoice', { 'invoices/i1': invoice(key, booking()) }],
  ['a collection of its own', { 'other/x': { a: 1 } }],
]

export const reading: Group = {
  name: 'the public',
  about: [
    'takenDaysComeFromBookings',
    'bookings',
    'bookings-test',
    'inflatables',
    'extras',
    'config',
    'numbers',
    'isRate',
    'documents',
    'document=**',
  ],
  cases: [
    listing(
      "can't list bookings once allocations tell the taken days",
      'bookings-test',
      'allocations',
      false,
    ),
    listing("can't list older bookings either", 'bookings', 'allocations', false),
    listing("can't list bookings while nothing is set", 'bookings-test', null, false),
    listing("can't list older bookings while nothing is set", 'bookings', null, false),
    listing('can list bookings while they tell the taken days', 'bookings-test', 'bookings', true),
    listing('can list older bookings while they tell the taken days', 'bookings', 'bookings', true),
    promise('reads the catalog and the allocations', async ({ admin, visitor }) => {
      await commit(admin, holdWrites(key, [castleTomorrow]))
      for (const name of ['inflatables', 'extras', 'allocations'])
        if ((await list(visitor, name)) === 0) throw new Error(`Nothing in ${name}.`)
      const taken = query(collection(visitor, 'allocations'), where('owner', '==', ownerOf(key)))
      if ((await getDocs(taken)).size !== 1) throw new Error('The hold was not found.')
    }),
    promise(
      'reads the two switches, and no document that the office keeps beside them',
      async ({ admin, visitor }) => {
        await commit(admin, { 'config/mailer': { password: 'secret' } })
        for (const id of ['requestBooking', 'availability'])
          if ((await read(visitor, `config/${id}`)) === undefined) throw new Error(`No ${id}.`)
        await refused(read(visitor, 'config/mailer'))
        await refused(read(visitor, 'config/nothing'))
        await refused(list(visitor, 'config'))
      },
    ),
    promise(
      'learns whether the rules have a rate, and nothing else under that name',
      async ({ admin, visitor }) => {
        const [id = ''] = rateIds(ratesOf())
        for (const known of [id, fingerprintOf()])
          if ((await read(visitor, `numbers/${known}`)) !== undefined)
            throw new Error('It was found.')
        await refused(read(visitor, `numbers/${id}.`))
        await commit(admin, { 'numbers/secret': { a: 1 } })
        await refused(read(visitor, 'numbers/secret'))
        await refused(list(visitor, 'numbers'))
      },
    ),
    promise(
      "can't read a booking whose id is short enough to guess, or learn that it exists",
      async ({ admin, visitor }) => {
        const guessable = [
          '1042',
          'order-1042',
          'A'.repeat(19),
          'A'.repeat(21),
          '2027-06-12-castle-01',
        ]
        for (const id of guessable) {
          await commit(admin, { [`bookings-test/${id}`]: booking() })
          await refused(read(visitor, `bookings-test/${id}`))
        }
        await refused(read(visitor, 'bookings-test/1043'))
      },
    ),
    promise(
      'reads an older booking under an id of Firestore, which has no claim',
      async ({ admin, visitor }) => {
        await commit(admin, { 'bookings-test/Kp3ZsW8vNd1LqXf6RyTa': booking() })
        if ((await read(visitor, 'bookings-test/Kp3ZsW8vNd1LqXf6RyTa')) === undefined)
          throw new Error('It was not found.')
      },
    ),
    promise('reads a booking and an invoice whose id it knows', async ({ admin, visitor }) => {
      await commit(admin, bookingWrites({ key, hasInvoice: true }))
      const documents = [
        await read(visitor, `bookings-test/${key}`),
        await read(visitor, `invoices-test/${key}-balance`),
      ]
      if (documents.includes(undefined)) throw new Error('One was not found.')
      if ((await read(visitor, `bookings-test/${randomId()}`)) !== undefined)
        throw new Error('A guess was found.')
    }),
    promise("can't read or list what names customers", async ({ admin, visitor }) => {
      await commit(admin, {
        ...bookingWrites({ key, hasInvoice: true }),
        [`bookings/${key}`]: booking(),
        'newsLetter/a': { email: 'ada@example.com' },
      })
      await refused(read(visitor, `bookings/${key}`))
      await refused(read(visitor, 'newsLetter/a'))
      for (const name of [
        'invoices-test',
        'newsLetter',
        'claims',
        'invoices',
        'orphans',
        'canceled-bookings',
        'payments',
        'blocks',
        'other',
      ])
        await refused(list(visitor, name))
    }),
    ...forbidden.map(([what, writes]) => refuses(`can't write ${what}`, writes)),
    given(bookingWrites({ key })).refuses("can't delete a booking", {
      [`bookings-test/${key}`]: null,
    }),
    given(bookingWrites({ key })).refuses("can't write over a booking", {
      [`bookings-test/${key}`]: booking({ name: 'Eve' }),
    }),
  ],
}

export const office: Group = {
  name: 'the office',
  about: ['document=**'],
  cases: [
    promise('may do everything with the staff claim', async ({ admin, staff }) => {
      await commit(admin, bookingWrites({ key, hasInvoice: true }))
      if ((await list(staff, 'bookings-test')) !== 1) throw new Error('The booking was not listed.')
      await read(staff, `claims/${ownerOf(key)}`)
      await commit(staff, { 'inflatables/castle': { price: 210, count: 1 }, 'other/x': { a: 1 } })
      await commit(staff, { [`bookings-test/${key}`]: null })
    }),
    promise('is nobody without the staff claim', async ({ customer }) => {
      await refused(list(customer, 'bookings-test'))
      await refused(commit(customer, { 'inflatables/castle': { price: 1, count: 1 } }))
    }),
  ],
}
