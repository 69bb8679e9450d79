import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { daysFrom } from '~/../test/bookings'
import { inflatable } from '~/../test/items'
import type { EntryState } from '~/lib/cart-days/entry-states'
import { AlternativeDates } from './AlternativeDates'

test('where no day near is free, it says so, and another day can be chosen', async () => {
  const state: EntryState = {
    entry: { itemId: 'castle', days: daysFrom('2027-06-12', 1), quantity: 1 },
    item: inflatable(),
    free: 0,
    problem: { text: '', beside: '', daysWent: true },
    nearest: 'none',
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
  expect(
    screen.getByText(/No days available within 3 weeks of that date\. Choose another day\./),
  ).toBeVisible()
})
