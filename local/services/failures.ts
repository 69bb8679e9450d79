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
} as const

/** How long a slow service takes: longer than anyone should be made to wait. */
export const slowMs = 30_000

/** An item id that the database can't read. */
const unreadableItem = 'database-down'
/** Last names of customers whose booking can't be written, or is written while the answer gets lost. */
const refusedLastName = 'Commitdown'
const unansweredLastName = 'Commitlost'

export type DatabaseFailures = ReturnType<typeof createDatabaseFailures>
type DatabaseFailure = 'unavailable' | 'answer-lost'

/** Decides which calls to the database fail. An answer is lost once for each booking, so that a repeat succeeds. */
export function createDatabaseFailures() {
  const lost = new Set<string>()

  /** The failure of one call, by its operation (`commit`, `batchGet`) and JSON body; null to answer it as usual. */
  return function failureOf(operation: string, body: string): DatabaseFailure | null {
    if (operation !== 'commit') {
      const names = [`/${unreadableItem}"`, `"${unreadableItem}"`]
      return names.some((name) => body.includes(name)) ? 'unavailable' : null
    }
    if (body.includes(`"${refusedLastName}"`)) return 'unavailable'
    if (!body.includes(`"${unansweredLastName}"`)) return null
    const booking = /bookings-test\/\w+/.exec(body)?.[0] ?? ''
    if (lost.has(booking)) return null
    lost.add(booking)
    return 'answer-lost'
  }
}
