// The checkout while another tab of the visit changes the cart.
import '#test/stand-ins/order-mocks'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gate, backend, openBackend } from '#test/stand-ins/backend'
import { changeElsewhere } from '#test/stand-ins/other-tab'
import { checkOut, continued, field, finalButton, rowsOf } from '#test/stand-ins/visitor'

openBackend()
const button = (name: string) => screen.findByRole('button', { name })
const castle = ['castle', '06/12/2027'] as const
const chairs = ['chairs', '06/12/2027', 4] as const

test('after Continue, another cart must be checked again; nothing typed is lost', async () => {
  const { user } = await continued()
  await changeElsewhere([...castle], [...chairs])
  expect(await button('Continue')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
  await waitFor(() => expect(rowsOf('Your booking')[1]?.[0]).toMatch(/^Folding Chairs × 4/))
  expect(field('First Name')).toHaveValue('Maria')
  expect(field('Delivery Address')).toHaveValue('12 Oak St, Rockford, IL 61101')
  await user.click(await button('Continue'))
  await user.click(await finalButton())
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(backend.commits).toHaveLength(1)
  expect(sessionStorage.getItem('cart')).toBeNull()
})

test('an order in another tab leaves nothing to book, and what was typed stays for the next one', async () => {
  const page = await checkOut()
  await page.user.type(field('First Name'), ' Luisa')
  await changeElsewhere()
  expect(await screen.findByText(/^Your shopping cart is empty/)).toBeVisible()
  await changeElsewhere([...castle])
  await button('Continue')
  expect(field('First Name')).toHaveValue('Maria Luisa')
})

test('while the order is on its way, the screen stays, so that its answer shows', async () => {
  const page = await continued()
  const { opened, open } = gate()
  backend.beforeCommit = async () => {
    await opened
    backend.reachable = false
    return 'unanswered' as const
  }
  await page.user.click(await button('Book Now'))
  await changeElsewhere()
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "We don't know yet whether we got your booking.",
  )
})
