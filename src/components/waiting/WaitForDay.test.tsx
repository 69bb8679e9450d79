import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { inflatable } from '~/../test/items'
import { gate, office, openOffice } from '~/../test/visit/office'
import { emptyOrderForm } from '~/lib/order-form/form'
import { saveDraft } from '~/lib/order-form/draft'
import { WaitForDay } from './WaitForDay'

openOffice()

const item = inflatable({ id: 'castle', name: 'Sunny Castle' })
const saturday = day('2027-06-12')
const sunday = day('2027-06-13')
const stored = () => office.paths('waiting').map((path) => office.get(path))
const field = () => screen.getByLabelText('Email Address')
const send = () => screen.getByRole('button', { name: 'Tell me' })
const opener = () => screen.getByRole('button', { name: /^Tell me if th/ })

async function open(days = [saturday]) {
  render(<WaitForDay item={item} days={days} />, { wrapper: MemoryRouter })
  const user = userEvent.setup()
  await user.click(opener())
  await screen.findByRole('dialog', { name: 'Tell me if Sunny Castle opens up' })
  return user
}

test('an address and one press put the visitor on the list, however often it is pressed', async () => {
  const { opened, open: answer } = gate()
  let writes = 0
  office.beforeWrite = () => {
    writes += 1
    return opened
  }
  const user = await open()
  await user.type(field(), 'ada@example.com')
  await user.dblClick(send())
  await user.type(field(), '{Enter}')
  answer()
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent("We'll email you if Saturday, June 12 opens up.")
  await waitFor(() => expect(status.parentElement).toHaveFocus())
  expect(stored()).toEqual([
    { itemID: 'castle', kind: 'inflatables', date: '2027-06-12', email: 'ada@example.com' },
  ])
  expect(writes).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(opener()).toHaveFocus()
})

test('each taken day of several is stored as a wish of its own', async () => {
  const user = await open([saturday, sunday])
  expect(opener()).toHaveTextContent('Tell me if these days open up')
  await user.type(field(), 'ada@example.com')
  await user.click(send())
  await screen.findByText(/^We'll email you if Saturday, June 12 to Sunday, June 13 opens up/)
  expect(stored().map((wish) => wish?.['date'])).toEqual(['2027-06-12', '2027-06-13'])
})

test('a visitor who typed an address for an order needs only one press', async () => {
  saveDraft({ ...emptyOrderForm, email: 'ada@example.com' })
  const user = await open()
  expect(field()).toHaveValue('ada@example.com')
  await user.click(send())
  await screen.findByText(/^We'll email you/)
})

test('a full list says so and how to go on', async () => {
  office.beforeWrites = () => 'refused'
  const user = await open()
  await user.type(field(), 'ada@example.com')
  await user.click(send())
  expect(await screen.findByText('This list is full')).toBeVisible()
  expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expect(stored()).toEqual([])
})

test('a wrong address has a message at the field, and nothing is sent', async () => {
  const user = await open()
  await user.type(field(), 'ada')
  await user.click(send())
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveAccessibleDescription(
    expect.stringContaining('like name@example.com') as unknown as string,
  )
  expect(stored()).toEqual([])
})

test('a failure keeps what was typed, and can be sent again', async () => {
  office.reachable = false
  const user = await open()
  await user.type(field(), 'ada@example.com')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't put you on the list.")
  expect(field()).toHaveValue('ada@example.com')
  office.reachable = true
  await user.click(send())
  expect(await screen.findByText("You're on the list")).toBeVisible()
})

test('without a taken day there is no button', () => {
  render(<WaitForDay item={item} days={[]} />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
