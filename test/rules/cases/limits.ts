// The largest commits that the site makes: within 1,000 expressions and 10 other documents a write,
// 20 a commit.
import type { Day } from '~/lib/domain/day'
import {
  allocationPath,
  balances,
  balancesOf,
  booking,
  line,
  nameOf,
  randomId,
  type Unit,
} from '../builders'
import { given, promise, type Case, type Group } from '../case'
import { bookingWrites, commit, holdWrites, invoice, freeingWrites } from '../commits'
import { days, fortnight, ids, items, largest, largestCommits } from '../largest'
import { later, mine, moveWrites, stored } from '../moves'
import { cancelWrites } from './canceling'
import { claim } from './castle'

const units = (kind: Unit['kind'], id: string, count: number, dates: Day[]): Unit[] =>
  dates.flatMap((day) => Array.from({ length: count }, (_, unit) => ({ kind, id, day, unit })))

const withItems = given(items)

/**
 * Hold, then booking, claim, the same units and an invoice, each while retiring an earlier key;
 * then the office cancels and all days are freed.
 */
function course(name: string, document: Record<string, unknown>, taken: Unit[]): Case {
  return promise(name, async ({ admin, visitor }) => {
    const key = randomId()
    await commit(admin, items)
    const booked = bookingWrites({ key, document, units: taken, hasInvoice: true })
    await commit(visitor, { ...claim(randomId()), ...holdWrites(key, taken) })
    await commit(visitor, { ...claim(randomId()), ...booked })
    const second = randomId()
    await commit(admin, { [`bookings-test/${key}`]: null })
    await commit(visitor, holdWrites(second, taken))
    await commit(visitor, freeingWrites(second, taken))
  })
}

const allUnits = ids.flatMap((id) => units('extras', id, 2, fortnight))

/** One package and seven more items are fourteen with its parts, the most that a booking has. */
const partIds = Array.from({ length: 7 }, (_, i) => `p${i}`)
const soon = fortnight.slice(0, 1)
const parts = partIds.map((id) => ({ kind: 'extras', id, quantity: 1 }))
const packages = {
  ...Object.fromEntries(partIds.map((id) => [`extras/${id}`, { name: nameOf(id), count: 1 }])),
  'inflatables/party': { name: nameOf('party'), price: 300, parts },
}
const withPackage = booking({
  inflatables: [line('party', soon)],
  extras: ids.slice(0, 7).map((id) => line(id, soon)),
})
const unitsWithParts = [
  ...ids.slice(0, 7).flatMap((id) => units('extras', id, 1, soon)),
  ...partIds.flatMap((id) =>
    units('extras', id, 1, soon).map((unit) => ({ ...unit, package: 'inflatables/party' })),
  ),
]

/** The move of a booking with its invoice by two weeks. */
function moving(name: string, document: Record<string, unknown>, taken: Unit[]): Case {
  const path = `invoices-test/${mine}-balance`
  const before = { ...stored(document, taken), [path]: invoice(mine, document) }
  return given({ ...items, ...packages, ...before }).accepts(name, {
    ...moveWrites(14, { document, units: taken }),
    [path]: invoice(mine, later(document, 14)),
  })
}

const deposit = { method: 'Credit Card', invoiceID: 'i1' }
const party = days(2)

export const limits: Group = {
  name: 'a large booking',
  about: [],
  cases: [
    ...largestCommits.map(({ name, before, writes }) =>
      given({ ...items, ...before }).accepts(`of 8 lines, 14 days each, is ${name}`, writes),
    ),
    course(
      'of 40 units of one item passes',
      booking({
        inflatables: [],
        extras: [line('chair', days(1), { quantity: 40 })],
        balances: balancesOf(60),
      }),
      units('extras', 'chair', 40, days(1)),
    ),
    withItems.accepts(
      'of 8 lines whose items were all renamed a moment ago passes',
      bookingWrites({
        units: [],
        document: booking({
          inflatables: [],
          extras: ids.map((id) => line(id, days(1), { inflatableName: 'Slide' })),
          balances: balancesOf(1199.92),
        }),
      }),
    ),
    course(
      'of 8 different items over 3 days passes',
      booking({
        ...deposit,
        inflatables: [],
        extras: ids.map((id) => line(id, days(3))),
        balances: balances({ rent: 3599.76, tax: 314.98, damageWaiver: 323.98, deposit: 100 }),
      }),
      ids.flatMap((id) => units('extras', id, 1, days(3))),
    ),
    course(
      'of 40 chairs, two slides and a tent over two days passes',
      booking({
        inflatables: [line('slide', party, { quantity: 2 })],
        extras: [line('chair', party, { quantity: 40 }), line('tent', party)],
        balances: balances({ rent: 1419.96, tax: 124.25, damageWaiver: 127.8 }),
      }),
      [
        ...units('inflatables', 'slide', 2, party),
        ...units('extras', 'chair', 40, party),
        ...units('extras', 'tent', 1, party),
      ],
    ),
    moving('of 8 lines with quantities, 14 days each, moves with its invoice', largest(), allUnits),
    moving(
      'of 14 different items, parts included, moves with its invoice',
      withPackage,
      unitsWithParts,
    ),
    given({ ...items, ...stored(largest(), allUnits) }).accepts(
      'of 8 lines with quantities, 14 days each, is canceled with its units',
      {
        ...cancelWrites(largest()),
        ...Object.fromEntries(allUnits.map((unit) => [allocationPath(unit), null])),
      },
    ),
  ],
}
