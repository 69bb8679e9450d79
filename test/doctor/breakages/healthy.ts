// Deployments that differ from the plainest one, with which nothing is wrong.
import { onTestFinished, vi } from 'vitest'
import { signatureOf } from '~/lib/domain/contract-version'
import { blockOwner, syncOwner } from '../../../office/sync/owner'
import {
  allocation,
  allocationPath,
  booking,
  dayAhead,
  line,
  randomId,
  type Unit,
} from '../../rules/builders'
import { bookingWrites, commitUpdates, holdWrites, type Writes } from '../../rules/commits'
import { intercept } from '../intercept'
import type { Breakage, OutsideBreakage, Rows } from './breakage'
import { put } from './expect'

const tent: Unit = { kind: 'extras', id: 'tent', day: dayAhead(4), unit: 0 }
const ofTent = { inflatables: [], extras: [line('tent', [tent.day])] }
const signed = signatureOf('01/01/2027 | 12:00')
const noDate = [{ inflatableID: 'tent', bookingDates: '6/12/2019' }]

/** Loses the first two answers about something. */
function loseTwo(question: RegExp, lose = () => new Response('', { status: 503 })) {
  let left = 2
  intercept((url, { headers = {}, body }) => {
    const text = typeof body === 'string' ? body : ''
    // The test reads documents, too, but without a key.
    const isAsked = !/:8080|:runQuery/.test(url) || 'x-goog-api-key' in headers
    if (left === 0 || !isAsked || !question.test(`${url} ${text}`)) return undefined
    left -= 1
    return lose()
  })
}

const stored: Record<string, Writes> = {
  'a business that approves requests': { 'config/requestBooking': { status: true } },
  'a visitor who is ordering': holdWrites(randomId(), [tent]),
  'a unit out of service': {
    [allocationPath(tent)]: allocation(tent, blockOwner()),
    [`blocks/tent_${tent.day}_0`]: { reason: 'repair', until: tent.day },
  },
  'a booking of the older program that is marked': {
    'bookings/old': ofTent,
    [allocationPath(tent)]: allocation(tent, syncOwner()),
  },
  'a booking that its customer signed and moved, and one that was canceled': {
    ...bookingWrites({ document: booking({ ...ofTent, moves: 1, signed }), units: [tent] }),
    [`canceled-bookings/${randomId()}`]: { ...booking(), canceled: '06/12/2027 | 12:00' },
  },
  'old bookings that nobody can read, and canceled ones': {
    'bookings/words': { extras: noDate },
    'bookings/empty': {},
    [`bookings-test/${randomId()}`]: { ...booking(), status: 'canceled' },
  },
}

export const healthy: Rows<Omit<Breakage, 'line'>> = [
  ...Object.entries(stored).map(
    ([what, writes]) => [what, { hasKey: true, spoil: put(writes) }] as const,
  ),
  ['two lost answers about a setting', { spoil: () => loseTwo(/config\/availability"\]/) }],
  [
    "a computer whose clock is off, because the site's server has the time",
    {
      isOnSite: true,
      spoil: () => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
        onTestFinished(() => void vi.useRealTimers())
      },
    },
  ],
  [
    'a package without a count, and an odd description',
    {
      isOnSite: true,
      spoil: async (world) => {
        const parts = [{ kind: 'extras', id: 'chair', quantity: 40 }]
        await put({ 'extras/party': { name: 'Party', price: 90, count: '', parts } })(world)
        const odd = { description: '"A tent" </3 & more\u2028' }
        await commitUpdates(world.project.admin, { 'extras/tent': odd })
        await world.deploy()
      },
    },
  ],
]

export const healthyOutside: Rows<Pick<OutsideBreakage, 'spoil'>> = [
  ['two lost answers for one script', { spoil: () => loseTwo(/assets\/item-/) }],
  [
    'all optional settings',
    {
      spoil: ({ env, deploy }) => {
        env['VITE_SAME_DAY_UNTIL_HOUR'] = '14'
        env['VITE_RAIN_RULE'] = `We'll call "you" \u2013 \\ the \`day\` before.`
        env['VITE_QUOTE_DAYS'] = '30'
        env['VITE_PURCHASE_ORDERS'] = 'yes'
        deploy()
      },
    },
  ],
  [
    'an address with a slash at its end',
    { spoil: ({ env }) => Object.assign(env, { VITE_SITE_URL: `${env['VITE_SITE_URL']}/` }) },
  ],
]
