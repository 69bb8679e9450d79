// Whether the rules take what this build would book: towns, fees, taxes, codes and windows, as the page prices them. Each
// booking takes days that are booked already, on the condition that they are not: the rules look at it, and then the database
// refuses it (409), as the days are there. Nothing is written.
import {
  flatDeliveryCents,
  flatFeeCities,
  promoCodes,
  timeWindows,
  wisconsinDeliveryCents,
  type TimeWindow,
} from '~/lib/domain/business'
import type { Booking } from '~/lib/domain/booking'
import { toBookingDocument, type BookingDocument } from '~/lib/db/bookings/booking-document'
import { quoteBooking } from '~/lib/pricing/quote'
import { newKey, sha256 } from '~/lib/storage/secret'
import type { Database } from './database'
import { bad, expected, look, type Finding } from './finding'
import type { TakenDay } from './taken-days'

const deploy =
  'Deploy firestore.rules and build the site from the same folder; npm test names a number that differs.'

type Order = {
  city: string
  state: 'IL' | 'WI'
  feeCents: number
  code?: string
  window?: TimeWindow
  deposit?: boolean
}

type Mode = { isRequestMode: boolean; now: Date }

export async function checkBookings(
  database: Database,
  taken: readonly TakenDay[],
  mode: Mode,
): Promise<Finding[]> {
  if (taken.length < 2)
    return [
      look(
        "Whether the rules take this build's bookings can't be tried before two bookings of coming days stand",
        'Make two bookings on the site, and run the doctor again.',
      ),
    ]
  const attempt = (document: BookingDocument, some: Partial<Attempt> = {}) =>
    tryBooking(database, taken, { document, claim: true, ...some })

  const refused: string[] = []
  for (const [name, order] of Object.entries(orders(mode.isRequestMode))) {
    const { status, said } = await attempt(documentOf(order, taken, mode))
    if (status === 200) return [written(taken)]
    if (status !== 409) refused.push(`${name} (${status}${status === 403 ? '' : ` ${said}`})`)
  }

  const honest = documentOf(rockford, taken, mode)
  const { balances } = honest
  const forged: Record<string, () => ReturnType<typeof attempt>> = {
    'a tax that is a cent short': () =>
      attempt({ ...honest, balances: { ...balances, tax: cents(balances.tax - 0.01) } }),
    'a rent that is short': () => attempt(documentOf(rockford, taken.map(aCentLess), mode)),
    'a booking without its claim': () => attempt(honest, { claim: false }),
    'another flat fee': () =>
      attempt({
        ...honest,
        balances: { ...balances, deliveryFee: cents(balances.deliveryFee - 1) },
      }),
    'a deposit of another amount': () =>
      attempt({ ...honest, balances: { ...balances, deposit: 1 } }),
    'paid in the office': () => attempt({ ...honest, paid: true }),
  }
  const accepted: string[] = []
  for (const [name, send] of Object.entries(forged)) {
    const { status } = await send()
    if (status === 200) return [written(taken)]
    if (status !== 403) accepted.push(name)
  }
  return [
    expected(
      refused.length === 0,
      "The rules take this build's prices, taxes, fees and codes",
      `The rules refuse what this build would book: ${refused.join('; ')}`,
      deploy,
    ),
    expected(
      accepted.length === 0,
      'The rules refuse a booking with a wrong amount',
      `The rules let through: ${accepted.join(', ')} (nothing was written)`,
      deploy,
    ),
  ]
}

const rockford: Order = { city: 'Rockford', state: 'IL', feeCents: flatDeliveryCents }

/** Every town, code and window at least once. */
function orders(isRequestMode: boolean): Record<string, Order> {
  const codes = ['', ...Object.keys(promoCodes)]
  const windows = Object.keys(timeWindows) as TimeWindow[]
  const rounds = Math.max(flatFeeCities.length, codes.length, windows.length)
  const towns = Array.from({ length: rounds }, (_, at): [string, Order] => {
    const city = flatFeeCities[at % flatFeeCities.length] ?? ''
    const code = codes[at % codes.length] ?? ''
    const window = windows[(at + Math.floor(at / windows.length)) % windows.length] ?? 'none'
    return [
      `${city}, window ${window}${code && `, code ${code}`}`,
      { ...rockford, city, code, window },
    ]
  })
  return {
    ...Object.fromEntries(towns),
    Wisconsin: { city: 'Beloit', state: 'WI', feeCents: wisconsinDeliveryCents },
    'a fee by the mile': { city: 'Byron', state: 'IL', feeCents: 22_35 },
    ...(!isRequestMode && { 'a deposit by card': { ...rockford, deposit: true } }),
  }
}

function documentOf(
  { city, state, feeCents, code = '', window = 'none', deposit = false }: Order,
  taken: readonly TakenDay[],
  { isRequestMode, now }: Mode,
): BookingDocument {
  const lines = taken.map(({ item, day }) => ({
    itemId: item.id,
    kind: item.kind,
    name: item.name,
    image: item.image,
    days: [day],
    quantity: 1,
    priceCents: item.priceCents,
    capacity: item.capacity,
  }))
  const booking: Booking = {
    customer: {
      name: 'Doctor',
      lastName: 'of the site',
      phone: '0',
      email: 'doctor@example.com',
      address: `1 Main St, ${city}, ${state}`,
      coordinates: '',
    },
    lines,
    quote: quoteBooking({
      lines: lines.map((line) => ({ ...line, dayCount: 1 })),
      promoPercent: promoCodes[code] ?? 0,
      state,
      deliveryFeeCents: feeCents,
      timeWindow: window,
      damageWaiver: window !== 'exact',
      insurance: window !== 'oneHour',
      depositOnly: deposit,
    }),
    method: deposit ? 'Credit Card' : 'Cash In Office',
    timeWindow: window,
    specificTime: '12:00',
    floorType: 'grass',
    requestMode: isRequestMode,
    created: now,
  }
  return toBookingDocument(booking)
}

type Attempt = { document: BookingDocument; claim: boolean }

async function tryBooking(
  database: Database,
  taken: readonly TakenDay[],
  { document, claim }: Attempt,
) {
  const key = newKey()
  const owner = await sha256(key)
  return database.commit([
    database.write(`bookings-test/${key}`, document),
    ...(claim ? [database.write(`claims/${owner}`, { key })] : []),
    ...taken.map(({ id, item, day, unit }) =>
      database.write(
        `allocations/${id}`,
        { itemID: item.id, kind: item.kind, date: day, unit, owner, expires: null },
        { exists: false },
      ),
    ),
  ])
}

const aCentLess = (taken: TakenDay): TakenDay => ({
  ...taken,
  item: { ...taken.item, priceCents: taken.item.priceCents - 1 },
})

const cents = (dollars: number) => Math.round(dollars * 100) / 100

/** Both days were let go of between two requests. */
function written(taken: readonly TakenDay[]): Finding {
  return bad(
    `A booking named Doctor was made, as ${taken.map(({ id }) => id).join(' and ')} became free at that moment`,
    'Delete it in the office program; the days are free then.',
  )
}
