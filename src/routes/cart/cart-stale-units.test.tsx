import '~/../test/visit/order-mocks'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { leftBehind, openOffice, probes } from '~/../test/visit/office'
import { fillCart, openCart, rowsOf, storedCart } from '~/../test/visit/visitor'

openOffice()
installModalDialogs()

const button = (name: string | RegExp) => screen.findByRole('button', { name })

function takenWholly(date: string) {
  for (const unit of [0, 1, 2]) leftBehind('castle', date, unit)
}

test('is free again when the cart opens', async () => {
  takenWholly('2027-06-12')
  fillCart(['castle', ['2027-06-12']])
  await openCart()
  await waitFor(() => expect(rowsOf('Summary').at(-1)).toEqual(['Rent', '$185.00']))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('is not requested for a rental whose day is free', async () => {
  const probed = probes()
  takenWholly('2027-06-13')
  fillCart(['castle', ['2027-06-12']])
  await openCart()
  await screen.findByRole('heading', { name: 'Sunny Castle' })
  expect(probed).toEqual([])
})

test('is free again once it is pressed in the calendar of the cart', async () => {
  takenWholly('2027-06-19')
  fillCart(['castle', ['2027-06-12']])
  const { user } = await openCart()
  await user.click(await button(/^Change day/))
  await user.click(await button('Saturday, June 19, 2027, fully booked'))
  expect(await screen.findByText('That day just opened up.')).toBeVisible()
  await user.click(await button('Move to Sat, Jun 19, 2027'))
  expect(storedCart()).toEqual([{ inflatableID: 'castle', dates: ['06/19/2027'] }])
})

test('gives its units to a cart that needs more than are free', async () => {
  leftBehind('chairs', '2027-06-12')
  fillCart(['chairs', ['2027-06-12'], 59])
  const { user } = await openCart()
  const quantity = await screen.findByRole('spinbutton', { name: /^Quantity of Folding Chairs/ })
  await waitFor(() => expect(quantity).toHaveAttribute('max', '59'))
  await user.click(await button(/^One more, Quantity/))
  await waitFor(() => expect(quantity).toHaveAttribute('max', '60'))
  await user.click(await button(/^One more, Quantity/))
  expect(storedCart()).toMatchObject([{ quantity: 60 }])
})
