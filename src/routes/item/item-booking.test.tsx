// How a day gets from an item's page into the cart, and what the page says when it can't.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { day } from '#test/days'
import { storeStaleUnit, backend, probes, takenByAnother } from '#test/stand-ins/backend'
import { installItemScreens, openItem, pick, press, saturday } from '#test/stand-ins/item-screens'
import { hrefOf } from '#test/stand-ins/links'
import { loadCart, saveCart } from '~/lib/cart/store'

installItemScreens()

const addToCart = () => screen.getByRole('button', { name: 'Add To Cart' })
const inCart = () => within(screen.getByRole('dialog', { name: "it's in your cart" }))

describe('choosing a day', () => {
  test('a free day goes into the cart, and a dialog says so; another day makes another line', async () => {
    await openItem('/inflatable/castle')
    expect(await screen.findByText('*Select an available date')).toBeVisible()
    await pick(saturday)
    expect(screen.getByText('Saturday, June 12 is available')).toBeVisible()
    expect(screen.queryByText('*Select an available date')).not.toBeInTheDocument()
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Go to cart' })).not.toBeInTheDocument()
    await press('Add To Cart')

    const dialog = inCart()
    expect(dialog.getByText('Rockford Castle, Saturday, June 12.')).toBeVisible()
    expect(hrefOf('Proceed To CheckOut', dialog)).toBe('/checkout')
    expect(hrefOf('Explore More', dialog)).toBe('/inflatables/bounce-houses')
    expect(screen.queryByRole('button', { name: /^Keep only/ })).not.toBeInTheDocument()

    // There is only one castle. The button says so before a press, and a press shows the limit.
    await press('Close')
    await waitFor(() => expect(addToCart()).toHaveFocus())
    expect(hrefOf('Go to cart')).toBe('/cart')
    expect(addToCart()).toHaveAttribute('aria-disabled', 'true')
    expect(addToCart()).toHaveAccessibleDescription(
      'Saturday, June 12 is available and in your cart',
    )
    await press('Add To Cart')
    expect(screen.getByRole('alert')).toHaveTextContent("You can't add more than 1 inflatables")

    await pick('Sunday, June 20, 2027')
    expect(addToCart()).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('link', { name: 'Go to cart' })).not.toBeInTheDocument()
    await press('Add To Cart')
    expect(loadCart()).toEqual([
      { itemId: 'castle', days: ['2027-06-12'], quantity: 1 },
      { itemId: 'castle', days: ['2027-06-20'], quantity: 1 },
    ])
  })

  test.each(['Add To Cart', 'Proceed To CheckOut'])(
    '%s without a day asks for one',
    async (button) => {
      const router = await openItem('/inflatable/castle')
      await press(button)
      expect(screen.getByRole('alert')).toHaveTextContent('Please Select Valid Dates :)')
      expect(router.state.location.pathname).toBe('/inflatable/castle')
      expect(loadCart()).toEqual([])
    },
  )
})

describe('several units', () => {
  test('as many as are free on the day can be taken; past that, the limit names both numbers', async () => {
    takenByAnother('chairs', '2027-06-12', 0)
    takenByAnother('chairs', '2027-06-12', 3)
    await openItem('/extra/chairs')
    await pick(saturday)
    expect(screen.getByText('Saturday, June 12: 3 of 5 available')).toBeVisible()
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
    expect(quantity).toHaveAttribute('aria-valuemax', '3')
    await press('One more, Quantity')
    await press('Add To Cart')
    expect(screen.getByText('Folding Chairs × 2, Saturday, June 12.')).toBeVisible()
    expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 2 }])

    await press('Close')
    expect(screen.getByText('Saturday, June 12: 3 of 5 available, 2 in your cart')).toBeVisible()
    expect(addToCart()).not.toHaveAttribute('aria-disabled')
    expect(quantity).toHaveAttribute('aria-valuemax', '1')
    await userEvent.type(quantity, '9')
    const limit = "You can't add more than 3 of these for the same dates"
    expect(quantity).toHaveAccessibleDescription(
      `${limit}. Folding Chairs: 3 of 5 are available on that day, 2 in your cart.`,
    )
  })

  test.each(['Add To Cart', 'Proceed To CheckOut'])(
    '%s with more than are free adds nothing, says so, and only the next press adds what there is',
    async (button) => {
      takenByAnother('chairs', '2027-06-12', 0)
      const router = await openItem('/extra/chairs')
      await pick(saturday)
      const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
      await userEvent.click(quantity)
      await userEvent.keyboard('60')
      await press(button)
      expect(screen.getByRole('alert')).toHaveTextContent(
        "You can't add more than 4 of these for the same dates",
      )
      expect(loadCart()).toEqual([])
      expect(router.state.location.pathname).toBe('/extra/chairs')
      expect(quantity).toHaveValue('4')
      await press(button)
      expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 4 }])
    },
  )

  test.each(['Add To Cart', 'Proceed To CheckOut'])(
    '%s with a text that is no number adds nothing, says so, and only the next press adds the shown one',
    async (button) => {
      const router = await openItem('/extra/chairs')
      await pick(saturday)
      const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
      await userEvent.clear(quantity)
      await userEvent.paste('three or four')
      await press(button)
      expect(screen.getByRole('alert')).toHaveTextContent('Type a whole number, such as 40')
      expect(loadCart()).toEqual([])
      expect(router.state.location.pathname).toBe('/extra/chairs')
      expect(quantity).toHaveValue('1')
      await press(button)
      expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 1 }])
    },
  )

  test('Proceed To CheckOut takes the day along with what the cart lacks of the quantity, once', async () => {
    saveCart([{ itemId: 'chairs', days: [day('2027-06-12')], quantity: 1 }])
    const router = await openItem('/extra/chairs')
    await pick(saturday)
    await press('One more, Quantity')
    await press('One more, Quantity')
    await press('Proceed To CheckOut')
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
    const three = [{ itemId: 'chairs', days: ['2027-06-12'], quantity: 3 }]
    expect(loadCart()).toEqual(three)

    await router.navigate(-1)
    await screen.findByRole('button', { name: 'Change day' })
    await press('Proceed To CheckOut')
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
    expect(loadCart()).toEqual(three)
  })

  test('a cart over the limits of one booking says so, with the phone number', async () => {
    const days = ['01', '04', '07', '10', '13', '16', '19', '22'].map((of) => day(`2027-06-${of}`))
    saveCart([{ itemId: 'tent', days, quantity: 1 }])
    await openItem('/inflatable/castle')
    await pick(saturday)
    await press('Add To Cart')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('You can book up to 8 rentals online at once')
    expect(within(alert).getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(loadCart()).toHaveLength(1)
  })
})

test('the same item on another day is a second line; the dialog offers to keep it alone, and Undo', async () => {
  saveCart([
    { itemId: 'chairs', days: [day('2027-06-11')], quantity: 4 },
    { itemId: 'tent', days: [day('2027-06-11')], quantity: 1 },
  ])
  await openItem('/extra/chairs')
  await pick(saturday)
  await press('Add To Cart')
  await press('One more, Quantity')
  await press('Add To Cart')
  const both = loadCart()
  expect(both).toHaveLength(3)
  const question = "It's also in your cart for Friday, June 11."
  expect(inCart().getByText(question)).toBeVisible()
  await press('Keep only Saturday, June 12 (3)')
  expect(loadCart()).toEqual([
    { itemId: 'tent', days: ['2027-06-11'], quantity: 1 },
    { itemId: 'chairs', days: ['2027-06-12'], quantity: 3 },
  ])
  const answer = inCart().getByText("Now it's in your cart for Saturday, June 12 only.")
  await waitFor(() => expect(answer.closest('output')).toHaveFocus())
  await press('Undo')
  expect(loadCart()).toEqual(both)
  await waitFor(() => expect(screen.getByText(question).closest('output')).toHaveFocus())
})

describe('a taken day', () => {
  test("an extra's full day is blocked and not chosen", async () => {
    const probed = probes()
    takenByAnother('tent', '2027-06-12')
    await openItem('/extra/tent')
    await pick('Friday, June 11, 2027')
    await pick(`${saturday}, fully booked`)
    expect(screen.getByText('This Date Is Not Available')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/Saturday, June 12 is already booked\.$/)
    expect(screen.getByText('*Select an available date')).toBeVisible()
    await press('Add To Cart')
    expect(loadCart()).toEqual([])
    await waitFor(() => expect(probed).toEqual(['orphans/tent_2027-06-12_0']))
    expect(backend.taken).toHaveLength(1)
  })

  test('of a deleted booking is freed only when it is picked, and offered once it is free', async () => {
    const probed = probes()
    takenByAnother('castle', '2027-06-13')
    storeStaleUnit('castle', '2027-06-12')
    await openItem('/inflatable/castle')
    await screen.findByRole('group', { name: 'June 2027' })
    expect(probed).toEqual([])

    await pick(`${saturday}, fully booked`)
    expect(await screen.findByText('That day just opened up.')).toBeVisible()
    expect(probed).toEqual(['orphans/castle_2027-06-12_0'])
    expect(backend.taken).toMatchObject([{ day: '2027-06-13' }])
    expect(screen.queryByText(/Not Available|already booked/)).not.toBeInTheDocument()
    await pick(`${saturday}, available`)
    expect(screen.getByText('Saturday, June 12 is available')).toBeVisible()
  })

  test('gives the units of a deleted booking to a visitor who needs more than is free', async () => {
    storeStaleUnit('chairs', '2027-06-12', 0)
    await openItem('/extra/chairs')
    await pick(`${saturday}, available`)
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.click(quantity)
    await userEvent.keyboard('4')
    await press('One more, Quantity')
    await waitFor(() => expect(quantity).toHaveValue('5'))
    expect(screen.queryByText(/You can't add more than/)).not.toBeInTheDocument()
  })
})
