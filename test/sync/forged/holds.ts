// Holds and claims, which the rules take from anybody under any owner.
import { blockOwner, ownerOf } from '../../../office/sync/owner'
import { bob, bookingFor } from '../desk/desk'
import * as shop from './world'
import type { Forged } from './world'

const { canceled, castle, chairs, claim, event, holds, later, manyHolds, marked, unit } = shop
const stranger = ownerOf(shop.eve)
const unblockCastle = ['block', 'castle', '0', later, later]
const noteOf = (id: string) => ({ [`blocks/${id}`]: { reason: 'old', until: later } })
const castleNote = noteOf(`castle_${later}_0`)
const chairUnits = (day: string, ...numbers: number[]) =>
  Object.assign({}, ...numbers.map((each) => unit('chair', day, each, ''))) as shop.Documents
const bobsUnits = chairUnits(event, 0, 1)
const moveBob = (to: string) => ['move', bob, to]
const bobMoved = (sign: '+' | '~', to: string, ...numbers: number[]) => [
  ...marked('-', bobsUnits),
  ...marked(sign, chairUnits(to, ...numbers)),
  `~bookings-test/${bob}`,
]
const bobCanceled = [...canceled(bob), ...marked('-', bobsUnits)]
const carls = { [`bookings-test/${shop.carl}`]: bookingFor('Carl', chairs(1, 10)) }

export const forgedHolds: Record<string, Forged> = {
  'a hold under the very owner of a blocked chair stays when that is put back': {
    forged: holds('chair', event, shop.outage, { first: 4 }),
    command: ['block', 'chair', '0', event, event],
    says: '1 to put back',
    writes: [`-allocations/chair_${event}_3`, `-blocks/chair_${event}_3`],
  },
  'a hold on a unit with a left-over note is not put back in service': {
    forged: { ...holds('castle', later, blockOwner()), ...castleNote },
    command: unblockCastle,
    says: '0 to put back',
  },
  'the holds of somebody else leave too few chairs to move to': {
    forged: holds('chair', later, stranger, { count: 59 }),
    command: moveBob(later),
    says: '1 of 2 free. In the way: 59 x a visitor',
  },
  'ended holds are taken over by a move': {
    forged: holds('chair', later, stranger, { count: 60, minutes: -5 }),
    command: moveBob(later),
    says: 'Done.',
    writes: bobMoved('~', later, 0, 1),
  },
  'holds under the owner of a booking become its units where it moves to them': {
    forged: manyHolds(ownerOf(bob)),
    command: moveBob(later),
    says: 'Done.',
    writes: bobMoved('~', later, 0, 1),
  },
  '540 holds under the owner of a booking do not save it': {
    forged: manyHolds(ownerOf(bob)),
    command: ['overdue', bob],
    says: 'Its units can be booked again.',
    writes: bobCanceled,
  },
  'holds under the owner of a canceled booking are not left to be freed': {
    forged: {
      [`canceled-bookings/${shop.eve}`]: bookingFor('Eve', castle(20)),
      ...claim(shop.eve),
      ...holds('castle', later, stranger),
    },
    command: ['cancel', shop.eve],
    says: "There's no booking",
  },
  'holds of all that is left are neither taken nor out of service on the list': {
    forged: holds('chair', event, blockOwner(), { count: 56, first: 4 }),
    command: ['day', event],
    says: /Out of service:<\/h2><ul><li>1 x Folding Chairs: repair/,
    never: /Also taken/,
  },
  'a hold under the owner of a customer without a unit is no reserved unit': {
    forged: { ...carls, ...holds('chair', event, ownerOf(shop.carl), { first: 4 }) },
    command: ['day', event],
    says: /Without a reserved unit[^]*Carl Jensen.*1 of 1 missing/,
  },
}
