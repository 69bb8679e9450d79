import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookingLine, checkoutForm } from '#test/bookings'
import { day } from '#test/days'
import { currentContract } from '~/lib/domain/contract-version'
import type { OrderForm } from '~/lib/domain/order-form'
import { allSettings } from '~/settings/all-settings'
import { GoodToKnow } from './GoodToKnow'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-06-01T15:07:30Z') }))
afterEach(() => void vi.useRealTimers())

const payBy = /Please pay in our office by Wednesday, June 2/
const sooner = /Your event is before then, so .* or choose Credit Card and pay now/

function show({
  date = '2027-06-12',
  requestMode = false,
  ...form
}: Partial<OrderForm> & { date?: string; requestMode?: boolean }) {
  const lines = [bookingLine({ days: [day(date)] })]
  const offer = { lines, delivery: { kind: 'noAddress' }, requestMode } as const
  render(<GoodToKnow form={checkoutForm(form)} offer={offer} />, { wrapper: MemoryRouter })
  return screen.getByRole('region', { name: 'Good to know' })
}

test('until the order is placed, its deadline moves on with the clock', () => {
  show({})
  expect(screen.getByText('Wednesday, June 2, 10:07am')).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Wednesday, June 2, 10:08am')).toBeVisible()
})

test.each([
  ['for the office', {}, payBy],
  ['for an event before the deadline', { date: '2027-06-02' }, sooner],
  [
    'for a set time after it',
    { date: '2027-06-02', timeWindow: 'exact', specificTime: '14:00' },
    payBy,
  ],
  ['by card, which has nothing to pay there', { method: 'Credit Card' }, null],
  ['as a request, which is paid once it is approved', { requestMode: true }, null],
] as const)('the payment terms of an order %s', (_, order, words) => {
  const view = show(order)
  if (words) expect(view).toHaveTextContent(words)
  else expect(view).not.toHaveTextContent('Unpaid reservations')
  expect(view).toHaveTextContent(
    'If weather or anything else outside our control makes a rental unsafe or impossible, we may postpone or cancel it.',
  )
  expect(
    screen.getByRole('link', {
      name: 'Read the rules for moving and canceling (opens in a new tab)',
    }),
  ).toHaveAttribute('href', `/contract/${currentContract.version}#weather`)
})

test.each([
  ['unset', '', /June 10\.$/],
  ['set', 'Rain: call us.', /June 10\. Rain: call us\.$/],
])('says until when the rental can be moved, and the rain policy: %s', (_, rainRule, words) => {
  const unset = { ...allSettings }
  Object.assign(allSettings, { rainRule })
  const policies = within(show({})).getByText(/^You can move your rental to another day until/)
  expect(policies).toHaveTextContent(words)
  const link = rainRule === '' ? 'Read the rules for moving' : 'Read the weather rules'
  expect(screen.getByRole('link', { name: new RegExp(`^${link}`) })).toBeVisible()
  Object.assign(allSettings, unset)
})
