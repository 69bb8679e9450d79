// Rules that somebody changed, or deployed from another folder. What the doctor asks them is in
// doctor.test.ts.
import { currentContract } from '~/lib/domain/contract-version'
import { fingerprintOf } from '../../../scripts/build/rates'
import { intercept } from '../intercept'
import type { Breakage, Rows } from './breakage'

/** A text of the rules, its replacement, and the doctor's line. */
const changes: Record<string, [from: string | RegExp, to: string, line: RegExp]> = {
  'no booking page': [
    'allow get: if isKey(key);',
    '',
    /can't open their pages, .*: bookings-test$/,
  ],
  'no orphans': [/match \/orphans.*?\n {4}\}/s, '', /^Nobody can book: days whose hold/],
  'unreadable extras': [/(?<=match \/extras.*)true/s, 'false', /catalog can't be read \(403/],
  'taken days that nobody can read': [
    /(?<=match \/allocations.*)allow read: if true;/s,
    '',
    /calendar .*query fails \(403/,
  ],
  'another tax': [
    'Tax in Illinois 8.75%',
    'Tax in Illinois 8.25%',
    /rules lack: Tax in Illinois 8\.75%/,
  ],
  'another fingerprint': [RegExp(fingerprintOf(), 'g'), 'before', /lack this folder's rates/],
  'another contract': [RegExp(currentContract.version, 'g'), 'before', /or the site's contract$/],
  'freed days': ['delete: if isFree(resource.data)', 'delete', /can write .*a deletion of allocat/],
  'a fee of any amount': [
    /function isFee.*?\n {4}\}/s,
    'function isFee(fee) { return true; }',
    /can write .*: a delivery fee below zero$/,
  ],
  'new rentals of anybody': [
    'match /inflatables/{id} {',
    '$& allow create: if true;',
    /can write .*: a new inflatables$/,
  ],
  'a mode that anybody changes': [
    'match /config/{id} {',
    "$& allow write: if id == 'requestBooking';",
    /can write .*a change of config\/requestBooking, a deletion of config\/requestBooking$/,
  ],
  'invoices that anybody changes': [
    'match /invoices-test/{id} {',
    '$& allow update: if true;',
    /can write .*: a change of invoices-test/,
  ],
  'rates that are always there': ['get: if isRate(words);', 'get;', /can read: numbers\/doctor$/],
  'a list of newsletter addresses': ['match /newsLetter/{id} {', '$& allow list;', /list: newsLet/],
  'isFree that says so of every day': [
    /function isFree\((.*?)\) \{.*?\n {4}\}/s,
    'function isFree($1) { return true; }',
    /call every booked day free, .*: those of 2 customers$|: orphans\/doctor$|^Strangers can write/,
  ],
}

/** No visitor's request shows these. The doctor quotes the first line that differs. */
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
  ...Object.entries(hidden).map(
    ([what, rules]) => [what, { rules, hasKey: true, line: /differ from line \d+ on: / }] as const,
  ),
  [
    "a tax that isn't deployed yet",
    {
      rules: ['Illinois 8.75%', 'Illinois 8.25%'],
      spoil: () =>
        intercept((url) =>
          url.includes('/rates.json') ? Response.json({ 'Tax in Illinois': '8.25%' }) : undefined,
        ),
      line: /^Changed in this folder, and not deployed yet: Tax in Illinois 8\.75%$/,
    },
  ],
  // Nobody else would know before a card is charged.
  [
    'the largest order over the limit',
    { rules: longer(300), line: /more than 7 of 8 lines, after/ },
  ],
]
