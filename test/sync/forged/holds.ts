// Holds and claims, which the rules take from anybody under any owner.
import { blockOwner, ownerOf } from '../../../office/sync/owner'
import { line } from '../database'
import { bob, order } from '../desk/desk'
import * as shop from './world'
import type { Forged } from './world'

const { booking, canceled, castle, chairs, claim, event, holds, later, manyHolds, marked, unit } =
  shop
const stranger = ownerOf(shop.eve)
const blockCastle = ['block', 'castle', '1', later, later, 'repair']
const unblockCastle = ['block', 'castle', '0', later, later]
const noteOf = (id: string) => ({ [`blocks/${id}`]: { reason: 'old', until: later } })
const castleNote = noteOf(`castle_${later}_0`)
const chairUnits = (day: string, ...numbers: number[]) =>
  Object.assign({}, ...numbers.map((each) => unit('chair', day, each, ''))) as shop.Documents
const castleUnit = unit('castle', later, 0, '')
const bobsUnits = chairUnits(event, 0, 1)
const moveBob = (to: string) => ['move', bob, to]
const bobMoved = (sign: '+' | '~', to: string, ...numbers: number[]) => [
  ...marked('-', bobsUnits),
  ...marked(sign, chairUnits(to, ...numbers)),
  `~bookings-test/${bob}`,
]
const bobCanceled = [...canceled(bob), ...marked('-', bobsUnits)]
const carls = { [`bookings-test/${shop.carl}`]: order('Carl', chairs(1, 10)) }

export const forgedHolds: Forged[] = [
  {
    what: 'a hold under the very owner of a blocked chair stays when that is put back',
    forged: holds('chair', event, shop.outage, { first: 4 }),
    command: ['block', 'chair', '0', event, event],
    says: '1 to put back',
    writes: [`-allocations/chair_${event}_3`, `-blocks/chair_${event}_3`],
  },
  {
    what: 'a hold on a unit with a left-over note is not put back in service',
    forged: { ...holds('castle', later, blockOwner()), ...castleNote },
    command: unblockCastle,
    says: '0 to put back',
  },
  {
    what: 'holds of all chairs are named as visitors',
    forged: holds('chair', later, stranger, { count: 60 }),
    command: ['block', 'chair', '1', later, later, 'repair'],
    says: '0 of 1. In the way: 60 x a visitor who is ordering until',
  },
  {
    what: 'a hold under the owner of a deleted booking is free',
    forged: { ...claim(shop.eve), ...holds('castle', later, stranger) },
    command: blockCastle,
    says: '1 unit to block',
    writes: [...marked('~', castleUnit), `+blocks/castle_${later}_0`],
  },
  {
    what: 'the holds of somebody else leave too few chairs to move to',
    forged: holds('chair', later, stranger, { count: 59 }),
    command: moveBob(later),
    says: '1 of 2 free. In the way: 59 x a visitor',
  },
  {
    what: 'ended holds are taken over by a move',
    forged: holds('chair', later, stranger, { count: 60, minutes: -5 }),
    command: moveBob(later),
    says: 'Done.',
    writes: bobMoved('~', later, 0, 1),
  },
  {
    what: 'holds under the owner of a booking become its units where it moves to them',
    forged: manyHolds(ownerOf(bob)),
    command: moveBob(later),
    says: 'Done.',
    writes: bobMoved('~', later, 0, 1),
  },
  {
    what: '540 holds under the owner of a reservation do not save it',
    forged: manyHolds(ownerOf(bob)),
    command: ['overdue', bob],
    says: '2 units to free.',
    writes: bobCanceled,
  },
  {
    what: 'holds under the owner of a canceled booking are not left to be freed',
    forged: {
      [`canceled-bookings/${shop.eve}`]: order('Eve', castle(20)),
      ...claim(shop.eve),
      ...holds('castle', later, stranger),
    },
    command: ['cancel', shop.eve],
    says: 'There is no booking',
  },
  {
    what: 'holds of all that is left are neither taken nor out of service on the list',
    forged: holds('chair', event, blockOwner(), { count: 56, first: 4 }),
    command: ['day', event],
    says: /Out of service:\n {2}1 x Folding Chairs: repair/,
    never: /Also taken/,
  },
  {
    what: 'a hold under the owner of a customer without a unit is no reserved unit',
    forged: { ...carls, ...holds('chair', event, ownerOf(shop.carl), { first: 4 }) },
    command: ['day', event],
    says: /Without a reserved unit[^]*Carl Jensen.*1 of 1 missing/,
  },
  {
    what: 'a hold under the very owner of an older order does not replace its unit',
    forged: holds('chair', event, shop.signed, { first: 4 }),
    command: ['sync'],
    says: 'bookings: 1 booking read, 0 days to add, 0 stale',
  },
  {
    what: 'a claim without a booking is no booking',
    forged: claim(shop.eve),
    command: ['sync'],
    says: 'claims: 0 to write',
  },
  {
    what: 'a package that a hold names is no part of it',
    forged: unit('castle', later, 0, stranger, {
      expires: Object.values(holds('castle', later, stranger))[0]?.['expires'],
      package: 'inflatables/party',
    }),
    command: blockCastle,
    says: 'a visitor who is ordering',
  },
  {
    what: 'a hold of the castle leaves no party to move to',
    forged: {
      ...holds('castle', later, blockOwner()),
      ...booking(shop.eve, { inflatables: [line('party', shop.datesIn(22))] }),
    },
    command: ['move', shop.eve, later],
    says: 'Red Castle',
  },
]
