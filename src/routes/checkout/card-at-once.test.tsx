// By card, the last press on the checkout's form checks it, and the card's field opens at once.
import '#test/stand-ins/order-mocks'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import { checkOut, continued, field } from '#test/stand-ins/visitor'

openBackend()

const pay = 'Pay 29284 cents'
const press = (name: 'Credit Card' | 'Pay in Office') => screen.getByRole('radio', { name })
const terms = () => screen.getByRole('checkbox', { name: 'I accept the rules and restrictions' })
const nextButton = () => screen.queryByRole('button', { name: 'Continue' })
const isOpen = () => screen.findByRole('button', { name: pay })

test('accepting the rules last opens the card, too; only its own button charges it', async () => {
  const { user } = await checkOut({ terms: false })
  await user.click(press('Credit Card'))
  expect(nextButton()).toBeVisible()
  await user.click(terms())
  await isOpen()
  expect(backend.charges).toEqual([])
  await user.click(screen.getByRole('button', { name: pay }))
  await screen.findByRole('dialog', { name: 'Your Booking is Completed !' })
  expect(backend.charges).toHaveLength(1)
})

test('an incomplete form shows no complaint, and Continue stays', async () => {
  const { user } = await checkOut({ phone: '' })
  await user.click(press('Credit Card'))
  expect(nextButton()).toBeVisible()
  expect(field('Phone Number')).toBeValid()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the card field opens neither for the office nor while the visitor is typing', async () => {
  const { user } = await continued({ method: 'Credit Card' }, pay)
  await user.type(field('Phone Number'), '1')
  await user.tab()
  expect(nextButton()).toBeVisible()
  await user.click(press('Pay in Office'))
  expect(nextButton()).toBeVisible()
})
