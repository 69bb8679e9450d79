// What an item's page offers once the cart has the item on the chosen day.
import '~/../test/visit/order-mocks'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { installItemScreens, openItem, pick, press, saturday } from '~/../test/visit/item-screens'

installModalDialogs()
installItemScreens()

test('once it is in the cart, the way on is the cart, and adding again steps back', async () => {
  await openItem('/inflatable/castle')
  await pick(saturday)
  expect(screen.queryByRole('link', { name: 'Go to cart' })).not.toBeInTheDocument()
  await press('Add To Cart')
  await press('Close')
  const add = screen.getByRole('button', { name: 'Add To Cart' })
  expect(add).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart')
  // There is one castle. It says why it takes no more before it is pressed; pressed, it says the limit as ever.
  expect(add).toHaveAttribute('aria-disabled', 'true')
  expect(add).toHaveAccessibleDescription('Saturday, June 12 is free and in your cart')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await press('Add To Cart')
  expect(screen.getByRole('alert')).toHaveTextContent("You can't add more than 1 inflatables")

  await pick('Sunday, June 20, 2027')
  expect(add).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByRole('link', { name: 'Go to cart' })).not.toBeInTheDocument()
})

test('while some are left, they can be added', async () => {
  await openItem('/extra/chairs')
  await pick(saturday)
  await press('Add To Cart')
  await press('Close')
  expect(screen.getByRole('link', { name: 'Go to cart' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add To Cart' })).not.toHaveAttribute('aria-disabled')
})
