// Rules that somebody changed, or deployed from another folder.
import { fingerprintOf } from '../../../scripts/build/numbers'
import type { Breakage } from './breakage'

/** A text of the rules, its replacement, and the words for it in the doctor's line. */
type Change = readonly [what: string, from: string | RegExp, to: string, said: string]

const refused: Change[] = [
  ['no bookings', 'if isMadeNow(claim', 'if false && isMadeNow(claim', 'a booking, an invoice'],
  ['no claims', 'if isClaim(', 'if false && isClaim(', 'a booking, an invoice'],
  ['no invoices', 'allow create: if isInvoice(request.resource.data);', '', 'an invoice'],
  ['no holds', 'return expires > request.time &&', 'return false &&', 'a hold of ten minutes'],
  ['short holds', "duration.value(15, 'm')", "duration.value(1, 'm')", 'a hold of ten minutes'],
  ['no reports of problems', 'if isProblem(', 'if false && isProblem(', 'a report of a problem'],
  ['no newsletter', /match \/newsLetter.*?\n {4}\}/s, '', 'a newsletter sign-up'],
]

const unreadable: Change[] = [
  ['no booking page', 'allow get: if isKey(key);', '', 'open their own bookings-test$'],
  ['no invoice page', 'allow get: if true;', '', 'open their own invoices-test$'],
  ['no orphans', /match \/orphans.*?\n {4}\}/s, '', 'free days whose hold has ended$'],
  ['unreadable extras', /(?<=match \/extras.*)true/s, 'false', 'be read \\(403'],
]

const letThrough: Change[] = [
  [
    'forged prices',
    'allow read: if true;',
    'allow read, write;',
    'a price of the catalog, a deleted inflatable',
  ],
  [
    'forged extras',
    /(?<=match \/extras.*)allow read: if true;/s,
    'allow read, write;',
    'a price of an extra, a deleted extra, a new item',
  ],
  [
    'deleted bookings',
    'allow delete: if isCancellation(key, resource.data)',
    'allow delete',
    'a deleted booking',
  ],
  [
    'paid bookings',
    /(?<=match \/bookings-test.*)allow update: if changesOnly[^;]*;/s,
    'allow update;',
    'a booking marked as paid, another address in a booking',
  ],
  [
    'moves of anything',
    'allow update: if isMove(key, resource.data, request.resource.data)',
    'allow update',
    'a booking marked as paid, another address in a booking',
  ],
  [
    'paid invoices',
    /(?<=match \/invoices-test.*)allow update: if changesOnly\(\['paid', 'paidOn'\]\)[^;]*;/s,
    'allow update;',
    'an invoice marked as paid',
  ],
  ['deleted invoices', 'allow get: if true;', 'allow get, delete: if true;', 'a deleted invoice'],
  [
    'forged cancellations',
    /(?<=match \/canceled-bookings.*?)allow create: if[^;]*;/s,
    'allow create;',
    'a canceled booking that never was',
  ],
  [
    'changed claims',
    'match /claims/{owner} {',
    'match /claims/{owner} { allow update;',
    'a changed claim',
  ],
  [
    'deleted claims',
    'match /claims/{owner} {',
    'match /claims/{owner} { allow delete;',
    'a deleted claim',
  ],
  [
    'deleted addresses',
    'match /newsLetter/{id} {',
    'match /newsLetter/{id} { allow delete;',
    'a deleted newsletter address',
  ],
  [
    'changed problems',
    'match /problems/{id} {',
    'match /problems/{id} { allow update;',
    'a changed problem',
  ],
  [
    'deleted problems',
    'match /problems/{id} {',
    'match /problems/{id} { allow delete;',
    'a deleted problem',
  ],
  [
    'problems in any words',
    /(?<=return )problem\.keys|problem\.keys\(\)\.hasOnly\([^)]*\)/,
    'true',
    'a problem in words of its own',
  ],
  [
    'documents of any kind',
    'match /inflatables/{id} {',
    'match /doctor/{id} { allow create; } match /inflatables/{id} {',
    'a document of a new kind',
  ],
  ['settings of anybody', /(?<=match \/config\/\{id\} \{)/, ' allow write;', 'the settings'],
  [
    'bookings without a claim',
    'if isMadeNow(claimPath(ownerOf(key))) && isBooking(request.resource.data)',
    'if true',
    'a booking without a claim, .*',
  ],
  ['freed days', 'delete: if isFree(resource.data)', 'delete', 'a deleted day'],
  ['holds of two weeks', "duration.value(15, 'm')", "duration.value(15, 'd')", 'a hold of a day'],
  ['any rent', '|| isRent(getAfter(booking).data)', '|| true', 'a booking at another price'],
  ['any tax', 'balances.tax == share(rent, 875)', 'true', 'a booking with another tax'],
  ['any fee', '? balances.deliveryFee == 30', '? true', 'a booking with another delivery fee'],
  ['self-paid bookings', 'b.paid == false ||', 'true ||', 'an office booking marked as paid'],
  ['self-approved requests', /b\.approved == .*/, 'true', 'a booking that skips approval'],
  ['any unit', /(?<=return unit is int)[^;]*/, '', "a unit that isn't there"],
  ['any day', /isInBooking.*/, 'isBooked(a.owner)', 'a day that the booking lacks'],
  ['invoices of any amount', /invoice\.data == .*;/, 'true;', 'an invoice for another amount'],
  ['a newsletter for anything', /(?<=newsLetter.*create).*?;/s, ';', 'an invalid email address'],
]

const open: Change[] = [
  ['all bookings', 'list: if takenDaysComeFromBookings()', 'list', 'list bookings-test'],
  ['all settings', /get: if id in .*;/, 'get;', 'read config/doctor'],
  [
    'canceled bookings',
    'match /canceled-bookings/{key} {',
    'match /canceled-bookings/{key} { allow get;',
    'read canceled-bookings/doctor',
  ],
  [
    'all canceled bookings',
    'match /canceled-bookings/{key} {',
    'match /canceled-bookings/{key} { allow list;',
    'list canceled-bookings',
  ],
  ['all problems', 'match /problems/{id} {', 'match /problems/{id} { allow list;', 'list problems'],
  [
    'any problem',
    'match /problems/{id} {',
    'match /problems/{id} { allow get;',
    'read problems/doctor',
  ],
  ['any booking by its id', 'allow get: if isKey(key);', 'allow get;', 'read bookings-test/doctor'],
  [
    'older bookings',
    'match /bookings/{id} {',
    'match /bookings/{id} { allow get;',
    'read bookings/doctor',
  ],
  [
    'one claim',
    'match /claims/{owner} {',
    'match /claims/{owner} { allow get;',
    'read claims/doctor',
  ],
  [
    'reasons of blocks',
    'match /inflatables/{id} {',
    'match /blocks/{id} { allow list; } match /inflatables/{id} {',
    'list blocks',
  ],
  ['all claims', '/claims/{owner} {', '/claims/{owner} { allow list;', 'list claims'],
  ['all invoices', 'allow get: if true;', 'allow read;', 'list invoices-test'],
  ['all addresses', '/newsLetter/{id} {', '/newsLetter/{id} { allow list;', 'list newsLetter'],
]

const otherNumbers: Change[] = [
  ['another tax', 'Tax in Illinois 8.75%', 'Tax in Illinois 8.25%', 'Tax in Illinois 8\\.75%$'],
  ['a town missing', 'fee Cherry Valley, Durand', 'fee Cherry Valley', 'Towns with'],
  ['a town more', 'fee Cherry Valley, Durand', 'fee Byron, Cherry Valley, Durand', 'Towns with'],
  ['a percentage more', 'betterstay15 15%', 'betterstay15 15%, half 50%', 'Promo codes'],
  ['rules of before the numbers', /match \/numbers.*?\n {4}\}/s, '', 'Tax in Illinois'],
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

const named = (changes: Change[], line: (said: string) => string): Breakage[] =>
  changes.map(([what, from, to, said]) => ({ what, rules: [from, to], line: RegExp(line(said)) }))

export const rules: readonly Breakage[] = [
  ...named(refused, (said) => `rules refuse visitors: ${said}$`),
  ...named(unreadable, (said) => `can't ${said}`),
  {
    what: 'taken days that nobody can read',
    rules: [/(?<=match \/allocations.*)allow read: if true;/s, ''],
    line: /calendars' query fails \(403/,
  },
  ...named(letThrough, (said) => `through: ${said} \\(`),
  ...named(open, (said) => `can ${said}$`),
  ...named(otherNumbers, (said) => `refuse bookings with: ${said}`),
  {
    // It stops every payment by card.
    what: 'another fingerprint',
    rules: [fingerprintOf(), 'before'],
    line: /^The rules don't have the fingerprint of this folder's numbers/,
  },
  // Only the key of a service account shows the deployed text.
  ...named(hidden, (said) => `differ from this folder's, starting at line \\d+: ${said}`).flatMap(
    (breakage): Breakage[] => [
      { ...breakage, hasKey: true },
      { ...breakage, what: `${breakage.what}, without the key file`, line: null },
    ],
  ),
]
