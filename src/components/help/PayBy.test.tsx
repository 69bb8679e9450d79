import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { PayBy } from './PayBy'

const always = 'Reservations that stay unpaid are cancelled after 24 hours'
const open = 'The office is open Mon - Sat 8am - 5pm and closed on Sundays.'

function told(made: string | null, now?: string, more: Partial<ComponentProps<typeof PayBy>> = {}) {
  const { container } = render(
    <PayBy
      made={made === null ? null : new Date(made)}
      {...(now && { now: new Date(now) })}
      {...more}
    />,
  )
  return container.textContent
}

const meanwhile =
  "is closed until Monday, June 7, 8 am, and nothing is cancelled before it opens. Pay there then. If you can't, write to hello@example.com now, or call (815) 555-0142 once it is open."

test('says until which day and hour of the business the office can be paid, and when it is closed', () => {
  expect(told('2027-06-01T15:20Z')).toBe(
    `${always}: please pay in our office by Wednesday, June 2, 10 am. ${open}`,
  )
})

test('where the hour falls on a closed day, the last hour before counts', () => {
  expect(told('2027-06-05T17:00Z')).toBe(
    `${always}: please pay in our office by Saturday, June 5, 5 pm. ${open} The 24 hours end on Sunday, June 6, 12 pm, while it is closed.`,
  )
})

test('where it is closed all the time, it says what happens, and what can be done meanwhile', () => {
  expect(told('2027-06-06T00:00Z')).toBe(
    `${always}, on Sunday, June 6, 7 pm. Our office ${meanwhile} ${open}`,
  )
  expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
})

test.each([
  // It closed three hours ago, and the 24 hours aren't over.
  ['2027-06-05T17:00Z', '2027-06-06T01:00Z', ', on Sunday, June 6, 12 pm. Our office'],
  // They are over, and it hasn't opened since.
  [
    '2027-06-06T00:00Z',
    '2027-06-07T12:00Z',
    '. Those 24 hours ended on Sunday, June 6, 7 pm, but our office',
  ],
])('made at %s, it says the same at %s', (made, now, start) => {
  expect(told(made, now)).toBe(`${always}${start} ${meanwhile} ${open}`)
})

test('before it is booked, the card is the way that knows no hours', () => {
  expect(told('2027-06-06T00:00Z', undefined, { beforehand: true })).toBe(
    `${always}, on Sunday, June 6, 7 pm. Our office is closed until Monday, June 7, 8 am, and nothing is cancelled before it opens. Pay there then, or choose Credit Card and pay now. ${open}`,
  )
})

test('of a booking, the mail to the office names it, and an invoice may be a way to pay at any hour', () => {
  expect(told('2027-06-06T00:00Z', undefined, { bookingId: 'abc' })).toContain(
    'If we mailed you an invoice, you can pay by its link at any hour.',
  )
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com?subject=Booking%20abc',
  )
})

test('once that hour is over, it asks whether it was paid', () => {
  expect(told('2027-06-01T15:20Z', '2027-06-02T15:00Z')).toBe(
    `${always}. Those 24 hours ended on Wednesday, June 2, 10 am. Already paid, or want to keep it? Call (815) 555-0142. ${open}`,
  )
})

test('where nobody knows when it was made, it says the rule alone', () => {
  expect(told(null)).toBe(`${always}. ${open}`)
})
