import { unseen } from '../../unseen'
import { balances, balancesOf, dayAhead, line, nameOf, type Fields } from '../builders'
import { acceptsBooking, given, refusesBooking, type Case, type Group } from '../case'

const tomorrow = dayAhead(1)

/** The castle ($200) with changed fields, beside a tent ($350). */
const castle = (changes: Fields, rent: number) => ({
  inflatables: [{ ...line('castle', [tomorrow]), ...changes }],
  extras: [line('tent', [tomorrow])],
  balances: balancesOf(350 + rent),
})

/** Where the catalog's castle is changed. */
const withCastle = (changes: Fields) =>
  given({ 'inflatables/castle': { name: nameOf('castle'), price: 200, count: 1, ...changes } })

const chairs = (quantity: number): Fields => ({
  inflatables: [],
  extras: [line('chair', [tomorrow], { quantity })],
  balances: balancesOf(1.5 * quantity),
})

/** Eight tents, one of them with a field too many. */
function strayField(index: number): Case {
  return refusesBooking(`is refused with a field too many in line ${index + 1}`, {
    inflatables: [],
    extras: Array.from({ length: 8 }, (_, now) => ({
      ...line('tent', [tomorrow]),
      ...(now === index && { note: 1 }),
    })),
    balances: balancesOf(350 * 8),
  })
}

/** Eight items at 1, 2, 4, … 128 dollars: the sum shows that each line counts once. */
const eightItems = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [
    `${index < 3 ? 'inflatables' : 'extras'}/i${index}`,
    { name: nameOf(`i${index}`), price: 2 ** index, count: 1 },
  ]),
)

/** An office program would read another quantity from each than the one that was paid for. */
const namesWithNumbers = [
  'The castle x 40',
  'The castle X40',
  'The castle x 40\n',
  'The castle x\u00a040',
  'The castle (x40)',
  'The castle × 40',
  'The castle \u0445 40',
  'The castle ✕ 40',
  'The castle x ４０',
  'The castle x 𝟜𝟘',
  'The castle x ④',
  'The castle x Ⅳ',
  'The castle x 1,000',
  'The castle x 40 pcs',
  '40 x The castle',
  'The castle (40)',
  'The castle\n40',
  'Castle x 1',
]

/** Lines of the castle that are refused, each with a rent that would fit. */
const wrongLines: [string, Fields, rent: number][] = [
  [
    "with 101 characters of a name that isn't the catalog's",
    { inflatableName: 'A'.repeat(101) },
    200,
  ],
  ['with a list as name', { inflatableName: ['A'] }, 200],
  ['with its quantity missing in the name', { quantity: 2 }, 400],
  ['with another quantity in the name', { quantity: 2, inflatableName: 'The castle x 12' }, 400],
  [
    "with another item's name before its quantity",
    { quantity: 2, inflatableName: 'The tent x 2' },
    400,
  ],
  ['with half a unit', { quantity: 1.5, inflatableName: 'The castle x 1.5' }, 300],
  ['with no unit', { quantity: 0, inflatableName: 'The castle x 0' }, 0],
  [
    'with a quantity below zero, which would pay for others',
    { quantity: -1, inflatableName: 'The castle x -1' },
    -200,
  ],
  [
    'with a quantity of five digits, more than anything that reads it takes',
    { quantity: 10_000, inflatableName: 'The castle x 10000' },
    2_000_000,
  ],
  ['with a control character in its name', { inflatableName: 'The old\u001bcastle' }, 200],
  ['when its quantity is not paid for', { quantity: 2, inflatableName: 'The castle x 2' }, 200],
]

/** What the site leaves out of a name, as the database can store it. */
const unseenInNames = Object.fromEntries(
  Object.entries(unseen)
    .map(([what, characters]) => [what, withoutSelectors(characters)] as const)
    .filter(([what]) => what !== 'control'),
)

/** Without half an emoji, which the database stores as U+FFFD, and without what belongs to an emoji. */
function withoutSelectors(characters: string): string {
  return characters.replaceAll(/[\p{Cs}\ufe0e\ufe0f\u{e0100}]/gu, '')
}

export const lines: Group = {
  name: 'a line',
  about: ['areLines', 'isLine', 'rentOf', 'rentOfLine', 'oneLine'],
  cases: [
    acceptsBooking('of two units costs twice and says so in its name', chairs(2)),
    acceptsBooking('of one unit may say so', chairs(1)),
    acceptsBooking('may have 9,999 units', chairs(9_999)),
    given(eightItems).acceptsBooking('counts with its own price, eight times over', {
      inflatables: [0, 1, 2].map((i) => line(`i${i}`, [tomorrow])),
      extras: [3, 4, 5, 6, 7].map((i) => line(`i${i}`, [tomorrow])),
      balances: balancesOf(255),
    }),
    ...[4, 5, 6, 7].map((count) =>
      acceptsBooking(`may be one of ${count}`, {
        inflatables: [],
        extras: Array.from({ length: count }, () => line('tent', [tomorrow])),
        balances: balancesOf(350 * count),
      }),
    ),
    ...Array.from({ length: 8 }, (_, index) => strayField(index)),
    refusesBooking('is refused as the ninth, which would be free', {
      inflatables: [],
      extras: Array.from({ length: 9 }, () => line('tent', [tomorrow])),
      balances: balancesOf(350 * 8),
    }),
    given({ 'inflatables/5': { price: 200, count: 1 } }).refusesBooking(
      'is refused with an id that is no text',
      castle({ inflatableID: 5 }, 200),
    ),
    refusesBooking('is refused with an inflatable among the extras', {
      inflatables: [],
      extras: [line('castle', [tomorrow])],
    }),
    acceptsBooking(
      "may have 100 characters of a name that isn't the catalog's",
      castle({ inflatableName: 'A'.repeat(100) }, 200),
    ),
    ...wrongLines.map(([what, changes, rent]) =>
      refusesBooking(`is refused ${what}`, castle(changes, rent)),
    ),
    withCastle({ name: 'A'.repeat(101) }).acceptsBooking(
      "may have the catalog's name, of any length",
      castle({ inflatableName: 'A'.repeat(101) }, 200),
    ),
    ...namesWithNumbers.map((inflatableName) =>
      refusesBooking(
        `is refused with a number in a name that isn't the catalog's: ${JSON.stringify(inflatableName)}`,
        castle({ inflatableName }, 200),
      ),
    ),
    acceptsBooking(
      'may keep the name that its item had until now',
      castle({ inflatableName: 'The old castle' }, 200),
    ),
    withCastle({ name: 'Castle 15 x 15' }).acceptsBooking(
      "may have a number in its name when the catalog's name has it",
      castle({ inflatableName: 'Castle 15 x 15' }, 200),
    ),
    withCastle({
      name: '\u3000Castle\n \t &\u00a0\u2003Slide\u0000\u001b\u0085One\v\ufeff ',
      count: 2,
    }).acceptsBooking(
      "has the catalog's name on one line, with any white space and control characters that were typed",
      castle({ quantity: 2, inflatableName: 'Castle & Slide One x 2' }, 400),
    ),
    ...Object.entries(unseenInNames).map(([what, characters]) =>
      withCastle({
        name: `${characters}Cast${characters}le 5${characters}`,
        count: 2,
      }).acceptsBooking(
        `has the catalog's name without what nobody sees: ${what}`,
        castle({ quantity: 2, inflatableName: 'Castle 5 x 2' }, 400),
      ),
    ),
  ],
}

/** A price as stored, and what it is in dollars. */
export const readablePrices: [unknown, number][] = [
  [149.99, 149.99],
  ['149.99', 149.99],
  ['149.9', 149.9],
  ['149', 149],
  [0.1 + 0.2, 0.3],
  ['0.01', 0.01],
]

/** An invalid price, and the dollars that a careless parser would read. */
export const unreadablePrices: [unknown, number][] = [
  // An empty price.
  [0, 0],
  ['0', 0],
  ['0.00', 0],
  [0.001, 0],
  ['$149', 149],
  ['1,200', 1200],
  ['', 0],
  ['1e2', 100],
  ['+5', 5],
  ['-5', -5],
  [' 149', 149],
  ['149.', 149],
  ['12345678', 12345678],
  ['0.005', 0.01],
  [100.005, 100.01],
  [-100, -100],
  [null, 0],
  [true, 1],
]

export const prices: Group = {
  name: 'a catalog price',
  about: ['rentOfLine'],
  cases: [
    ...readablePrices.map(([price, rent]) =>
      withCastle({ price }).acceptsBooking(
        `of ${JSON.stringify(price)} is ${rent}`,
        castle({}, rent),
      ),
    ),
    ...unreadablePrices.map(([price, rent]) =>
      withCastle({ price }).refusesBooking(
        `of ${JSON.stringify(price)} is not bookable`,
        castle({}, rent),
      ),
    ),
    given({ 'inflatables/castle': { count: 1 } }).refusesBooking(
      'that is missing is not bookable',
      castle({}, 0),
    ),
    withCastle({ price: 250 }).refusesBooking('of the past is refused', { balances: balances() }),
  ],
}
