// Documents that the office or a program got wrong.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collection, deleteDoc, doc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite'
import sharp from 'sharp'
import { allocation, allocationPath, dayAhead, minutesFromNow } from '../../rules/builders'
import type { World } from '../world'
import { set, type Breakage } from './breakage'

const store =
  (path: string, fields: object) =>
  ({ project }: World) =>
    setDoc(doc(project.admin, path), fields)

/** Changes the tent. */
const tent =
  (fields: object) =>
  ({ project }: World) =>
    updateDoc(doc(project.admin, 'extras/tent'), { ...fields })

/** Gives the tent a picture, whose bytes are served with the site. */
const picture = (bytes: () => Promise<Buffer>) => async (world: World) => {
  writeFileSync(join(world.dist, 'tent.jpg'), await bytes())
  await tent({ image: '/tent.jpg' })(world)
}

/** A noisy photo, which no format makes small. */
const photo = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

const rentals = [
  { kind: 'inflatables', id: 'castle' },
  { kind: 'inflatables', id: 'slide' },
  { kind: 'extras', id: 'chair' },
  { kind: 'extras', id: 'tent' },
] as const

const slide = { kind: 'inflatables', id: 'slide', day: dayAhead(3), unit: 0 } as const

export const documents: readonly Breakage[] = [
  {
    what: 'a misspelled source',
    spoil: store('config/availability', { source: 'alocations' }),
    line: /the source "alocations", which is neither/,
  },
  { what: 'no source', spoil: store('config/availability', {}), line: /has no source/ },
  {
    what: 'days that come from the bookings',
    spoil: store('config/availability', { source: 'bookings' }),
    line: /come from the bookings: every visitor can read names/,
  },
  {
    what: 'a request mode in words',
    spoil: store('config/requestBooking', { status: 'true' }),
    line: /has no status \("true"\)/,
  },
  {
    what: 'no taken days',
    spoil: async ({ project: { admin } }) => {
      const { docs } = await getDocs(collection(admin, 'allocations'))
      await Promise.all(docs.map(({ ref }) => deleteDoc(ref)))
    },
    line: /^No coming day is taken$/,
  },
  {
    what: 'a broken allocation',
    spoil: store('allocations/slide', { date: dayAhead(3) }),
    line: /days that can't be read: slide$/,
  },
  {
    what: 'an endless hold',
    spoil: store(
      allocationPath(slide),
      allocation(slide, 'a'.repeat(64), { expires: minutesFromNow(9_999) }),
    ),
    line: /^Holds that last longer .*: slide_/,
  },
  {
    what: 'no free unit for a sample booking',
    spoil: ({ project: { admin } }) =>
      Promise.all(
        rentals.map((rental) => {
          const unit = { ...rental, day: dayAhead(500), unit: 0 }
          return setDoc(doc(admin, allocationPath(unit)), allocation(unit, 'a'.repeat(64)))
        }),
      ),
    line: /^No booking could be tried, because no item without parts has its first unit free on /,
  },
  { what: 'a count of 0', spoil: tent({ count: 0 }), line: /has 0 units/ },
  { what: 'a count in words', spoil: tent({ count: 'three' }), line: /its count is "three"/ },
  { what: 'a price in words', spoil: tent({ price: 'ten' }), line: /its price is "ten"/ },
  {
    what: 'a package with a part that is gone',
    spoil: tent({ parts: [{ kind: 'extras', id: 'tables', quantity: 2 }] }),
    line: /can't be booked online: its part extras\/tables isn't in the catalog$/,
  },
  { what: 'no name', spoil: tent({ name: '' }), line: /isn't shown: it has no name/ },
  {
    what: 'a misspelled category',
    spoil: tent({ category: 'Bouncy' }),
    line: /a category that isn't one: Bouncy$/,
  },
  { what: 'two of one name', spoil: tent({ name: 'the CHAIR' }), line: /name of another item$/ },
  {
    what: 'one id in both collections',
    spoil: store('extras/castle', { name: 'Another', price: 5, count: 1 }),
    line: /^Another \(extras\/castle\) has the id of an inflatable/,
  },
  {
    what: 'an odd id',
    spoil: store('extras/Tent 20×40', { name: 'Large', price: 5, count: 1 }),
    line: /^Large \(extras\/Tent 20×40\) has an odd id/,
  },
  {
    what: 'an empty catalog',
    spoil: ({ project: { admin } }) =>
      Promise.all(rentals.map(({ kind, id }) => deleteDoc(doc(admin, `${kind}/${id}`)))),
    line: /has no item that can be booked$/,
  },
  {
    what: 'a single unit that is counted twice',
    spoil: set('VITE_SINGLE_UNIT_ITEMS', 'slide'),
    line: /^slide is in VITE_SINGLE_UNIT_ITEMS, but its count is "?2"?$/,
  },
  {
    what: 'a single unit that is nowhere',
    spoil: set('VITE_SINGLE_UNIT_ITEMS', 'boat'),
    line: /^VITE_SINGLE_UNIT_ITEMS names boat/,
  },
  { what: 'a picture gone', spoil: tent({ image: '/gone.jpg' }), line: /can't be loaded \(404\)/ },
  {
    what: 'a picture by http',
    spoil: tent({ image: 'http://example.com/tent.jpg' }),
    line: /isn't at an https address/,
  },
  { what: 'an empty picture', spoil: picture(async () => Buffer.alloc(0)), line: /is empty$/ },
  { what: 'a picture of 5 MB', spoil: picture(() => photo(2_600)), line: /is large: \d{4} kB$/ },
  { what: 'a tiny picture', spoil: picture(() => photo(90)), line: /is tiny: 90 x 90 pixels$/ },
  {
    what: 'a page in place of a picture',
    spoil: picture(async () => Buffer.from('<p>Sign in</p>')),
    line: /isn't a picture$/,
  },
]
