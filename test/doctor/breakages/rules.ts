// Rules that somebody changed, or deployed from another folder. What the doctor asks them is in
// doctor.test.ts.
import { fingerprintOf } from '../../../scripts/build/rates'
import type { Breakage, Rows } from './breakage'

/** A text of the rules, its replacement, and the words for it in the doctor's line. */
type Change = readonly [what: string, from: string | RegExp, to: string, said: string]

const unreadable: Change[] = [
  ['no booking page', 'allow get: if isKey(key);', '', 'open their own bookings-test$'],
  ['no orphans', /match \/orphans.*?\n {4}\}/s, '', 'free days whose hold has ended$'],
  ['unreadable extras', /(?<=match \/extras.*)true/s, 'false', 'be read \\(403'],
]

const otherRates: Change[] = [
  ['another tax', 'Tax in Illinois 8.75%', 'Tax in Illinois 8.25%', 'Tax in Illinois 8\\.75%$'],
  ['rules of before the rates', /match \/numbers.*?\n {4}\}/s, '', 'Tax in Illinois'],
]

/**
 * Differences that no visitor's request shows. The doctor's line has the words of the first line
 * that differs.
 */
const hidden: Change[] = [
  ['holds that nobody can confirm', /allow update: if changesOnly\(\['expires'.*?;\n/s, '', ''],
  ['invoices that nobody can pay', /allow update: if changesOnly\(\['paid', 'inv.*?;\n/s, '', ''],
  ['staff for any account', 'auth.token.staff == true', 'auth != null', '.*request.auth != null'],
]

const named = (changes: Change[], line: (said: string) => string): [string, Breakage][] =>
  changes.map(([what, from, to, said]) => [what, { rules: [from, to], line: RegExp(line(said)) }])

const others: Record<string, Breakage> = {
  'freed days': {
    rules: ['delete: if isFree(resource.data)', 'delete'],
    line: /through: a deleted day \(/,
  },
  'a fee of any amount': {
    rules: [/function isFee.*?\n {4}\}/s, 'function isFee(fee) { return true; }'],
    line: /through: a delivery fee below zero \(/,
  },
  'new rentals of anybody': {
    rules: ['match /inflatables/{id} {', 'match /inflatables/{id} { allow create: if true;'],
    line: /through: a new inflatable \(/,
  },
  'rates that are always there': {
    rules: ['allow get: if isNumber(words);', 'allow get: if true;'],
    line: /^Visitors can read numbers\/doctor$/,
  },
  'taken days that nobody can read': {
    rules: [/(?<=match \/allocations.*)allow read: if true;/s, ''],
    line: /calendars' query fails \(403/,
  },
  // It stops every payment by card.
  'another fingerprint': {
    rules: [fingerprintOf(), 'before'],
    line: /^The rules don't have the fingerprint of this folder's rates/,
  },
}

/** Claims that have so many expressions more: three for each `&& true`. */
const longer = (count: number): [from: string, to: string] => [
  'allow create: if isClaim(',
  `allow create: if ${`(${Array.from({ length: 10 }, () => 'true').join(' && ')}) && `.repeat(count / 30)}isClaim(`,
]

/** Nobody else would know before a card is charged. */
const tooLong: Rows<Breakage> = [
  [
    'the largest order over the limit',
    {
      rules: longer(240),
      line: /^The rules refuse orders of more than 6 of 8 lines, after their cards are charged$/,
      remedy: /^Lower maxBookingLines to 6 in src\/lib\/domain\/business\.ts/,
    },
  ],
  [
    'an ordinary order over the limit',
    {
      rules: longer(750),
      line: /^The rules refuse orders of more than 1 of 8 lines, /,
      remedy: /^Lower maxBookingLines to 1 /,
    },
  ],
]

export const rules: Rows<Breakage> = [
  ...Object.entries(others),
  ...tooLong,
  ...['isFree', 'isLeftBehind'].map((name): [string, Breakage] => [
    `${name} that says so of every day`,
    {
      rules: [
        RegExp(`function ${name}\\((.*?)\\) \\{.*?\\n {4}\\}`, 's'),
        `function ${name}($1) { return true; }`,
      ],
      line: /^The rules call every booked day free, .*: those of 2 customers$/,
    },
  ]),
  ...named(unreadable, (said) => `can't ${said}`),
  ...named(otherRates, (said) => `refuse bookings with: ${said}`),
  // Only the key of a service account shows the deployed text.
  ...named(hidden, (said) => `differ from this folder's, starting at line \\d+: ${said}`).flatMap(
    ([what, breakage]): [string, Breakage][] => [
      [what, { ...breakage, hasKey: true }],
      [`${what}, without the key file`, { ...breakage, line: null }],
    ],
  ),
]
