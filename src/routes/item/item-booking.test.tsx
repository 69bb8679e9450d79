// How a day gets from an item's page into the cart, and what is said when it can't.
import '~/../test/visit/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { day } from '~/../test/days'
import { installModalDialogs } from '~/../test/visit/dialog'
import { leftBehind, office, takenByAnother } from '~/../test/visit/office'
import {
  booked,
  installItemScreens,
  openItem,
  pick,
  press,
  saturday,
  take,
} from '~/../test/visit/item-screens'
import { loadCart, saveCart } from '~/lib/cart/store'

installModalDialogs()
installItemScreens()

/** The allocations that the page asks about from now on. */
function probes(): string[] {
  const paths: string[] = []
  office.beforeRead = (path) => {
    if (path.startsWith('orphans/')) paths.push(path)
  }
  return paths
}

describe('choosing a day', () => {
  test('a free day goes into the cart, and a dialog says so', async () => {
    await openItem('/inflatable/castle')
    expect(await screen.findByText('*Select an available date')).toBeVisible()
    await pick(saturday)
    expect(screen.getByText('Saturday, June 12 is free')).toBeVisible()
    expect(screen.queryByText('*Select an available date')).not.toBeInTheDocument()
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument()
    await press('Add To Cart')

    const dialog = within(screen.getByRole('dialog', { name: "it's in your cart" }))
    expect(dialog.getByText('Rockford Castle, Saturday, June 12.')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Proceed To CheckOut' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    expect(dialog.getByRole('link', { name: 'Explore More' })).toHaveAttribute(
      'href',
      '/inflatables/bounce-houses',
    )
    expect(sessionStorage.getItem('cart')).toBe(
      '[{"inflatableID":"castle","dates":["06/12/2027"]}]',
    )
  })

  test('another day makes another entry', async () => {
    await openItem('/inflatable/castle')
    await pick(saturday)
    await press('Add To Cart')
    await press('Close')
    await pick('Sunday, June 20, 2027')
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

  test('Proceed To CheckOut takes the day along, once', async () => {
    const router = await openItem('/inflatable/castle')
    await pick(saturday)
    await press('Proceed To CheckOut')
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
    expect(loadCart()).toEqual([{ itemId: 'castle', days: ['2027-06-12'], quantity: 1 }])

    await router.navigate(-1)
    await pick(saturday)
    await press('Proceed To CheckOut')
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
    expect(loadCart()).toHaveLength(1)
  })

  test('M21a: a day chosen for one item does not go along to the next', async () => {
    const router = await openItem('/inflatable/castle')
    await pick(saturday)
    expect(screen.getByText('Saturday, June 12 is free')).toBeVisible()

    await userEvent.click(await screen.findByRole('link', { name: 'Bounce & Slide Combo' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bounce & Slide Combo' }),
    ).toBeVisible()
    expect(router.state.location.pathname).toBe('/inflatable/combo')
    expect(await screen.findByText('*Select an available date')).toBeVisible()
    expect(screen.queryByRole('button', { name: /your date/ })).not.toBeInTheDocument()
    await press('Add To Cart')
    expect(screen.getByRole('alert')).toHaveTextContent('Please Select Valid Dates :)')
    expect(loadCart()).toEqual([])
  })
})

describe('several units', () => {
  test('as many as are free on the day can be taken', async () => {
    take('chairs', booked('chairs', '2027-06-12', 0), booked('chairs', '2027-06-12', 3))
    await openItem('/extra/chairs')
    await pick(saturday)
    expect(screen.getByText('Saturday, June 12: 3 of 5 free')).toBeVisible()
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
    expect(quantity).toHaveAttribute('max', '3')
    await press('One more, Quantity')
    await press('Add To Cart')
    expect(screen.getByText('2 x Folding Chairs, Saturday, June 12.')).toBeVisible()
    expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 2 }])

    await press('Close')
    expect(screen.getByText('Saturday, June 12: 3 of 5 free, 2 in your cart')).toBeVisible()
    expect(quantity).toHaveAttribute('max', '1')
  })

  test('Proceed To CheckOut takes along what the cart lacks of the quantity', async () => {
    saveCart([{ itemId: 'chairs', days: [day('2027-06-12')], quantity: 1 }])
    const router = await openItem('/extra/chairs')
    await pick(saturday)
    await press('One more, Quantity')
    await press('One more, Quantity')
    await press('Proceed To CheckOut')
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
    expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 3 }])

    // Fewer than are in the cart already: the cart is where those are taken out.
    await router.navigate(-1)
    await pick(saturday)
    await press('Proceed To CheckOut')
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeVisible()
    expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 3 }])
  })

  test('Proceed To CheckOut puts the chosen quantity into a cart without the item', async () => {
    await openItem('/extra/chairs')
    await pick(saturday)
    await press('One more, Quantity')
    await press('Proceed To CheckOut')
    expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 2 }])
  })

  test("the limit names the item's own quantity, and beside it how many of them are free", async () => {
    take('chairs', booked('chairs', '2027-06-12'))
    saveCart([{ itemId: 'chairs', days: [day('2027-06-12')], quantity: 4 }])
    await openItem('/extra/chairs')
    await pick(saturday)
    await press('Add To Cart')
    const alert = within(screen.getByRole('alert'))
    expect(
      alert.getByText("You can't add more than 5 inflatables for the same dates"),
    ).toBeVisible()
    expect(alert.getByText('4 of 5 are free on that day, 4 in your cart.')).toBeVisible()
    expect(loadCart()).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('the quantity says the same limit when more is asked for, with and without a day', async () => {
    const limit = "You can't add more than 5 inflatables for the same dates"
    take('chairs', booked('chairs', '2027-06-12'))
    await openItem('/extra/chairs')
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' })
    await userEvent.type(quantity, '9')
    expect(quantity).toHaveAccessibleDescription(limit)
    await pick(saturday)
    const ofThatDay = screen.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.type(ofThatDay, '9')
    expect(ofThatDay).toHaveAccessibleDescription(`${limit}. 4 of 5 are free on that day.`)
  })

  test('a cart over the limits of one booking is told so, with the phone number', async () => {
    const mondays = Array.from({ length: 8 }, (_, at) =>
      day(`2027-06-${String(1 + at * 3).padStart(2, '0')}`),
    )
    saveCart([{ itemId: 'tent', days: mondays, quantity: 1 }])
    await openItem('/inflatable/castle')
    await pick(saturday)
    await press('Add To Cart')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('One online booking holds up to 8 lines')
    expect(within(alert).getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(loadCart()).toHaveLength(1)
  })
})

describe('a day that is taken', () => {
  test("M3a: an extra's full day blocks", async () => {
    const probed = probes()
    take('tent', booked('tent', '2027-06-12'))
    await openItem('/extra/tent')
    await pick('Friday, June 11, 2027')
    await pick(`${saturday}, fully booked`)
    expect(screen.getByRole('alert')).toHaveTextContent('This Date Is Not Available')
    // The earlier choice is gone too.
    expect(screen.getByText('*Select an available date')).toBeVisible()
    await press('Add To Cart')
    expect(loadCart()).toEqual([])
    await waitFor(() => expect(probed).toEqual(['orphans/tent_2027-06-12_0']))
    expect(office.taken).toHaveLength(1)
  })

  test('is asked about only when it is picked, and offered when it has become free', async () => {
    const probed = probes()
    take('castle', booked('castle', '2027-06-13'))
    leftBehind('castle', '2027-06-12')
    await openItem('/inflatable/castle')
    await screen.findByRole('group', { name: 'June 2027' })
    expect(probed).toEqual([])

    await pick(`${saturday}, fully booked`)
    expect(await screen.findByText('That day has just become free.')).toBeVisible()
    expect(probed).toEqual(['orphans/castle_2027-06-12_0'])
    expect(office.taken).toMatchObject([{ day: '2027-06-13' }])
    expect(screen.queryByText('This Date Is Not Available')).not.toBeInTheDocument()
    await pick(`${saturday}, free`)
    expect(screen.getByText('Saturday, June 12 is free')).toBeVisible()
  })

  test('stays taken when only one of its units has become free, or it went again', async () => {
    take('castle', booked('castle', '2027-06-12', 1))
    leftBehind('castle', '2027-06-12')
    await openItem('/inflatable/castle')
    await screen.findByRole('button', { name: 'Sunday, June 13, 2027, free' })
    takenByAnother('castle', '2027-06-13', 0)
    await pick(`${saturday}, fully booked`)
    // Sunday's new colour tells that the days were read again.
    await screen.findByRole('button', { name: 'Sunday, June 13, 2027, fully booked' })
    expect(screen.getByRole('alert')).toHaveTextContent('This Date Is Not Available')
    expect(screen.queryByText('That day has just become free.')).not.toBeInTheDocument()
  })

  test('stays taken when asking fails', async () => {
    take('castle', booked('castle', '2027-06-12'))
    office.beforeRead = (path) => {
      if (path.startsWith('orphans/')) throw new Error('no network')
    }
    await openItem('/inflatable/castle')
    await pick(`${saturday}, fully booked`)
    expect(await screen.findByRole('alert')).toHaveTextContent('This Date Is Not Available')
    expect(screen.getByRole('button', { name: `${saturday}, fully booked` })).toBeVisible()
  })

  test('a held day is free again when the hold has ended, and nobody has to be asked', async () => {
    const ended = { ...booked('castle', '2027-06-12'), expires: new Date('2027-06-08T14:50:00Z') }
    const running = { ...booked('castle', '2027-06-13'), expires: new Date('2027-06-08T15:05:00Z') }
    const probed = probes()
    take('castle', ended, running)
    await openItem('/inflatable/castle')
    expect(await screen.findByRole('button', { name: `${saturday}, free` })).toBeVisible()
    await pick('Sunday, June 13, 2027, fully booked')
    expect(await screen.findByRole('alert')).toHaveTextContent('This Date Is Not Available')
    expect(probed).toEqual([])
  })
})
