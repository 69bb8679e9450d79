// The records that the stand-ins answer with a failure, so that each can be rehearsed by hand and in a test.
// `local/README.md` lists them for people: keep the two in step.

/** Any address on one of these streets; the town decides as usual whether the distance is asked for at all. */
export const failingStreets = {
  down: '500 Down St',
  slow: '600 Slow St',
  nonsense: '700 Nonsense St',
  notFound: '404 Nowhere St',
  thousandMiles: '1024 Far St',
  feet: '500 Feet St',
} as const

/** Customers' addresses that no mail reaches, or reaches late. */
export const failingMailboxes = {
  down: 'mail-down@example.com',
  slow: 'mail-slow@example.com',
  /** Only the invoice doesn't reach this one. */
  invoiceDown: 'invoice-mail-down@example.com',
} as const

/** How long a slow service takes: longer than anyone should be made to wait. */
export const slowMs = 30_000

/** An item id that the database can't read. */
const unreadableItem = 'database-down'

/** An address that can't be signed up for the newsletter. */
const unwritableAddress = 'newsletter-down@example.com'

type DatabaseFailure = 'unavailable' | 'answer-lost'
type Rehearsal = { failure: DatabaseFailure; times: number }

/** A commit that nobody answers is sent six times in all: this fails for one visit, and passes on the next. */
const oneVisit = 6

/** By the last name of the customer whose booking is written. The hold before a card payment carries no name. */
const bookingFailures: Readonly<Record<string, Rehearsal>> = {
  Commitdown: { failure: 'unavailable', times: Infinity },
  Commitlate: { failure: 'unavailable', times: oneVisit },
  Commitlost: { failure: 'answer-lost', times: 1 },
}

/** By the last name of the customer whose invoice is set paid. */
const invoiceFailures: Readonly<Record<string, Rehearsal>> = {
  Paydown: { failure: 'unavailable', times: Infinity },
  Paylate: { failure: 'unavailable', times: oneVisit },
  Paylost: { failure: 'answer-lost', times: 1 },
}

/** A hold carries items and days only, so it fails by the day: units for New Year's Eve can't be held for a card. */
const unholdableDay = /"\d{4}-12-31"/

export type DatabaseFailures = ReturnType<typeof createDatabaseFailures>

/** Decides which calls to the database fail. */
export function createDatabaseFailures() {
  const failed = new Map<string, number>()
  /** By the booking's id: the commit that sets it paid carries no name. */
  const lastNames = new Map<string, string>()

  /** The failure of one call, by its operation (`commit`, `batchGet`) and JSON body; null to answer it as usual. */
  return function failureOf(operation: string, body: string): DatabaseFailure | null {
    if (operation !== 'commit') {
      const names = [`/${unreadableItem}"`, `"${unreadableItem}"`]
      return names.some((name) => body.includes(name)) ? 'unavailable' : null
    }
    if (body.includes('"timestampValue"') && unholdableDay.test(body)) return 'unavailable'
    if (body.includes('/newsLetter/') && body.includes(`"${unwritableAddress}"`))
      return 'unavailable'
    const booking = /bookings-test\/\w+/.exec(body)?.[0]
    if (booking === undefined) return null
    const lastName = /"lastName":\{"stringValue":"(\w+)"/.exec(body)?.[1]
    if (lastName !== undefined) lastNames.set(booking, lastName)
    const rehearsal =
      lastName === undefined
        ? invoiceFailures[lastNames.get(booking) ?? '']
        : bookingFailures[lastName]
    return rehearsal ? next(`${booking} ${lastName ?? 'paid'}`, rehearsal) : null
  }

  function next(commit: string, { failure, times }: Rehearsal): DatabaseFailure | null {
    const count = failed.get(commit) ?? 0
    failed.set(commit, count + 1)
    return count < times ? failure : null
  }
}
