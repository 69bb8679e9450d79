// Documents that the office or a program got wrong.
import { join } from 'node:path'
import { collection, deleteDoc, doc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { noticeDays, type NoticePeriod } from '~/lib/domain/business'
import { allocation, allocationPath, dayAhead, minutesFromNow } from '../../rules/builders'
import { intercept } from '../intercept'
import type { World } from '../world'
import type { Breakage, Rows } from './breakage'

const slide = { kind: 'inflatables', id: 'slide', day: dayAhead(3), unit: 0 } as const
const endless = allocation(slide, 'a'.repeat(64), { expires: minutesFromNow(9_999) })
const another = { price: 5, count: 1 }

/** What is stored at a path. */
const stored: Record<string, [path: string, fields: object, line: RegExp]> = {
  'a wrong source': ['config/availability', { source: 'alocations' }, /the source "alocations"/],
  'no source': ['config/availability', {}, /has no source/],
  'days from bookings': ['config/availability', { source: 'bookings' }, /visitor can read names/],
  'a mode in words': ['config/requestBooking', { status: 'true' }, /has no status \("true"\)/],
  'an endless hold': [allocationPath(slide), endless, /^Holds that last longer .*: slide_/],
  'one id twice': ['extras/castle', { ...another, name: 'A' }, /^A .* has the id of an inflatable/],
  'an odd id': ['extras/Tent 20×40', { ...another, name: 'B' }, /^B \(extras\/.* has an odd id/],
}

/** Fields of the tent; office/doctor/catalog-check.test.ts has all that may be wrong with an item. */
const tents: Record<string, [fields: object, line: RegExp]> = {
  'no price': [{ price: '' }, /its price is empty/],
  'two of one name': [{ name: 'the CHAIR' }, /name of another item$/],
}

async function change({ project, deploy }: World, path: string, fields: object) {
  await updateDoc(doc(project.admin, path), { ...fields })
  await deploy()
}

/** Settings that the catalog doesn't agree with. */
const settings: Record<string, [name: string, value: string, line: RegExp]> = {
  'a first extra that is none': ['VITE_FIRST_EXTRA_ID', 'castle', /^VITE_FIRST_EXTRA_ID is castle/],
  'a unit counted twice': ['VITE_SINGLE_UNIT_ITEMS', 'slide', /^slide .* its count is "?2"?$/],
  'a unit that is nowhere': ['VITE_SINGLE_UNIT_ITEMS', 'boat', /_UNIT_ITEMS names boat/],
}

const rentals = [
  { kind: 'inflatables', id: 'castle' },
  { kind: 'inflatables', id: 'slide' },
  { kind: 'extras', id: 'chair' },
  { kind: 'extras', id: 'tent' },
] as const

const others: Record<string, Breakage> = {
  // office/doctor/pictures-check.test.ts has all that may be wrong with one.
  'a picture gone': {
    isOnSite: true,
    spoil: (world) => change(world, 'extras/tent', { image: '/gone.jpg' }),
    line: /can't be loaded \(404\)/,
  },
  'a notice for an item that is none': {
    spoil: () => {
      const notices = noticeDays as NoticePeriod[]
      notices.push({ days: 2, what: 'tents', items: ['tennt'] })
      onTestFinished(() => void notices.pop())
    },
    line: /^noticeDays for "tents" names tennt \(tent\?\), which no item has$/,
  },
  'a price that is not deployed': {
    isOnSite: true,
    spoil: ({ project }) => updateDoc(doc(project.admin, 'extras/tent'), { price: 360 }),
    line: /^Changed in the catalog since the last deploy.*extra\/tent \(priceCents\)$/,
  },
  'a picture that is not deployed': {
    isOnSite: true,
    spoil: async ({ project, dist }) => {
      const photo = sharp({ create: { width: 480, height: 480, channels: 3, background: '#888' } })
      await photo.toFile(join(dist, 'tent.jpg'))
      await updateDoc(doc(project.admin, 'extras/tent'), { image: '/tent.jpg' })
    },
    line: /^Changed in the catalog since the last deploy.*extra\/tent \(image\)$/,
  },
  'an item that is not deployed': {
    isOnSite: true,
    spoil: ({ project }) => setDoc(doc(project.admin, 'extras/fort'), { ...another, name: 'Fort' }),
    line: /^Items without a page .*: \/extra\/fort$/,
  },
  'an item that was deleted': {
    isOnSite: true,
    spoil: ({ project }) => deleteDoc(doc(project.admin, 'extras/tent')),
    line: /^Pages of items that are no longer in the catalog: \/extra\/tent$/,
  },
  'a broken allocation': {
    spoil: ({ project: { admin } }) => setDoc(doc(admin, 'allocations/slide'), { date: slide.day }),
    line: /can't be read: slide$/,
    remedy: /^Correct their fields.* Deleted, a day .* for sale again/,
  },
  'no taken days': {
    spoil: async ({ project: { admin } }) => {
      const { docs } = await getDocs(collection(admin, 'allocations'))
      await Promise.all(docs.map(({ ref }) => deleteDoc(ref)))
    },
    line: /^No coming day is taken$/,
  },
  'no free unit for a sample booking': {
    spoil: ({ project: { admin } }) =>
      Promise.all(
        rentals.map((rental) => {
          const unit = { ...rental, day: dayAhead(500), unit: 0 }
          return setDoc(doc(admin, allocationPath(unit)), allocation(unit, 'a'.repeat(64)))
        }),
      ),
    line: /^No booking could be tried, because no item without parts has its first unit free on /,
  },
  'an empty catalog': {
    spoil: ({ project: { admin } }) =>
      Promise.all(rentals.map(({ kind, id }) => deleteDoc(doc(admin, `${kind}/${id}`)))),
    line: /has no item that can be booked$/,
  },
  // The emulator needs no indexes, so its answer is replaced.
  'a missing index': {
    spoil: () =>
      intercept((_, init) =>
        JSON.stringify(init).includes('compositeFilter')
          ? Response.json([{ error: { message: 'The query requires an index.' } }], { status: 400 })
          : undefined,
      ),
    line: /^The calendars' query fails \(400 The query requires an index/,
  },
}

export const documents: Rows<Breakage> = [
  ...Object.entries(stored).map(([what, [path, fields, line]]) => {
    const spoil = async ({ project, deploy }: World) => {
      await setDoc(doc(project.admin, path), fields)
      await deploy()
    }
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(settings).map(([what, [name, value, line]]) => {
    const spoil = ({ env, deploy }: World) => {
      Object.assign(env, { [name]: value })
      return deploy()
    }
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(tents).map(([what, [fields, line]]) => {
    const spoil = (world: World) => change(world, 'extras/tent', fields)
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(others),
]
