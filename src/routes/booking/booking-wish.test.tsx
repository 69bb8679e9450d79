// Asking the office to move, change or cancel a booking: a mail, and nothing else.
import { createHash } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { inflatable } from '#test/items'
import { backend, openBackend, storeUnit } from '#test/stand-ins/backend'
import {
  bookingId,
  button,
  expectFocusOn,
  storeBooking,
  unpaid,
  visitBooking,
} from '#test/stand-ins/stored-booking'

openBackend('2027-06-08T16:00:00Z')

const castle = { ...unpaid, extras: [] }
const written: string[] = []

beforeEach(() => {
  storeBooking(castle)
  backend.items = [inflatable({ name: 'Rockford Castle', capacity: 1 })]
  storeUnit('castle', '2027-06-13', createHash('sha256').update(bookingId).digest('hex'))
  storeUnit('castle', '2027-06-20', 'somebody else')
  written.length = 0
  backend.beforeWrites = (paths) => void written.push(...paths)
})

async function openForm() {
  const { user, reload } = await visitBooking()
  await user.click(await button('Ask to change or cancel'))
  const form = within(await screen.findByRole('form', { name: 'Ask to change or cancel' }))
  return { user, reload, form }
}

async function expectSent() {
  const answer = await screen.findByText('We got your request.')
  await expectFocusOn(answer)
  expect(answer.closest('[role="alert"]')).toHaveTextContent(
    'Nothing has changed yet: your booking stands as it is until our office answers you at maria@example.com.',
  )
  expect(written).toEqual([])
  const { message = '', ...from } = backend.messages[0] ?? {}
  expect(from).toEqual({
    name: 'Maria',
    lastName: 'Jensen',
    email: 'maria@example.com',
    phone: '(815) 555-0177',
    copy: true,
  })
  return message
}

test('offers the days on which its rentals are available; without a chosen day it says what is missing', async () => {
  const { user, form } = await openForm()
  await form.findByRole('button', { name: /June 13, 2027/ })
  await user.click(form.getByRole('button', { name: 'Send request' }))
  const words = form.getByLabelText('Anything to add?')
  expect(words).toHaveAccessibleDescription(
    'Choose a new day in the calendar, or write which day you want.',
  )
  await waitFor(() => expect(words).toHaveFocus())
  expect(backend.messages).toEqual([])

  // Two days from there overlap with somebody else's booking.
  await user.click(form.getByRole('button', { name: /June 19, 2027/ }))
  expect(form.getByRole('alert')).toHaveTextContent(
    /^This Date Is Not Available.*Sunday, June 20 is already booked\.$/,
  )
  // Its own units don't keep it from moving by a day.
  await user.click(form.getByRole('button', { name: /June 13, 2027/ }))
  expect(form.getByText('New day: Sunday, June 13, 2027')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Send request' }))
  const message = await expectSent()
  expect(message).toContain(`Confirmation ID: ${bookingId}`)
  expect(message).toContain('New first day: Sunday, June 13, 2027')
})

test('a wish that was sent stays visible after a reload with its day, until the booking is on it', async () => {
  const { user, reload, form } = await openForm()
  await user.click(await form.findByRole('button', { name: /June 13, 2027/ }))
  await user.click(form.getByRole('button', { name: 'Send request' }))
  await expectSent()
  const again = await reload()
  const title = 'You asked our office to move this booking to Sunday, June 13, 2027.'
  expect((await screen.findByText(title)).closest('[role=status]')).toHaveTextContent(
    'Sent on Tue, Jun 8, 2027. Your booking stays as it is until our office answers you at maria@example.com.',
  )
  const [line] = castle.inflatables
  storeBooking({ ...castle, inflatables: [{ ...line, bookingDates: ['06/13/2027'] }] })
  await again.reload()
  await screen.findByRole('heading', { level: 1, name: 'Your booking' })
  expect(screen.queryByText(title)).not.toBeInTheDocument()
})

test("while the days can't be read, the customer writes the day", async () => {
  const { user } = await visitBooking()
  backend.reachable = false
  await user.click(await button('Ask to change or cancel'))
  expect(await screen.findByText(/We can't check dates right now/)).toBeVisible()
  await user.type(screen.getByLabelText('Anything to add?'), 'June 19 please')
  await user.click(await button('Send request'))
  expect(await expectSent()).toContain('June 19 please')
})

test('a wish that is not sent says so, keeps what was typed, and can be sent again', async () => {
  backend.mailStatus = 500
  const { user, form } = await openForm()
  await user.click(form.getByRole('radio', { name: 'Change something else' }))
  await user.type(form.getByLabelText('What should we change?'), 'Five more chairs')
  await user.click(form.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText("Your request wasn't sent.")).toBeVisible()
  expect(form.getByLabelText('What should we change?')).toHaveValue('Five more chairs')
  backend.mailStatus = 200
  await user.click(form.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(backend.messages).toHaveLength(1))
  expect(await expectSent()).toContain('Five more chairs')
})
