// What visitors may do, and what they may not. The doctor asks the rules about each without doing it.
import { newKey, sha256 } from '~/lib/storage/secret'
import { addDays, today } from '~/lib/time/dates'
import type { Database, Write } from './database'
import type { Sample } from './sample-booking'

type Attempts = Readonly<Record<string, readonly Write[]>>

const minutes = (count: number, now: Date) => new Date(now.getTime() + count * 60_000)

/** Commits that the pages make. */
export async function ordinary(
  { create }: Database,
  sample: Sample,
  { now, isClockRight }: { now: Date; isClockRight: boolean },
): Promise<Attempts> {
  const email = 'doctor@example.com'
  const signup = {
    'a newsletter sign-up': [create(`newsLetter/${await sha256(email)}`, { email })],
  }
  if (sample === null) return signup
  const { booking, allocation, commit, invoice } = sample
  const withDeposit = booking({ isByCard: true, depositOnly: true })
  return {
    ...signup,
    'a booking': commit(booking()),
    // The rules compare a hold's end with Google's clock.
    ...(isClockRight && { 'a hold of ten minutes': [allocation({ expires: minutes(10, now) })] }),
    ...(!sample.isRequestMode && {
      'an invoice': [...commit(withDeposit), invoice(withDeposit)],
    }),
  }
}

/**
 * Commits that no visitor may make.
 * @param item the path of an item of the catalog
 * @param taken the id of a booked allocation, or null
 */
export function forgeries(
  database: Database,
  sample: Sample,
  { item, taken, now }: { item: string; taken: string | null; now: Date },
): Attempts {
  const { create, change } = database
  const id = newKey()
  const day = { itemID: id, kind: 'extras', date: '2099-01-01', unit: 0, owner: '', expires: null }
  return {
    'a price of the catalog': [change(item, { price: 1 })],
    'a new item': [create(`extras/${id}`, { price: 1 })],
    'the settings': [change('config/availability', { source: 'bookings' })],
    'a booking without a claim': [create(`bookings-test/${id}`, { paid: true })],
    'a booking of the old kind': [create(`bookings/${id}`, { paid: true })],
    'a paid invoice': [create(`invoices-test/${id}`, { paid: true })],
    'a day without a claim': [create(`allocations/${id}_2099-01-01_0`, day)],
    'a claim of nothing': [create(`claims/${id}`, { key: id })],
    'an address that is none': [create(`newsLetter/${id}`, { email: id })],
    ...(taken !== null && {
      'a deleted day': [database.delete(`allocations/${taken}`)],
      "somebody else's day": [change(`allocations/${taken}`, day)],
    }),
    ...(sample !== null && forgedBookings(sample, now)),
  }
}

/** A whole booking with one thing wrong. */
function forgedBookings(sample: NonNullable<Sample>, now: Date): Attempts {
  const { booking, allocation, commit, invoice } = sample
  const rest = booking()
  const over = addDays(today(now), -2)
  const free = { ...rest, balances: { ...rest.balances, rent: 0 } }
  return {
    'a booking for half the price': commit(
      booking({ priceCents: Math.ceil(sample.priceCents / 2) }),
    ),
    'a booking without tax': commit({ ...rest, balances: { ...rest.balances, tax: 0 } }),
    'a booking without its delivery fee': commit({
      ...rest,
      balances: { ...rest.balances, deliveryFee: 0 },
    }),
    'a booking in the office that is paid': commit({ ...rest, paid: true }),
    'a booking past the request mode': commit({
      ...rest,
      approved: sample.isRequestMode ? 'True' : 'Waiting',
    }),
    'a booking of a day that is over': commit(booking({ day: over }), [allocation({ day: over })]),
    "a unit that isn't there": commit(rest, [allocation({ unit: 999_999 })]),
    'a day that the booking lacks': commit(rest, [allocation({ day: addDays(today(now), 501) })]),
    'a hold of a day': [allocation({ expires: minutes(24 * 60, now) })],
    'an invoice for another amount': [...commit(rest), invoice(free)],
  }
}
