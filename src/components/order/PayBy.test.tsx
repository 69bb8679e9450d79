import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { hrefOf } from '#test/stand-ins/links'
import { PayBy } from './PayBy'

const policy = 'Unpaid reservations are canceled after 24 hours.'
const open = 'The office is open Mon - Sat 8am - 5pm and closed on Sundays.'

type Told = Partial<Record<'made' | 'deliveryAt' | 'now', string>>

function textOf({ made, deliveryAt, now }: Told, more: Partial<ComponentProps<typeof PayBy>> = {}) {
  const { container } = render(
    <PayBy
      made={made === undefined ? null : new Date(made)}
      deliveryAt={deliveryAt === undefined ? null : new Date(deliveryAt)}
      {...(now && { now: new Date(now) })}
      {...more}
    />,
  )
  return container.textContent
}

// On Tuesday at 10:07am, on Saturday at 3:30pm, and on Saturday at 5:30pm.
const onTuesday = '2027-06-01T15:07Z'
const made = '2027-06-05T20:30Z'
const afterClosing = '2027-06-05T22:30Z'
const onSunday = '2027-06-06T10:00Z'

test('says the end of the 24 hours, the policy, and when the office is open', () => {
  expect(textOf({ made: onTuesday })).toBe(
    `Please pay in our office by Wednesday, June 2, 10:07am. ${policy} ${open}`,
  )
  expect(screen.getByText('Wednesday, June 2, 10:07am')).toBeVisible()
})

describe('while the office is closed at the deadline, it says the deadline and how to pay', () => {
  test.each([
    [
      { made },
      'Please pay by Sunday, June 6, 3:30pm.',
      "Our office is closed at that time, so come in earlier, call us at (815) 555-0142, or email hello@example.com while we're closed.",
    ],
    [
      { made: afterClosing },
      'Please pay by Sunday, June 6, 5:30pm.',
      "Our office is closed until then, so please call us at (815) 555-0142 to pay, or email hello@example.com while we're closed.",
    ],
  ])('%o', (when, moment, way) => {
    expect(textOf(when)).toBe(`${moment} ${policy} ${way} ${open}`)
  })

  test('and before it is booked, that a card can be charged at once', () => {
    expect(textOf({ made }, { beforehand: true })).toContain(
      'call us at (815) 555-0142, or choose Credit Card and pay now.',
    )
  })
})

test('an event before the deadline is paid before delivery: by phone, or with an email', () => {
  expect(textOf({ made, deliveryAt: onSunday })).toBe(
    `${policy} Your event is before then, so please call us at (815) 555-0142 to pay before delivery, or email hello@example.com while we're closed. ${open}`,
  )
  expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expect(hrefOf('hello@example.com')).toBe('mailto:hello@example.com')
})

test('for a booking, the mail to the office names it, and its page always takes a card', () => {
  expect(textOf({ made, deliveryAt: onSunday }, { bookingId: 'abc' })).toContain(
    'You can pay by card anytime on your booking page.',
  )
  expect(hrefOf('hello@example.com')).toBe('mailto:hello@example.com?subject=Booking%20abc')
})

test('after the deadline, it asks whether it was paid', () => {
  expect(textOf({ made, now: '2027-06-06T20:30Z' })).toBe(
    `Payment was due by Sunday, June 6, 3:30pm. ${policy} Already paid, or still want it? Call (815) 555-0142. ${open}`,
  )
})

test('once the delivery has begun, no page asks for payment before it', () => {
  expect(textOf({ made, deliveryAt: onSunday, now: onSunday })).toBe(
    `${policy} Not paid yet? Please call us at (815) 555-0142. ${open}`,
  )
})
