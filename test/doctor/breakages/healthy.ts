// Deployments that differ from the plainest one, with which nothing is wrong.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import sharp from 'sharp'
import { blockOwner, signedOwner } from '../../../office/sync/owner'
import { versionOf } from '../../../scripts/build/contract-versions'
import {
  allocation,
  allocationPath,
  booking,
  dayAhead,
  line,
  newKey,
  type Unit,
} from '../../rules/builders'
import { bookingWrites, holdWrites } from '../../rules/commits'
import { intercept } from '../intercept'
import type { Outside } from '../world'
import type { Breakage, OutsideBreakage } from './breakage'
import { put } from './expect'
import { keepContract, keptWords } from './kept-contract'

type Healthy<Row> = Omit<Row, 'line'>

const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(4), unit: 0 }

/** One disturbed answer to a question about the catalog, or about a setting. */
function disturbOnce(question: RegExp) {
  return () => {
    let isOver = false
    intercept((_, { headers = {}, body }) => {
      // The test reads documents, too, but without a key.
      const isAsked = typeof body === 'string' && question.test(body)
      if (isOver || !('x-goog-api-key' in headers) || !isAsked) return undefined
      isOver = true
      return new Response('', { status: 503 })
    })
  }
}

export const healthy: Record<string, Healthy<Breakage>> = {
  'a business that approves requests': {
    spoil: put({ 'config/requestBooking': { status: true } }),
  },
  'a catalog that is disturbed once': { spoil: disturbOnce(/"collectionId":"extras"/) },
  'settings that are disturbed once': { spoil: disturbOnce(/config\/availability/) },
  'a key of a service account': { hasKey: true },
  'a visitor who is ordering': { spoil: put(holdWrites(newKey(), [tent])) },
  'a package without a count': {
    isOnSite: true,
    spoil: async ({ project, deploy }) => {
      const parts = [{ kind: 'extras', id: 'chair', quantity: 40 }]
      await setDoc(doc(project.admin, 'extras/party'), {
        name: 'Party',
        price: 90,
        count: '',
        parts,
      })
      await deploy()
    },
  },
  'a description and a category': {
    isOnSite: true,
    spoil: async ({ project, deploy }) => {
      const some = { description: '"A tent" </3 & more\u2028', category: 'Extras' }
      await updateDoc(doc(project.admin, 'extras/tent'), some)
      await deploy()
    },
  },
  'a picture as WebP and one as AVIF': {
    isOnSite: true,
    spoil: async ({ project, deploy, dist }) => {
      const image = sharp({
        create: { width: 1200, height: 900, channels: 3, background: '#888' },
      })
      const files = {
        'tent.webp': await image.webp().toBuffer(),
        'tent.avif': await image.avif().toBuffer(),
      }
      await updateDoc(doc(project.admin, 'extras/tent'), {
        image: '/tent.webp',
        images: ['/tent.avif'],
      })
      await deploy()
      for (const [name, bytes] of Object.entries(files)) writeFileSync(join(dist, name), bytes)
    },
  },
  'a unit out of service': {
    hasKey: true,
    spoil: put({
      [allocationPath(tent)]: allocation(tent, blockOwner()),
      [`blocks/tent_${tent.day}_0`]: { reason: 'repair', until: tent.day },
    }),
  },
  'an order of the older program that is marked': {
    hasKey: true,
    spoil: put({
      'bookings/old': { inflatables: [], extras: [line('tent', [tent.day])] },
      [allocationPath(tent)]: allocation(tent, signedOwner()),
    }),
  },
  'a booking that its customer moved, and one that was canceled': {
    hasKey: true,
    spoil: put({
      ...bookingWrites({
        document: booking({ inflatables: [], extras: [line('tent', [tent.day])], moves: 1 }),
        units: [tent],
      }),
      [`canceled-bookings/${newKey()}`]: { ...booking(), canceled: '06/12/2027 | 12:00' },
    }),
  },
  'old bookings that nobody can read, and canceled ones': {
    hasKey: true,
    spoil: put({
      'bookings/words': { extras: [{ inflatableID: 'tent', bookingDates: '6/12/2019' }] },
      'bookings/empty': {},
      [`bookings-test/${newKey()}`]: { ...booking(), status: 'canceled' },
    }),
  },
}

const redeploy = (settings: Record<string, string>) => (world: Outside) => {
  Object.assign(world.env, settings)
  world.deploy()
}

export const healthyOutside: Record<string, Healthy<OutsideBreakage>> = {
  'an earlier contract': {
    spoil: (world) => keepContract(world, versionOf(keptWords as never)),
  },
  'all optional settings': {
    spoil: redeploy({
      VITE_SAME_DAY_UNTIL_HOUR: '14',
      VITE_RAIN_RULE: `We'll call "you" \u2013 \\ the \`day\` before.`,
      VITE_QUOTE_DAYS: '30',
      VITE_PURCHASE_ORDERS: 'yes',
      VITE_SINGLE_UNIT_ITEMS: 'castle, slide',
    }),
  },
  'scripts whose minifier writes other quotes': {
    spoil: ({ dist }) => {
      const path = join(dist, 'assets/app-12345678.js')
      const script = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        script
          .replaceAll(/"(\w+)":/g, '$1:')
          .replaceAll(/"([^"]*)"/g, '`$1`')
          .replace('false', '!1'),
      )
    },
  },
  'an address with a slash at its end': {
    spoil: ({ env }) => Object.assign(env, { VITE_SITE_URL: `${env['VITE_SITE_URL']}/` }),
  },
  'a distance of less than a mile': {
    spoil: ({ answer }) =>
      answer('GET /api/calculateDistance', {
        body: '{"rows":[{"elements":[{"distance":{"text":"0.4 mi"}}]}]}',
      }),
  },
  'services that name this site': {
    spoil: ({ services, site }) => {
      for (const each of Object.values(services)) each.headers['access-control-allow-origin'] = site
    },
  },
  'a payment service that refuses with an error': {
    spoil: ({ answer }) =>
      answer('POST /paymentInflatables', { status: 400, body: '{"error":"no card"}' }),
  },
  'a mailer that takes any header': {
    spoil: ({ answer }) =>
      answer('OPTIONS /api/beinvoice', {
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
  },
  'a rehearsal without keys': {
    spoil: ({ given }) => Object.assign(given, { keyUrls: null }),
  },
  'a robots.txt with a page more': {
    spoil: ({ dist, site }) =>
      writeFileSync(
        join(dist, 'robots.txt'),
        `User-agent: *\nDisallow: /test\nDisallow: /quote\nSitemap: ${site}/sitemap.xml\n`,
      ),
  },
}
