// Adding an item that the cart has already, on another day.
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { installModalDialogs } from '~/../test/dialog'
import { installItemScreens, openItem, pick, press, saturday } from '~/../test/item-screens'
import { loadCart, saveCart } from '~/lib/cart/store'

vi.mock('~/lib/db/catalogue', () => ({
  findExtra: vi.fn(),
  findInflatable: vi.fn(),
  listExtras: vi.fn(),
  listInflatables: vi.fn(),
}))
vi.mock('~/lib/db/item-uses', () => ({ readItemUses: vi.fn() }))
installModalDialogs()
installItemScreens()

describe('the same item on another day', () => {
  test('is a second entry, and the dialog offers to move the first', async () => {
    saveCart([
      { itemId: 'castle', days: [day('2027-06-19')], quantity: 1 },
      { itemId: 'tent', days: [day('2027-06-19')], quantity: 1 },
    ])
    openItem('/inflatable/castle')
    await pick(saturday)
    await press('Add To Cart')
    expect(loadCart()).toHaveLength(3)
    const dialog = within(screen.getByRole('dialog', { name: "it's in your cart" }))
    expect(dialog.getByText('Your cart has it for Saturday, June 19, too.')).toBeVisible()
    await press('Move it to Saturday, June 12')
    expect(loadCart()).toEqual([
      { itemId: 'tent', days: ['2027-06-19'], quantity: 1 },
      { itemId: 'castle', days: ['2027-06-12'], quantity: 1 },
    ])
    const answer = dialog.getByText('Moved: your cart has it for Saturday, June 12 only.')
    expect(answer.closest('output')).toHaveFocus()
  })

  test('nothing is asked where the cart has it on that day alone', async () => {
    openItem('/inflatable/castle')
    await pick(saturday)
    await press('Add To Cart')
    expect(screen.queryByRole('button', { name: /^Move it to/ })).not.toBeInTheDocument()
  })
})
