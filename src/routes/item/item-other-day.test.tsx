// Adding an item that the cart has already, on another day.
import '~/../test/visit/order-mocks'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { day } from '~/../test/days'
import { installModalDialogs } from '~/../test/visit/dialog'
import { installItemScreens, openItem, pick, press, saturday } from '~/../test/visit/item-screens'
import { loadCart, saveCart } from '~/lib/cart/store'

installModalDialogs()
installItemScreens()

describe('the same item on another day', () => {
  test('is a second entry, and the dialog offers to keep it alone', async () => {
    saveCart([
      { itemId: 'castle', days: [day('2027-06-19')], quantity: 1 },
      { itemId: 'tent', days: [day('2027-06-19')], quantity: 1 },
    ])
    await openItem('/inflatable/castle')
    await pick(saturday)
    await press('Add To Cart')
    expect(loadCart()).toHaveLength(3)
    const dialog = within(screen.getByRole('dialog', { name: "it's in your cart" }))
    expect(dialog.getByText('Your cart has it for Saturday, June 19, too.')).toBeVisible()
    await press('Keep only Saturday, June 12')
    expect(loadCart()).toEqual([
      { itemId: 'tent', days: ['2027-06-19'], quantity: 1 },
      { itemId: 'castle', days: ['2027-06-12'], quantity: 1 },
    ])
    const answer = dialog.getByText('Your cart has it for Saturday, June 12 only.')
    expect(answer.closest('output')).toHaveFocus()
  })

  test('says how many units stay, and Undo brings the others back', async () => {
    const friday = { itemId: 'chairs', days: [day('2027-06-11')], quantity: 4 }
    saveCart([friday])
    await openItem('/extra/chairs')
    await pick(saturday)
    await press('Add To Cart')
    const both = loadCart()
    await press('One more, Quantity')
    await press('Add To Cart')
    const more = loadCart()
    expect(both).toHaveLength(2)
    expect(more).toHaveLength(2)
    await press('Keep only Saturday, June 12 (3)')
    expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 3 }])
    await press('Undo')
    expect(loadCart()).toEqual(more)
    const question = screen.getByText('Your cart has it for Friday, June 11, too.')
    expect(question.closest('output')).toHaveFocus()
  })

  test('nothing is asked where the cart has it on that day alone', async () => {
    await openItem('/inflatable/castle')
    await pick(saturday)
    await press('Add To Cart')
    expect(screen.queryByRole('button', { name: /^Keep only/ })).not.toBeInTheDocument()
  })
})
