import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { daysFrom } from '~/../test/bookings'
import { inflatable } from '~/../test/items'
import type { EntryState } from '~/lib/cart-days/entry-states'
import { AlternativeDates } from './AlternativeDates'

async function show(nearest: EntryState['nearest']) {
  const state: EntryState = {
    entry: { itemId: 'castle', days: daysFrom('2027-06-12', 1), quantity: 1 },
    item: inflatable(),
    free: 0,
    problem: { text: '', beside: '', daysWent: true },
    nearest,
    cents: 185_00,
  }
  await act(async () =>
    render(
      <MemoryRouter>
        <AlternativeDates
          state={state}
          instead={Promise.resolve(new Map())}
          chooseDay="Choose another day."
          onMove={() => undefined}
          onTake={() => undefined}
        />
      </MemoryRouter>,
    ),
  )
}

test('the nearest free days are named, and a press away', async () => {
  await show(daysFrom('2027-06-13', 2))
  expect(
    screen.getByText(/The nearest available days are Sun, Jun 13, 2027 to Mon, Jun 14, 2027\./),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /^Move to Sun, Jun 13/ })).toBeVisible()
  expect(screen.queryByText(/Choose another day/)).not.toBeInTheDocument()
})

test('where there is none, that is said, and another day can be chosen', async () => {
  await show('none')
  expect(
    screen.getByText(/Nothing available within 3 weeks of that day\. Choose another day\./),
  ).toBeVisible()
})

test('where nobody looked, nothing is said of free days', async () => {
  await show(null)
  expect(screen.getByText('Not included in the total. Choose another day.')).toBeVisible()
  expect(screen.queryByText(/Nothing available/)).not.toBeInTheDocument()
})
