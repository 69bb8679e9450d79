import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { PayBy } from './PayBy'

const rule =
  'Unpaid reservations are cancelled after 24 hours, or 2 hours after our office next opens if it is closed then.'
const open = 'The office is open Mon - Sat 8am - 5pm and closed on Sundays.'

type Told = Partial<Record<'made' | 'delivery' | 'now', string>>

function told({ made, delivery, now }: Told, more: Partial<ComponentProps<typeof PayBy>> = {}) {
  const { container } = render(
    <PayBy
      made={made === undefined ? null : new Date(made)}
      delivery={delivery === undefined ? null : new Date(delivery)}
      {...(now && { now: new Date(now) })}
      {...more}
    />,
  )
  return container.textContent
}

// On Saturday at 3:30 pm.
const made = '2027-06-05T20:30Z'
const onMonday = '2027-06-07T10:00Z'

test('says one moment at which the office is open, the rule, and when the office is open', () => {
  expect(told({ made })).toBe(`Please pay in our office by Monday, June 7, 10 am. ${rule} ${open}`)
  expect(screen.getByText('Monday, June 7, 10 am')).toBeVisible()
})

test('an event that is sooner is to be paid before its delivery: by telephone, or by a mail', () => {
  expect(told({ made, delivery: onMonday })).toBe(
    `${rule} Your event is sooner than that: please call us at (815) 555-0142 to pay before the delivery, or write to hello@example.com while we are closed. ${open}`,
  )
  expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
})

test('before it is booked, the card is the way that knows no hours', () => {
  expect(told({ made, delivery: onMonday }, { beforehand: true })).toBe(
    `${rule} Your event is sooner than that: please call us at (815) 555-0142 to pay before the delivery, or choose Credit Card and pay now. ${open}`,
  )
})

test('of a booking, the mail to the office names it, and an invoice may be a way to pay at any hour', () => {
  expect(told({ made, delivery: onMonday }, { bookingId: 'abc' })).toContain(
    'If we mailed you an invoice, you can pay by its link at any hour.',
  )
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com?subject=Booking%20abc',
  )
})

test('once that moment is over, it asks whether it was paid', () => {
  expect(told({ made, now: '2027-06-07T15:00Z' })).toBe(
    `Payment was due by Monday, June 7, 10 am. ${rule} Already paid, or want to keep it? Call (815) 555-0142. ${open}`,
  )
})

test('once the delivery has begun, nothing is to be paid before it', () => {
  expect(told({ made, delivery: onMonday, now: onMonday })).toBe(
    `${rule} Not paid yet? Please call us at (815) 555-0142. ${open}`,
  )
})

test('where nobody knows when it was made, it says the rule alone', () => {
  expect(told({})).toBe(`${rule} ${open}`)
})
