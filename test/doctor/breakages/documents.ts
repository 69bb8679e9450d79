// Items, switches and taken days that the office or an office program got wrong. A visitor may read them.
import { Timestamp } from 'firebase/firestore/lite'
import { allocation, dayAhead, minutesFromNow, type Fields, type Unit } from '../../rules/builders'
import { commitUpdates } from '../../rules/commits'
import { intercept } from '../intercept'
import type { World } from '../world'
import type { Breakage, Rows } from './breakage'
import { put } from './expect'

const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(4), unit: 0 }
const taken = (some: Partial<Unit>, changes: Fields = {}) =>
  allocation({ ...tent, ...some }, 'a'.repeat(64), changes)
const tentOn = (unit: number) => `allocations/tent_${tent.day}_${unit}`
const another = { name: 'Another', price: 5, count: 1 }
const parts = [{ kind: 'extras', id: 'tables', quantity: 2 }]

/** What is stored at a path. */
const stored: Record<string, [path: string, fields: Fields, line: RegExp]> = {
  'a wrong source': ['config/availability', { source: 'alocations' }, /the source "alocations"/],
  'a mode in words': ['config/requestBooking', { status: 'true' }, /"true": visitors book at once/],
  'days from bookings': ['config/availability', { source: 'bookings' }, /visitor can read names/],
  'an endless hold': [
    tentOn(0),
    taken({}, { expires: minutesFromNow(9_999) }),
    /^Days that stay taken, .*: tent_/,
  ],
  'a day as bookings have it': [
    'allocations/a',
    { date: '06/12/2099' },
    /because their date isn't .*: a$/,
  ],
  'a day as a timestamp': [
    'allocations/a',
    { date: Timestamp.now() },
    /because their date isn't .*: a$/,
  ],
  'a broken day': ['allocations/tent', { date: tent.day }, /can't be read: tent$/],
  'a day of an item that is gone': [
    `allocations/boat_${tent.day}_0`,
    taken({ id: 'boat' }),
    /boat_.*no such unit/,
  ],
  'a unit beyond the count': [
    tentOn(9),
    taken({ unit: 9 }),
    /tent_.*_9 \(there is no such unit\)$/,
  ],
  'a day of another kind': [tentOn(0), taken({ kind: 'inflatables' }), /tent_.* \(kind\)$/],
  'a day taken by hand': [tentOn(0), taken({}, { owner: 'office' }), /tent_.* \(owner\)$/],
  'one id twice': ['extras/castle', another, /^Another .* an id that is taken/],
}

/** Fields of the castle. */
const castles: Record<string, [fields: Fields, line: RegExp]> = {
  'no price': [{ price: '' }, /\(inflatables\/castle\): its price is empty$/],
  'no count': [{ count: null }, /its count is null$/],
  'no units': [{ count: 0 }, /its count is 0$|there is no such unit/],
  'a price in cents': [{ price: 20_000 }, /costs \$20,000\.00 a day$/],
  'a price of a dollar': [{ price: 1 }, /costs \$1(?:\.00)? a day$/],
  'a price as its count': [{ count: 185 }, /has 185 units to rent$/],
  'no name': [{ name: '' }, /no name: castle$|there is no such unit/],
  'parts that are nowhere': [{ parts }, /its parts can't be read, aren't all in the catalog/],
}

async function change({ project, deploy }: World, path: string, fields: Fields) {
  await commitUpdates(project.admin, { [path]: fields })
  await deploy()
}
const redeploy = (name: string, value: string) => (world: World) => {
  Object.assign(world.env, { [name]: value })
  return world.deploy()
}
/** The emulator needs no indexes, so its answer is replaced. */
const withoutIndex = (query: RegExp) => () =>
  intercept((_, { body }) =>
    typeof body === 'string' && query.test(body)
      ? Response.json([{ error: { message: 'No index.' } }], { status: 400 })
      : undefined,
  )
async function removeAll(world: World, which: RegExp) {
  const paths = Object.keys(await world.everything()).filter((path) => which.test(path))
  await put(Object.fromEntries(paths.map((path) => [path, null])))(world)
}

const others: Record<string, Breakage> = {
  'a blank after an id': {
    spoil: put({ 'extras/hut ': another }),
    line: /its id "hut " begins or ends with a space$/,
  },
  'a unit counted twice': {
    spoil: redeploy('VITE_SINGLE_UNIT_ITEMS', 'slide'),
    line: /^In VITE_SINGLE_UNIT_ITEMS, .*: slide$/,
  },
  'a picture that no browser opens': {
    spoil: (world) => change(world, 'extras/tent', { image: 'gs://bucket/tent.jpg' }),
    line: /^Pictures that no .*: The tent \(gs:\/\/bucket\/tent\.jpg\)$/,
  },
  'a picture gone': {
    isOnSite: true,
    spoil: (world) => change(world, 'extras/tent', { image: '/gone.jpg' }),
    line: /^Pictures that .*: The tent \(\/gone\.jpg, 404\)$/,
  },
  'a price that is not deployed': {
    isOnSite: true,
    spoil: ({ project }) => commitUpdates(project.admin, { 'extras/tent': { price: 360 } }),
    line: /^Changed in the catalog since the last deploy: \/extra\/tent \(priceCents\)$/,
  },
  'an item that is not deployed': {
    isOnSite: true,
    spoil: put({ 'extras/fort': another }),
    line: /since the last deploy: \/extra\/fort \(new\)$/,
  },
  'no taken days': {
    spoil: (world) => removeAll(world, /^allocations/),
    line: /^Taken days to come: none$/,
  },
  'an empty catalog': {
    spoil: (world) => removeAll(world, /^(?:inflatables|extras)/),
    line: /has no item that can be booked$/,
  },
  'a missing index': { spoil: withoutIndex(/compositeFilter/), line: /query fails \(400 No index/ },
}

export const documents: Rows<Breakage> = [
  ...Object.entries(stored).map(
    ([what, [path, fields, line]]) => [what, { spoil: put({ [path]: fields }), line }] as const,
  ),
  ...Object.entries(castles).map(([what, [fields, line]]) => {
    const spoil = (world: World) => change(world, 'inflatables/castle', fields)
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(others),
]
