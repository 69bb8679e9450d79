import { toInflatable } from '~/lib/db/items'
// What the office's form may store in place of a price, a count and a name: whatever the page offers
// can be booked, and what the page can't price or count can't.
import { isBookable } from '~/lib/domain/item'
import { balancesOf, booking, dayAhead, line, without } from '../builders'
import { given, type Group } from '../case'
import { bookingWrites } from '../commits'

const castle = { name: 'The castle', price: 200, count: 1 }
const texts = ['', ' ', 'words', '200', ' 200', '$200', '1e2', '200.5', '0', '-1', '\u0662']
const values = [...texts, 0, -1, 1, 1.5, 200.005, 10_000, null, true, [], [1], {}]

const items = (['price', 'count', 'name'] as const).flatMap((field) => {
  return [without(castle, field), ...values.map((value) => ({ ...castle, [field]: value }))].map(
    (stored) => ({
      what: `${field} ${field in stored ? JSON.stringify((stored as typeof castle)[field]) : 'missing'}`,
      field,
      stored,
    }),
  )
})

export const officeFields: Group = {
  name: "an item's fields as the office typed them",
  about: ['isUnit', 'rentOfLine'],
  cases: items.flatMap(({ what, field, stored }) => {
    const item = toInflatable('castle', stored)
    const isOffered = item !== null && isBookable(item) && item.capacity > 0
    // The name in a line may be an earlier one, and the page has a smaller highest count.
    if (!isOffered && (field === 'name' || what === 'count 10000')) return []
    const { accepts, refuses } = given({ 'inflatables/castle': stored })
    const check = isOffered ? accepts : refuses
    const name = item?.name ?? castle.name
    return check(
      `${isOffered ? 'passes' : 'is refused'} with ${what}`,
      bookingWrites({
        document: booking({
          inflatables: [line('castle', [dayAhead(1)], { inflatableName: name })],
          balances: balancesOf((item?.priceCents ?? 200_00) / 100),
        }),
      }),
    )
  }),
}
