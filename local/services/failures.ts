// The inputs for which the stand-ins fail, to rehearse each failure by hand and in tests.
// `local/README.md` lists them for people: keep the two in step.

/**
 * Any address on one of these streets. The town still decides whether the distance is read at
 * all.
 */
export const failingStreets = {
  down: '500 Down St',
  slow: '600 Slow St',
  nonsense: '700 Nonsense St',
  notFound: '404 Nowhere St',
  thousandMiles: '1024 Far St',
  feet: '500 Feet St',
} as const

/** Email addresses for which mails fail or are late. */
export const failingMailboxes = {
  down: 'mail-down@example.com',
  slow: 'mail-slow@example.com',
  /** Only the invoice doesn't reach this one. */
  invoiceDown: 'invoice-mail-down@example.com',
} as const

/** How long a slow service takes: longer than anybody should wait. */
export const slowMs = 30_000

/** An item id that the database can't read. */
const unreadableItem = 'database-down'

/** An address that can't be signed up for the newsletter. */
const unwritableAddress = 'newsletter-down@example.com'

/**
 * The last names of customers whose booking is never written, and is written without an answer the
 * first time.
 */
const lastNames = { down: 'Commitdown', lost: 'Commitlost' } as const

type DatabaseFailure = 'unavailable' | 'answer-lost'
export type DatabaseFailures = ReturnType<typeof createDatabaseFailures>

export function createDatabaseFailures() {
  /** Bookings whose answer was lost already. */
  const lost = new Set<string>()

  /**
   * The failure of one call, by its operation (`commit`, `batchGet`) and JSON body; null to answer
   * it as usual.
   */
  return function failureOf(operation: string, body: string): DatabaseFailure | null {
    const names = (text: string) => body.includes(`"${text}"`)
    if (operation !== 'commit')
      return names(unreadableItem) || body.includes(`/${unreadableItem}"`) ? 'unavailable' : null
    if (body.includes('/newsLetter/') && names(unwritableAddress)) return 'unavailable'
    const booking = /bookings-test\/\w+/.exec(body)?.[0]
    if (booking === undefined) return null
    if (names(lastNames.down)) return 'unavailable'
    if (!names(lastNames.lost) || lost.has(booking)) return null
    lost.add(booking)
    return 'answer-lost'
  }
}
