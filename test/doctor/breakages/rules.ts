// Rules that somebody changed, or deployed from another folder.
import type { Breakage } from './breakage'

const clauses = {
  confirm: /allow update: if changesOnly\(\['expires', 'package'\]\).*?;\n/s,
  payment: /allow update: if changesOnly\(\['paid', 'invoiceID'\]\).*?;\n/s,
  office: 'allow read, write: if request.auth.token.staff == true;',
}
const anybodySignedIn = 'allow read, write: if request.auth != null;'

export const rules: readonly Breakage[] = [
  // What visitors must be able to do.
  {
    what: 'no booking page',
    rules: ['allow get: if isKey(key);', ''],
    line: /can't open their own bookings-test$/,
  },
  {
    what: 'no invoice page',
    rules: [/(match \/invoices-test.*?)allow get: if true;/s, '$1'],
    line: /can't open their own invoices-test$/,
  },
  {
    what: 'no bookings',
    rules: ['allow create: if isClaimedNow', 'allow create: if false && isClaimedNow'],
    line: /rules refuse visitors: a booking, an invoice$/,
  },
  {
    what: 'no claims',
    rules: ['allow create: if isClaim(', 'allow create: if false && isClaim('],
    line: /rules refuse visitors: a booking, an invoice$/,
  },
  {
    what: 'no invoices',
    rules: ['allow create: if isInvoice(request.resource.data);', ''],
    line: /rules refuse visitors: an invoice$/,
  },
  {
    what: 'no holds',
    rules: ['return expires > request.time &&', 'return false &&'],
    line: /rules refuse visitors: a hold of ten minutes$/,
  },
  {
    what: 'holds of a minute',
    rules: ["duration.value(15, 'm')", "duration.value(1, 'm')"],
    line: /rules refuse visitors: a hold of ten minutes$/,
  },
  {
    what: 'no newsletter',
    rules: [/match \/newsLetter.*?\n {4}\}/s, ''],
    line: /rules refuse visitors: a newsletter sign-up$/,
  },
  {
    what: 'no orphans',
    rules: [/match \/orphans.*?\n {4}\}/s, ''],
    line: /can't free days whose hold has ended$/,
  },
  {
    what: 'an extra that nobody can read',
    rules: [/(match \/extras\/\{id\} \{\n +)allow read: if true;/, '$1allow read: if false;'],
    line: /catalog(ue)? can't be read \(403/,
  },
  {
    what: 'taken days that nobody can read',
    rules: [/(match \/allocations\/\{id\} \{\n +)allow read: if true;/, '$1'],
    line: /calendars' query fails \(403/,
  },
  // What they must not.
  {
    what: 'forged prices',
    rules: ['/inflatables/{id} {', '/inflatables/{id} { allow write;'],
    line: /through: a price of the catalog \(/,
  },
  {
    what: 'freed days',
    rules: ['delete: if isFree(resource.data)', 'delete'],
    line: /through: a deleted day \(/,
  },
  {
    what: 'holds of two weeks',
    rules: ["duration.value(15, 'm')", "duration.value(15, 'd')"],
    line: /through: a hold of a day \(/,
  },
  {
    what: 'rents that nobody compares',
    rules: ['|| isRent(getAfter(booking).data)', '|| true'],
    line: /through: a booking at another price \(/,
  },
  {
    what: 'taxes that nobody compares',
    rules: ['return balances.tax == share(rent, 875)', 'return balances.tax >= 0'],
    line: /through: a booking with another tax \(/,
  },
  {
    what: 'a delivery that nobody charges',
    rules: ['? balances.deliveryFee == 30', '? true'],
    line: /through: a booking with another delivery fee \(/,
  },
  {
    what: 'bookings that pay themselves',
    rules: ['b.paid == false ||', 'true ||'],
    line: /through: an office booking marked as paid \(/,
  },
  {
    what: 'requests that approve themselves',
    rules: ["b.approved == (requestMode ? 'Waiting' : 'True')", 'b.approved is string'],
    line: /through: a booking that skips approval \(/,
  },
  {
    what: 'units beyond the count',
    rules: [/return unit is int\s+&& unit >= 0[^;]*;/, 'return unit is int;'],
    line: /through: a unit that isn't there \(/,
  },
  {
    what: 'days that the booking lacks',
    rules: ['? isInBooking(bookingOf(a.owner), a, storedDay(a.date))', '? isBooked(a.owner)'],
    line: /through: a day that the booking lacks \(/,
  },
  {
    what: 'invoices of any amount',
    rules: [/&& invoice\.data == getAfter.*?;/, '&& invoice.bookingId is string;'],
    line: /through: an invoice for another amount \(/,
  },
  {
    what: 'a newsletter for anything',
    rules: [
      /allow create: if request.resource.data.keys\(\).hasOnly\(\['email'\]\).*?;/s,
      'allow create;',
    ],
    line: /through: an invalid email address \(/,
  },
  {
    what: 'open bookings',
    rules: ['list: if takenDaysComeFromBookings()', 'list'],
    line: /can list bookings-test$/,
  },
  {
    what: 'open settings',
    rules: ["get: if id in ['requestBooking', 'availability']", 'get'],
    line: /can read config\/doctor$/,
  },
  {
    what: 'open claims',
    rules: ['/claims/{owner} {', '/claims/{owner} { allow list;'],
    line: /can list claims$/,
  },
  {
    what: 'open invoices',
    rules: ['/invoices-test/{id} {', '/invoices-test/{id} { allow list;'],
    line: /can list invoices-test$/,
  },
  {
    what: 'open addresses',
    rules: ['/newsLetter/{id} {', '/newsLetter/{id} { allow list;'],
    line: /can list newsLetter$/,
  },
  // Other numbers.
  {
    what: 'another tax',
    rules: ['Tax in Illinois 8.75%', 'Tax in Illinois 8.25%'],
    line: /refuse bookings with: Tax in Illinois 8\.75%$/,
  },
  {
    what: 'a town missing',
    rules: ['fee Cherry Valley, Durand', 'fee Cherry Valley'],
    line: /bookings with: Towns with/,
  },
  {
    what: 'a town more',
    rules: ['fee Cherry Valley, Durand', 'fee Byron, Cherry Valley, Durand'],
    line: /bookings with: Towns with/,
  },
  {
    what: 'a percentage more',
    rules: ['betterstay15 15%', 'betterstay15 15%, half 50%'],
    line: /bookings with: Promo codes/,
  },
  {
    what: 'rules of before the numbers',
    rules: [/match \/numbers.*?\n {4}\}/s, ''],
    line: /bookings with: Tax in Illinois/,
  },
  // What no visitor's request shows.
  {
    what: 'holds that nobody can confirm',
    rules: [clauses.confirm, ''],
    hasKey: true,
    line: /deployed rules differ from this folder's, starting at line \d+/,
  },
  {
    what: 'holds that nobody can confirm, without the key file',
    rules: [clauses.confirm, ''],
    line: null,
  },
  {
    what: 'staff for any account',
    rules: [clauses.office, anybodySignedIn],
    hasKey: true,
    line: /deployed rules differ from this folder's, starting at line \d+: allow read, write: if request.auth != null/,
  },
  {
    what: 'staff for any account, without the key file',
    rules: [clauses.office, anybodySignedIn],
    line: null,
  },
  {
    what: 'invoices that nobody can pay',
    rules: [clauses.payment, ''],
    hasKey: true,
    line: /deployed rules differ from this folder's, starting at line \d+/,
  },
  {
    what: 'invoices that nobody can pay, without the key file',
    rules: [clauses.payment, ''],
    line: null,
  },
]
