import { describe, expect, test } from 'vitest'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { eachStoredAmount, summaryLabels } from '~/lib/domain/amounts'
import { eachOf, givenTexts, textOf } from '~/lib/domain/booking-texts'
import { formatCents } from '~/lib/domain/money'
import { booking as orderOf, bookingLine, daysFrom } from '../../test/bookings'
import { writeMail } from './mails'

const bookingId = 'AbCdEfGhIjKlMnOpQr12'
const invoiceId = '12AbCdEfGhIjKlMnOpQr'

const days = daysFrom('2027-12-31', 2)
const chairs = { itemId: 'chairs', kind: 'extras', name: 'Chair', quantity: 40, days } as const
const order = orderOf({ lines: [bookingLine({ days }), bookingLine(chairs)] })
const { dueNowCents } = order.amounts
const booking = toBookingDocument(order)

function write(form: string, body: unknown) {
  return writeMail(form, body, 'office@example.com')
}

describe('the confirmation', () => {
  test('goes to the customer with lines and amounts that add up', () => {
    const { mail } = write('bebookingConfirmation', { data: booking, reservationID: bookingId })
    expect(mail?.to).toBe('maria@example.com')
    expect(mail?.subject).toContain(bookingId)
    expect(mail?.rows).toContainEqual(['Sunny Castle', '12/31/2027, 01/01/2028'])
    expect(mail?.rows).toContainEqual(['Chair x 40', '12/31/2027, 01/01/2028'])
    expect(mail?.rows).toContainEqual(['Total', formatCents(dueNowCents)])
    expect(mail?.rows).toContainEqual(['Balance due', formatCents(dueNowCents)])
    const labels = mail?.rows.map(([label]) => label)
    expect(labels).not.toContain('Organization')
    expect(labels).not.toContain('For our crew')
    expect(mail?.link?.href).toBe(`/booking/${bookingId}`)
  })

  test('is refused for a booking that waits for approval, which gets the request mail', () => {
    const body = { data: { ...booking, approved: 'Waiting' }, reservationID: bookingId }
    const { problems } = write('bebookingConfirmation', body)
    expect(problems).toEqual([expect.stringContaining('body.data.approved: ')])
    expect(write('bebookingRequested', body).mail).toMatchObject({
      kind: 'request',
      link: { href: `/booking/${bookingId}` },
    })
  })
})

test("each amount, and each text that was given and isn't the office's alone, has a row", () => {
  const given = eachOf(givenTexts, (name) => `A ${name}`)
  const data = { ...booking, ...given, balances: eachStoredAmount(() => 1) }
  const { mail } = write('bebookingConfirmation', { data, reservationID: bookingId })
  const charges = Object.values(summaryLabels)
  for (const label of charges) expect(mail?.rows).toContainEqual([label, '$1.00'])
  expect(mail?.rows).toContainEqual(['Total', `$${charges.length}.00`])
  expect(mail?.rows).toContainEqual(['For our crew', 'A crew'])
  for (const name of givenTexts) {
    const { label, about } = textOf(name)
    const isShown = label !== undefined && about !== 'office'
    expect(mail?.rows.some(([, text]) => text === `A ${name}`)).toBe(isShown)
  }
})

test('a booking from before an amount is mailed', () => {
  const { tax: _, ...balances } = booking.balances
  const body = { data: { ...booking, balances }, reservationID: bookingId }
  expect(write('bebookingConfirmation', body).mail?.rows).toContainEqual(['Tax', '$0.00'])
})

describe('the invoice', () => {
  test('takes the deposit off and links to its page', () => {
    const data = { ...booking, balances: { ...booking.balances, deposit: 100 } }
    const { mail } = write('beinvoice', { data, invoiceId, bookingId })
    expect(mail?.rows).toContainEqual(['Deposit', '-$100.00'])
    expect(mail?.rows).toContainEqual(['Balance due', formatCents(dueNowCents - 100_00)])
    expect(mail?.link?.href).toBe(`/invoice/${invoiceId}`)
  })
})
