import { expect, test, vi } from 'vitest'
import { storedBooking as stored } from '#test/bookings'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { currentContract, signatureOf } from '~/lib/domain/contract-version'
import { allSettings } from '~/settings/all-settings'
import { mailDetails } from './mail-details'
import { contractName } from './signature'

const unpaid = { ...stored, balances: { ...stored.balances, deposit: 0 } }
const spaces = ['18 × 18 ft for Rockford Castle']
const now = new Date('2027-06-08T16:00:00Z')
const detailsOf = (some: object, at = now) =>
  mailDetails(
    bookingFrom('abcdefghij0123456789', { ...unpaid, ...some }),
    { castle: { parts: 'Includes Folding Chairs × 20', spaces } },
    at,
  )
const textOf = (label: string, some: object, at = now) =>
  detailsOf(some, at).find((row) => row.label === label)?.text

test('the mail of an unpaid booking says all that its page says: deadline, hours, ground, preparations, parts, changes', () => {
  expect(detailsOf({}).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    "Payment: Please pay $575.40 by Wednesday, June 9, 9:14am. Unpaid reservations are canceled after 24 hours. Pay by card on your booking's page, or in our office. It's open Mon - Sat 8am - 5pm.",
    "Delivery: On each rental's first day, between 10am and 12pm. We'll call ahead.",
    "Pickup: On each rental's last day, after 7pm, until midnight.",
    'Ground: Concrete / Asphalt',
    'Rockford Castle: Includes Folding Chairs × 20',
    'Have ready: A flat, clear area: 18 × 18 ft for Rockford Castle. 20 amp outlet within 100 ft. An adult present at delivery and pickup. Adult supervision at all times. Maximum 175 lbs per person',
    "Rules: Please sign the release on your booking's page before your event.",
    "Changes: You can move your rental to another day until Thursday, June 10. To cancel, give us at least 24 hours' notice before delivery.",
  ])
})

test.each([
  ['a request', { approved: 'Waiting' }, /^Nothing is due until our office approves/],
  ['a paid one', { paid: true }, /^Paid in full\.$/],
  [
    'a deposit',
    stored,
    /^Total \$575.40. Deposit of \$100.00 paid by card on Tue, Jun 8, 2027. \$475.40 is due before delivery on Sat, Jun 12\. Pay by card/,
  ],
  ['approved later', { approved: true }, /^\$575.40 is due. Pay by card/],
  ['unreadable amounts', { balances: { rent: 'see paper' } }, /^Call \(815\) 555-0142 for/],
  [
    'an event before the deadline',
    { created: '06/11/2027 | 14:30' },
    /^\$575.40 is due before delivery. Your event is soon/,
  ],
  [
    'a deadline at night',
    { created: '06/08/2027 | 22:00' },
    /The office is closed at that time, so pay earlier or call \(815\) 555-0142\.$/,
  ],
])('what is due: %s', (_, some, words) => {
  expect(textOf('Payment', some)).toMatch(words)
})

test('where the office confirms payment terms, it asks for no payment yet', () => {
  const order = { organization: 'name: Lincoln School\npurchaseOrder: 4711-B' }
  vi.spyOn(allSettings, 'acceptsPurchaseOrders', 'get').mockReturnValue(true)
  expect(textOf('Payment', order)).toBe(
    "$575.40 is due. We'll confirm your payment terms by email.",
  )
})

test('a signed booking says who signed which contract, and where it is', () => {
  const { version } = currentContract
  expect(textOf('Rules', { signed: signatureOf('06/08/2027 | 14:05') })).toBe(
    `Signed by Maria Jensen on Tue, Jun 8, 2027: ${contractName(version)}. ${allSettings.siteUrl}/contract/${version}`,
  )
})

test('extras alone need neither power nor supervision', () => {
  expect(textOf('Have ready', { inflatables: [], extras: stored.inflatables })).toBe(
    'A flat, clear area: 18 × 18 ft for Rockford Castle. An adult present at delivery and pickup',
  )
})

test('after the deadline it asks for a call', () => {
  expect(textOf('Payment', {}, new Date('2027-06-10T16:00:00Z'))).toBe(
    '$575.40 was due by Wednesday, June 9, 9:14am. Please call (815) 555-0142.',
  )
})
