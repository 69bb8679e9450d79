// The office's side of a booking, in memory: catalogue, switches, taken days, bookings and mails. A test file that uses it
// mocks lib/db's accessors and the services by name; this gives those mocks their answers.
import { afterEach, beforeEach, vi } from 'vitest'
import type { Allocation } from '~/lib/availability/allocation'
import { itemUse } from '~/lib/availability/day-use'
import type { Item } from '~/lib/catalogue/item'
import { bookingExists, commitBooking, type BookingCommit } from '~/lib/db/booking-commit'
import type { BookingDocument } from '~/lib/db/booking-document'
import { findItems } from '~/lib/db/catalogue'
import type { CommitAnswer } from '~/lib/db/commit'
import { readItemUses } from '~/lib/db/item-uses'
import { readRequestMode } from '~/lib/db/settings'
import { fetchDistance } from '~/lib/services/distance'
import { mailConfirmation, mailRequested } from '~/lib/services/mailer'
import { day } from './days'
import { extra, inflatable } from './items'

type Mail = { kind: 'confirmation' | 'request'; id: string; booking: BookingDocument }

function opened() {
  return {
    items: [
      inflatable({ name: 'Sunny Castle', capacity: 3 }),
      inflatable({ id: 'slide', name: 'Blue Slide', priceCents: 149_99, capacity: 1 }),
      extra({ priceCents: 1_50, capacity: 60 }),
    ] as Item[],
    requestMode: false,
    /** False while `config/availability` is missing. */
    checked: true,
    /** False while the database can't be reached. */
    reachable: true,
    /** Runs before each commit: what others do just then, or an answer of its own. */
    beforeCommit: (() => undefined) as (commit: BookingCommit) => CommitAnswer | void,
    commits: [] as BookingCommit[],
    taken: [] as Allocation[],
    mails: [] as Mail[],
    mailWorks: true,
    distance: { ok: true, data: 12.4 } as Awaited<ReturnType<typeof fetchDistance>>,
    distancesAsked: [] as string[],
  }
}

export let office = opened()

/** What was booked, in the order of the commits. */
export const bookings = () => office.commits.map(({ booking }) => booking)

/** Another visitor takes a unit of an item. */
export function takenByAnother(itemId: string, date: string, unit: number): void {
  office.taken.push({ itemId, day: day(date), unit, owner: `another${unit}`, expires: null })
}

/** Writes what a commit holds. */
export function write(commit: BookingCommit): void {
  office.commits.push(commit)
  for (const { itemId, day: date, unit } of commit.units)
    office.taken.push({ itemId, day: date, unit, owner: commit.owner, expires: null })
}

/** Opens the office anew for every test of a file, at 10 o'clock on June 1, 2027. */
export function openOffice(): void {
  beforeEach(() => {
    office = opened()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T15:00:00Z') })
    // A commit without an answer is repeated after a random pause: the shortest will do.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    vi.mocked(findItems).mockImplementation(async (ids) => {
      reach()
      return office.items.filter((item) => ids.includes(item.id))
    })
    vi.mocked(readRequestMode).mockImplementation(async () => {
      reach()
      return office.requestMode
    })
    vi.mocked(readItemUses).mockImplementation(async (ids, _, mine) => {
      reach()
      if (!office.checked) return null
      return new Map(
        ids.map((id) => {
          const allocations = office.taken.filter(({ itemId }) => itemId === id)
          return [id, { use: itemUse(allocations, [], new Date(), mine), allocations }]
        }),
      )
    })
    vi.mocked(bookingExists).mockImplementation(async (key) => {
      reach()
      return office.commits.some((commit) => commit.key === key)
    })
    vi.mocked(commitBooking).mockImplementation(async (commit) => {
      const answer = office.beforeCommit(commit)
      if (answer) return answer
      if (!office.reachable) return 'unanswered'
      if (office.commits.some(({ key }) => key === commit.key) || commit.units.some(isTaken))
        return 'refused'
      write(commit)
      return 'done'
    })
    vi.mocked(fetchDistance).mockImplementation(async (address) => {
      office.distancesAsked.push(address)
      return office.distance
    })
    const mail =
      (kind: Mail['kind']) =>
      async (booking: object, id: string): ReturnType<typeof mailConfirmation> => {
        office.mails.push({ kind, id, booking: booking as BookingDocument })
        return office.mailWorks ? { ok: true, data: {} } : { ok: false, reason: 'down' }
      }
    vi.mocked(mailConfirmation).mockImplementation(mail('confirmation'))
    vi.mocked(mailRequested).mockImplementation(mail('request'))
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

function reach(): void {
  if (!office.reachable) throw new Error('The database did not answer.')
}

function isTaken({ itemId, day: date, unit }: BookingCommit['units'][number]): boolean {
  return office.taken.some(
    (other) => other.itemId === itemId && other.day === date && other.unit === unit,
  )
}
