import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PayBy } from './PayBy'

const always = 'Reservations that stay unpaid are cancelled after 24 hours'
const open = 'The office is open Mon - Sat 8am - 5pm and closed on Sundays.'

function told(made: string | null, now?: string) {
  const { container } = render(
    <PayBy made={made === null ? null : new Date(made)} {...(now && { now: new Date(now) })} />,
  )
  return container.textContent
}

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

test('where it is closed all the time, it says whom to call', () => {
  expect(told('2027-06-06T00:00Z')).toBe(
    `${always}, on Sunday, June 6, 7 pm. Our office is closed until then: call (815) 555-0142 about when to pay. ${open}`,
  )
  expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
})

test('once that hour is over, it asks whether it was paid', () => {
  expect(told('2027-06-01T15:20Z', '2027-06-02T15:00Z')).toBe(
    `${always}. Those 24 hours ended on Wednesday, June 2, 10 am. Already paid, or want to keep it? Call (815) 555-0142. ${open}`,
  )
})

test('where nobody knows when it was made, it says the rule alone', () => {
  expect(told(null)).toBe(`${always}. ${open}`)
})
