// Rules that somebody changed, or deployed from another folder. What the doctor asks them is in
// doctor.test.ts.
import { fingerprintOf } from '../../../scripts/build/rates'
import type { Breakage, Rows } from './breakage'

/** A text of the rules, its replacement, and the doctor's line. */
const changes: Record<string, [from: string | RegExp, to: string, line: RegExp]> = {
  'no booking page': ['allow get: if isKey(key);', '', /can't open their own: bookings-test$/],
  'no orphans': [/match \/orphans.*?\n {4}\}/s, '', /can't free: days whose hold has ended$/],
  'unreadable extras': [/(?<=match \/extras.*)true/s, 'false', /catalog can't be read \(403/],
  'taken days that nobody can read': [
    /(?<=match \/allocations.*)allow read: if true;/s,
    '',
    /calendars' query fails \(403/,
  ],
  'another tax': [
    'Tax in Illinois 8.75%',
    'Tax in Illinois 8.25%',
    /refuse Tax in Illinois 8\.75%/,
  ],
  'rules of before the rates': [/match \/numbers.*?\n {4}\}/s, '', /and refuse Tax in Illinois/],
  // It stops every payment by card.
  'another fingerprint': [fingerprintOf(), 'before', /^The rules lack the fingerprint/],
  'freed days': ['delete: if isFree(resource.data)', 'delete', /through .*a deletion of allocat/],
  'a fee of any amount': [
    /function isFee.*?\n {4}\}/s,
    'function isFee(fee) { return true; }',
    /through .*: a delivery fee below zero$/,
  ],
  'new rentals of anybody': [
    'match /inflatables/{id} {',
    '$& allow create: if true;',
    /through .*: a new inflatables$/,
  ],
  'a mode that anybody changes': [
    'match /config/{id} {',
    "$& allow write: if id == 'requestBooking';",
    /through .*a change of config\/requestBooking, a deletion of config\/requestBooking$/,
  ],
  'invoices that anybody changes': [
    'match /invoices-test/{id} {',
    '$& allow update: if true;',
    /through .*: a change of invoices-test/,
  ],
  'rates that are always there': ['get: if isNumber(words);', 'get;', /can read: numbers\/doctor$/],
  'a list of newsletter addresses': ['match /newsLetter/{id} {', '$& allow list;', /list: newsLet/],
  'isFree that says so of every day': [
    /function isFree\((.*?)\) \{.*?\n {4}\}/s,
    'function isFree($1) { return true; }',
    /call every booked day free, .*: those of 2 customers$|: orphans\/doctor$|^The rules let/,
  ],
}

/**
 * Differences that no visitor's request shows. The doctor's line has the words of the first line
 * that differs.
 */
const hidden: Record<string, [from: string | RegExp, to: string]> = {
  'holds that nobody can confirm': [/allow update: if changesOnly\(\['expires'.*?;\n/s, ''],
  'staff for any account': ['auth.token.staff == true', 'auth != null'],
}

/** Claims that have so many expressions more: three for each `&& true`. */
const longer = (count: number): [from: string, to: string] => [
  'allow create: if isClaim(',
  `allow create: if ${`(${Array.from({ length: 10 }, () => 'true').join(' && ')}) && `.repeat(count / 30)}isClaim(`,
]

export const rules: Rows<Breakage> = [
  ...Object.entries(changes).map(
    ([what, [from, to, line]]) => [what, { rules: [from, to], line }] as const,
  ),
  // Only the key of a service account shows the deployed text.
  ...Object.entries(hidden).flatMap(([what, change]): [string, Breakage][] => [
    [what, { rules: change, hasKey: true, line: /differ from .*, starting at line \d+: / }],
    [`${what}, without the key file`, { rules: change, line: null }],
  ]),
  // Nobody else would know before a card is charged.
  [
    'the largest order over the limit',
    { rules: longer(240), line: /more than 6 of 8 lines, after/ },
  ],
  ['an ordinary order over the limit', { rules: longer(750), line: /more than 1 of 8 lines, / }],
]
