// The office's side of a booking, in memory: catalogue, switches, taken days, bookings and mails. A test file that uses it
// mocks lib/db's accessors and the services (see `order-mocks`); this gives those mocks their answers.
import { afterEach, beforeEach, vi } from 'vitest'
import type { Allocation } from '~/lib/availability/allocation'
import { itemUse } from '~/lib/availability/day-use'
import type { Item } from '~/lib/domain/item'
import {
  bookingExists,
  commitBooking,
  holdUnits,
  releaseUnits,
  type BookingCommit,
} from '~/lib/db/bookings/booking-commit'
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import {
  findExtra,
  findInflatable,
  findItems,
  listExtras,
  listInflatables,
} from '~/lib/db/catalogue'
import type { CommitAnswer } from '~/lib/db/commit'
import { readItemUses } from '~/lib/db/days/item-uses'
import { readRequestMode } from '~/lib/db/settings'
import { fetchDistance } from '~/lib/services/distance'
import { mailConfirmation, mailInvoice, mailRequested } from '~/lib/services/mailer'
import { day } from '../days'
import { extra, inflatable } from '../items'

type Mail = { kind: 'confirmation' | 'request' | 'invoice'; id: string; booking: BookingDocument }

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
    /** Keys that were booked under, or given up. */
    claims: new Set<string>(),
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
  const { key, owner, instead } = commit
  office.commits.push(commit)
  office.claims.add(key)
  if (instead) release(instead)
  take(commit, owner, null)
}

function take({ units }: Pick<BookingCommit, 'units'>, owner: string, expires: Date | null) {
  office.taken = office.taken.filter((other) => !units.some((unit) => isSameUnit(other, unit)))
  for (const { itemId, day: date, unit } of units)
    office.taken.push({ itemId, day: date, unit, owner, expires })
}

function release({ key, owner }: Pick<BookingCommit, 'key' | 'owner'>) {
  office.claims.add(key)
  office.taken = office.taken.filter((other) => other.owner !== owner)
}

/** Opens the office anew for every test of a file, at 10 o'clock on June 1, 2027. */
export function openOffice(): void {
  beforeEach(() => {
    office = opened()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T15:00:00Z') })
    // A commit without an answer is repeated after a random pause: the shortest will do. The history's keys must differ.
    let rolled = 0
    vi.spyOn(Math, 'random').mockImplementation(() => (rolled += 1e-6))
    vi.mocked(findItems).mockImplementation(async (ids) => {
      reach()
      return office.items.filter((item) => ids.includes(item.id))
    })
    const find = async (id: string) => {
      reach()
      return office.items.find((item) => item.id === id)
    }
    vi.mocked(findInflatable).mockImplementation(async (id) => {
      const item = await find(id)
      return item?.kind === 'inflatables' ? item : null
    })
    vi.mocked(findExtra).mockImplementation(async (id) => {
      const item = await find(id)
      return item?.kind === 'extras' ? item : null
    })
    vi.mocked(listInflatables).mockResolvedValue([])
    vi.mocked(listExtras).mockResolvedValue([])
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
      if (office.claims.has(commit.key) || takenFrom(commit)) return 'refused'
      if (!isOffered(commit)) return 'refused'
      write(commit)
      return 'done'
    })
    vi.mocked(holdUnits).mockImplementation(async (hold, expires) => {
      if (!office.reachable) return 'unanswered'
      if (takenFrom(hold)) return 'refused'
      take(hold, hold.owner, expires)
      return 'done'
    })
    vi.mocked(releaseUnits).mockImplementation(async (hold) => {
      if (!office.reachable) return 'unanswered'
      if (office.claims.has(hold.key)) return 'refused'
      release(hold)
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
    vi.mocked(mailInvoice).mockImplementation(mail('invoice'))
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

function reach(): void {
  if (!office.reachable) throw new Error('The database did not answer.')
}

/** What the rules compare with the catalogue and the settings: the rent, with or without a promo code, and the mode. */
function isOffered({ booking }: BookingCommit): boolean {
  const cents = [...booking.inflatables, ...booking.extras].reduce((sum, line) => {
    const price = office.items.find(({ id }) => id === line.inflatableID)?.priceCents
    return sum + (price ?? Number.NaN) * (line.quantity ?? 1) * line.bookingDates.length
  }, 0)
  const rents = [100, 90, 85, 75].map((percent) => Math.round((cents * percent) / 100) / 100)
  return (
    rents.includes(booking.balances.rent) && (booking.approved === 'Waiting') === office.requestMode
  )
}

/** True when a unit is another's. */
function takenFrom({ units, owner }: Pick<BookingCommit, 'units' | 'owner'>): boolean {
  return office.taken.some(
    (other) => other.owner !== owner && units.some((unit) => isSameUnit(other, unit)),
  )
}

type Unit = Pick<Allocation, 'itemId' | 'day' | 'unit'>

function isSameUnit(a: Unit, b: Unit): boolean {
  return a.itemId === b.itemId && a.day === b.day && a.unit === b.unit
}
