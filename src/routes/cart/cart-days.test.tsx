// The days of the cart: how they are changed, and what the cart shows for a day that is no longer
// free.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { backend, openBackend, takenByAnother } from '#test/stand-ins/backend'
import {
  checkOut,
  fillCart,
  finalButton,
  openCart,
  rowsOf,
  storedCart,
} from '#test/stand-ins/visitor'

openBackend()
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const notice = () => screen.getByText(/^Moved to|replaces/).closest('output')

const castle = inflatable({ name: 'Sunny Castle' })
const tower = inflatable({ id: 'tower', name: 'Tall Tower', priceCents: 175_00 })
const slide = inflatable({ id: 'slide', name: 'Blue Slide', categories: ['slides'] })

beforeEach(() => {
  backend.items = [castle, tower, slide, extra({ priceCents: 1_50, capacity: 60 })]
})

describe('the day of a line', () => {
  test('is changed in a dialog with the calendar, and the focus is back at the line', async () => {
    takenByAnother('castle', '2027-06-19', 0)
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']])
    const { user } = await openCart()
    await user.click(await button('Change day of Sunny Castle, Sat, Jun 12, 2027'))
    const dialog = within(screen.getByRole('dialog', { name: 'Change the day' }))
    expect(
      await dialog.findByRole('button', { name: /^Saturday, June 12, 2027, available, your date/ }),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Saturday, June 19, 2027, fully booked' }))
    expect(dialog.getByRole('alert')).toHaveTextContent(
      /^This Date Is Not Available.*Saturday, June 19 is already booked\.$/,
    )
    expect(dialog.queryByRole('button', { name: /^Move to/ })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Sunday, June 20, 2027, available' }))
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Move to Sun, Jun 20, 2027' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(storedCart()).toEqual([
      { inflatableID: 'castle', dates: ['06/20/2027'] },
      { inflatableID: 'slide', dates: ['06/12/2027'] },
    ])
    expect(notice()).toHaveTextContent('Moved to Sun, Jun 20, 2027: Sunny Castle')
    const focused = await button('Change day of Sunny Castle, Sun, Jun 20, 2027')
    await waitFor(() => expect(focused).toHaveFocus())
  })

  test('is changed for all lines at once, to a day on which all are free', async () => {
    takenByAnother('slide', '2027-06-20', 0)
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-13']], ['chairs', ['2027-06-12'], 40])
    const { user } = await openCart()
    await user.click(await button('Change day of Sunny Castle, Sat, Jun 12, 2027'))
    const dialog = within(screen.getByRole('dialog', { name: 'Change the day' }))
    const sunday = await dialog.findByRole('button', { name: 'Sunday, June 20, 2027, available' })
    await user.click(sunday)
    await user.click(dialog.getByRole('checkbox', { name: 'Move all 3 rentals to this day' }))
    // The day is free for the castle, but not for the slide.
    expect(dialog.getByRole('alert')).toHaveTextContent(
      /^This Date Is Not Available.*Blue Slide: Sunday, June 20 is already booked\.$/,
    )
    await user.click(dialog.getByRole('button', { name: 'Saturday, June 19, 2027, available' }))
    await user.click(dialog.getByRole('button', { name: 'Move all to Sat, Jun 19, 2027' }))
    expect(storedCart()).toEqual([
      { inflatableID: 'castle', dates: ['06/19/2027'] },
      { inflatableID: 'slide', dates: ['06/19/2027'] },
      { inflatableID: 'chairs', dates: ['06/19/2027'], quantity: 40 },
    ])
    expect(notice()).toHaveTextContent('Moved to Sat, Jun 19, 2027: all 3 rentals')
  })
})

describe('a line whose day was taken', () => {
  test('is not counted, and moves to its nearest free day in one press', async () => {
    takenByAnother('castle', '2027-06-12', 0)
    takenByAnother('castle', '2027-06-13', 0)
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']])
    const { user } = await openCart()
    expect(
      await screen.findByText(/The nearest available day is Fri, Jun 11, 2027\./),
    ).toBeVisible()
    expect(rowsOf('Summary')).toContainEqual(['Rent', '$185.00'])
    expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$185.00'])
    expect(screen.getByText('Not in total')).toBeVisible()
    await user.click(await button('Move to Fri, Jun 11, 2027: Sunny Castle'))
    expect(storedCart()).toMatchObject([{ dates: ['06/11/2027'] }, { dates: ['06/12/2027'] }])
    expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$370.00'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    const focused = await button(/^Change day of Sunny Castle/)
    await waitFor(() => expect(focused).toHaveFocus())
  })

  test('is replaced in one press by a free rental of its category', async () => {
    takenByAnother('castle', '2027-06-12', 0)
    fillCart(['castle', ['2027-06-12']])
    const { user } = await openCart()
    await user.click(await button('Switch to Tall Tower, $175 per day'))
    expect(storedCart()).toEqual([{ inflatableID: 'tower', dates: ['06/12/2027'] }])
    expect(notice()).toHaveTextContent('Tall Tower replaces Sunny Castle, Sat, Jun 12, 2027')
    expect(screen.queryByText('A rental we no longer offer')).not.toBeInTheDocument()
    const focused = await button(/^Change day of Tall Tower/)
    await waitFor(() => expect(focused).toHaveFocus())
    await waitFor(() =>
      expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$175.00']),
    )
    expect(screen.queryByRole('button', { name: /^Switch to / })).not.toBeInTheDocument()
  })
})

describe('at the checkout', () => {
  test('removing the only rental, whose day was taken, leaves the cart empty', async () => {
    takenByAnother('castle', '2027-06-12', 0)
    const { user } = await checkOut()
    await user.click(await button(/^Remove Sunny Castle/))
    expect(await screen.findByText(/^Your shopping cart is empty/)).toBeVisible()
  })

  test('the replacement of a taken rental can be booked without leaving it', async () => {
    takenByAnother('castle', '2027-06-12', 0)
    const { user } = await checkOut()
    expect(screen.getByText(/None of your rentals can be booked as they are/)).toBeVisible()
    await user.click(await button('Switch to Tall Tower, $175 per day'))
    expect(screen.queryByRole('region', { name: 'Rentals to change' })).not.toBeInTheDocument()
    await waitFor(() =>
      expect(rowsOf('Your booking')).toContainEqual(['Tall TowerSat, Jun 12, 2027', '$175.00']),
    )
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await finalButton()
  })
})
