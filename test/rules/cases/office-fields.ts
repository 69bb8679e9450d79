// What the office's form may store in place of an id, a price, a count and a name: whatever the page offers
// can be booked, and what the page can't price or count can't.
import { toInflatable } from '~/lib/db/items'
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

/** Whatever may be an id. The rules trim some of these in a line, and none in an allocation. */
const ids = [
  ...' \t\n\v\r\u0000\u0085\u00a0\u2003\u3000\ufeff\u200b'
    .split('')
    .flatMap((blank) => [`castle${blank}`, `${blank}castle`, `big${blank}castle`]),
  'Ä',
  '🏰',
  '50% #1?',
  'a.b',
  '_castle_',
  'x'.repeat(300),
]

export const officeFields: Group = {
  name: "an item's fields as the office typed them",
  about: ['isUnit', 'rentOfLine', 'isOnLine'],
  cases: [...ids.flatMap(withId), ...items.flatMap(withField)],
}

function withId(id: string) {
  const item = toInflatable(id, castle)
  if (item === null || !isBookable(item)) return []
  const day = dayAhead(1)
  return given({ [`inflatables/${id}`]: castle }).accepts(
    `passes with the id ${JSON.stringify(id)}`,
    bookingWrites({
      document: booking({
        inflatables: [line(id, [day], { inflatableName: castle.name })],
        balances: balancesOf(castle.price),
      }),
      units: [{ kind: 'inflatables', id, day, unit: 0 }],
    }),
  )
}

function withField({ what, field, stored }: (typeof items)[number]) {
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
}
