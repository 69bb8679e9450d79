// What is written into rules and documentation for any rates, and which rates are refused.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { amountNames, storedAmountName } from '~/lib/domain/amounts'
import { storedNames } from '~/lib/domain/booking-texts'
import * as business from '~/lib/domain/business'
import type { Weekday } from '~/lib/domain/day'
import { textToAgreeOn } from '~/lib/domain/fingerprint'
import { sharedNames, type SharedRates } from '~/lib/domain/shared-rates'
import { changedRates } from '../../test/fixed-rates'
import { checkBusiness, type Business } from './check-business'
import {
  changesBetween,
  fingerprintOf,
  rateIds,
  ratesOf,
  withDocRates,
  withRuleRates,
} from './rates'

const rules = withRuleRates(readFileSync('firestore.rules', 'utf8'))
const doc = withDocRates(readFileSync('docs/rules.md', 'utf8'))

/** Without the rates in words. */
const decisions = (text: string) => text.replace(/function isRate\(.*?\n {4}\}/s, '')

test.each(sharedNames)('%s is changed in business.ts alone', (name) => {
  const changed = { ...business, [name]: changedRates[name] }
  const rates = ratesOf(changed)
  const written = withRuleRates(rules, changed)
  expect(changesBetween(ratesOf(), rates)).not.toEqual([])
  expect(fingerprintOf(changed)).not.toBe(fingerprintOf())
  for (const id of [...rateIds(rates), fingerprintOf(changed)]) expect(written).toContain(`'${id}'`)
  for (const row of Object.entries(rates))
    expect(withDocRates(doc, rates)).toContain(`| ${row.join(' | ')} |\n`)
  // The rules don't know how many miles a delivery is.
  if (name !== 'deliveryCentsPerMile') expect(decisions(written)).not.toBe(decisions(rules))
  // Writing again changes nothing, and today's rates come back.
  expect(withRuleRates(written, changed)).toBe(written)
  expect(withRuleRates(written)).toBe(rules)
  expect(withDocRates(withDocRates(doc, rates))).toBe(doc)
})

test('no rate changes the words of another', () => {
  const changes = (changed: Partial<SharedRates>) =>
    changesBetween(ratesOf(), ratesOf({ ...business, ...changed })).toSorted()
  const singly = sharedNames.flatMap((name) => changes({ [name]: changedRates[name] }))
  expect(singly.toSorted()).toEqual(changes(changedRates))
})

/** As the rules have a number. */
const numberFunction = (name: string, number: number) =>
  `function ${name}() {\n      return ${number};`

test.each([
  [numberFunction('illinoisTax', 900), 'Tax in Illinois 8.75% → 9%'],
  [numberFunction('wisconsinTax', 550), 'Tax in Wisconsin 6.25% → 5.5%'],
  [
    '(sum * 90 + 50) / 100 / 100.0 || rent == (sum * 80 + 50)',
    ' → betterbounce10 10%, Party20 20%',
  ],
  ['share(rent, 1050)', 'Damage waiver 9% → 10.5%'],
  ['insurance in [0, 49.95]', 'Insurance certificate $45.00 → $49.95'],
  ['deposit in [0, 150]', 'Deposit $100.00 → $150.00'],
  ['deliveryAmount in [0, 50, 75, 140]', 'Delivery time: Exact time $125.00 → $140.00'],
  [numberFunction('flatFee', 35), 'Delivery to a town with the flat fee $30.00 → $35.00'],
  [String.raw`'rockford|belvidere|st[.] john\\x27s'`, " → Rockford, BELVIDERE, St. John's"],
  ['each mile $1.75', 'Delivery elsewhere in Illinois, for each mile $1.50 → $1.75'],
  [numberFunction('wisconsinFee', 60), 'Delivery in Wisconsin $50.00 → $60.00'],
  [numberFunction('moveUntilDays', 3), 'before the first one 2 → 3'],
  [numberFunction('maxMoves', 0), 'Moves of a booking online 2 → 0'],
  ['return 8;', 'Deliveries of the crew on a day, at most no limit → 8'],
])('the rules have %j, and a deploy says %s', (inRules, change) => {
  expect(withRuleRates(rules, { ...business, ...changedRates })).toContain(inRules)
  expect(changesBetween(ratesOf(), ratesOf(changedRates)).join('\n')).toContain(change)
})

test("the rules have a list of the crew's limits, and docs/rules.md has it in words", () => {
  const deliveriesPerDay: SharedRates['deliveriesPerDay'] = [
    { day: '2027-07-03', most: 20 },
    { day: '2027-07-04', weekday: 'Sunday', most: 5 },
    { weekday: 'Sunday', most: 0 },
    { weekday: 'Saturday', most: 15 },
  ]
  expect(withRuleRates(rules, { ...business, deliveriesPerDay })).toContain(
    "return date == '2027-07-03' ? 20\n        : date == '2027-07-04' && weekday == 7 ? 5\n        : weekday == 7 ? 0\n        : weekday == 6 ? 15\n        : 0;",
  )
  expect(Object.values(ratesOf({ ...business, deliveriesPerDay }))).toContain(
    '20 on 2027-07-03, 5 on a Sunday on 2027-07-04, 0 on a Sunday, 15 on a Saturday',
  )
})

test('a new amount or text of a booking is a new fingerprint, so that no older page charges a card', () => {
  for (const name of [...amountNames.map(storedAmountName), ...storedNames])
    expect(textToAgreeOn()).toContain(JSON.stringify(name))
})

const notice = (some: object) => ({
  noticeDays: [{ days: 2, what: 'tents', items: ['tent'], ...some }],
})
const closed = (from: string, to: string) => ({ closedDays: [{ from, to }] })

test('what the business may want is accepted: no charge, a day off, the largest and the smallest amounts', () => {
  const free = {
    taxBasisPoints: { IL: 0, WI: 100 },
    damageWaiverBasisPoints: 0,
    insuranceRateCents: 0,
    depositRateCents: 5_00,
    wisconsinDeliveryCents: 1000_00,
    deliveryCentsPerMile: 20_00,
    ...closed('2028-02-29', '2028-02-29'),
  }
  expect(() => checkBusiness({ ...business, ...free })).not.toThrow()
})

/** Each copy in which one number is half a unit more, or one text is empty. */
function slipsIn(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 0.5]
  if (typeof value === 'string') return ['']
  return Object.entries(value as object).flatMap(([key, each]) =>
    slipsIn(each).map((slip) => Object.assign(structuredClone(value as object), { [key]: slip })),
  )
}

test.each(sharedNames)('each slip in %s is refused by name', (name) => {
  for (const slip of slipsIn(changedRates[name]))
    expect(() => checkBusiness({ ...business, [name]: slip })).toThrow(name)
})

describe('numbers that page and rules would read differently are refused by name', () => {
  test.each<[string, Partial<Business>, RegExp]>([
    [
      'a deposit of $1.50',
      { depositRateCents: 150 },
      /depositRateCents is 150, which is \$1\.50.*\$5\.00/,
    ],
    [
      'a tax of 0.09 %',
      { taxBasisPoints: { IL: 9, WI: 625 } },
      /taxBasisPoints\.IL is 9, .*0\.09%/,
    ],
    ['all of the rent', { promoCodes: { free: 100 } }, /free takes 100 % off/],
    ['a code in spaces', { promoCodes: { ' ten': 10 } }, /" ten" has spaces/],
    ['a code twice', { promoCodes: { ten: 10, TEN: 15 } }, /ten is there twice/],
    [
      'more percentages than the rules can compare',
      { promoCodes: { a: 5, b: 10, c: 15, d: 20, e: 25, f: 30 } },
      /5 different percentages at most/,
    ],
    ['a town with its state', { flatFeeTowns: ['Rockton, IL'] }, /"Rockton, IL"/],
    ['an hour without its 0', { earliestSpecificTime: '7:00' }, /earliestSpecificTime is "7:00"/],
    ['times in reverse', { latestSpecificTime: '06:00' }, /07:00, 12:00, 06:00, which isn't in/],
    ['a crew that never comes', { deliveriesPerDay: 0 }, /with 0 on every day nobody can book/],
    [
      'a weekday in lower case',
      { deliveriesPerDay: [{ weekday: 'saturday' as Weekday, most: 9 }] },
      /"saturday" is no weekday/,
    ],
    [
      'a day under another name',
      { deliveriesPerDay: [{ date: '2027-07-03', most: 9 } as { most: number }] },
      /deliveriesPerDay: "date" is no field/,
    ],
    [
      'a row that never counts',
      { deliveriesPerDay: [{ most: 8 }, { weekday: 'Saturday', most: 9 }] },
      /the row for all days comes last/,
    ],
    ['no number of moves', { maxMoves: -1 }, /maxMoves is -1/],
    ['a town twice', { flatFeeTowns: ['Rockton', 'rockton'] }, /rockton is there twice/],
    [
      'two windows of one price',
      { timeWindows: { ...business.timeWindows, exact: { cents: 75_00 } } },
      /two cost the same/,
    ],
    [
      'a closed day as it is stored',
      closed('12/24/2026', '12/26/2026'),
      /"12\/24\/2026".*2027-12-24/,
    ],
    ['a closed day that is none', closed('2027-02-30', '2027-03-01'), /closedDays: "2027-02-30"/],
    [
      'closed days in reverse',
      closed('2027-12-26', '2027-12-24'),
      /2027-12-26 is after 2027-12-24/,
    ],
    [
      'a closed period without its last day',
      { closedDays: [{ from: '2027-12-24' } as never] },
      /closedDays: a period with 2027-12-24 lacks its from or its to/,
    ],
    ['dollars for a fee', { flatDeliveryCents: 35 }, /is \$0\.35\..*for \$35 type 35_00\. It may/],
    ['half a cent for a fee', { flatDeliveryCents: 35.5 }, /for \$45 type 45_00/],
    ['a closed year', closed('2027-12-24', '2028-12-26'), /is 369 days; is the year right/],
    ['a notice of no days', notice({ days: 0 }), /noticeDays: 0 days for "tents"/],
    ['a notice for nothing', notice({ what: '' }), /should end the sentence/],
    ['a notice for another kind', notice({ only: 'extra' }), /only is "extra".*'extras'/],
    ['a notice for one text', notice({ items: 'tent' }), /items is a list/],
    [
      'closed days for another kind',
      { closedDays: [{ from: '2027-12-24', to: '2027-12-26', only: 'Extras' as 'extras' }] },
      /closedDays: only is "Extras".*'extras'/,
    ],
    [
      'closed days with a misspelled field',
      { closedDays: [{ from: '2027-12-24', to: '2027-12-26', onyl: 'extras' } as never] },
      /closedDays: "onyl" is no/,
    ],
    ['a notice that is a sentence', notice({ what: 'We plan tents.' }), /should end the sentence/],
    ['a notice for no item', notice({ items: [] }), /is for no item/],
    ['a notice for an address', notice({ items: ['extra/tent'] }), /"extra\/tent" isn't the id/],
    ['a notice for an item twice', notice({ items: ['tent', 'tent'] }), /tent is there twice/],
  ])('%s', (_, change, message) => {
    expect(() => checkBusiness({ ...business, ...change })).toThrow(message)
  })
})

test('the rules take signatures on the three newest versions of the contract', () => {
  const written = withRuleRates(rules, business, ['a', 'b', 'c', 'd'])
  expect(written).toContain("return '(a|b|c) [|] ")
  expect(written).toContain(`'${fingerprintOf()}_c'`)
  expect(written).not.toContain('_d')
})

test('a file without a place for the rates is refused', () => {
  expect(() => withRuleRates('rules_version')).toThrow('no place for the rates')
})
