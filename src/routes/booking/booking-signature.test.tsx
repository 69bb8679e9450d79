import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { storedBooking as unsigned } from '#test/bookings'
import { backend, openBackend } from '#test/stand-ins/backend'
import { bookingId, storeBooking, visitBooking } from '#test/stand-ins/stored-booking'
import { currentContract, signatureOf } from '~/lib/domain/contract-version'

openBackend('2027-06-08T16:00:00Z')

const path = `bookings-test/${bookingId}`
const signed = signatureOf('06/08/2027 | 11:00')
const link = () => screen.getByRole('link', { name: /^the rules and the liability release/ })
const askedFor = () => screen.queryByRole('button', { name: 'Sign the release' })

test('a signed booking says who signed which contract, and leads to it', async () => {
  storeBooking({ ...unsigned, signed })
  await visitBooking()
  expect(screen.getByText('Signed by Maria Jensen on Tue, Jun 8, 2027:')).toBeVisible()
  expect(link()).toHaveAttribute('href', `/contract/${currentContract.version}`)
  expect(askedFor()).toBeNull()
})

test("the office's booking is signed in two presses, in the copy of its invoice too", async () => {
  storeBooking()
  backend.put(`invoices-test/${bookingId}-balance`, { data: unsigned, bookingId, paid: false })
  await visitBooking()
  expect(screen.getByText('Not signed yet:')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Sign the release' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rules and restrictions' }))
  expect(dialog.getByText(/^This is your signature, Maria Jensen, on the rules/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Sign as Maria Jensen' }))
  expect(await screen.findByText('Thank you. The release is signed.')).toBeVisible()
  expect(backend.get(path)).toMatchObject({ signed })
  expect(backend.get(`invoices-test/${bookingId}-balance`)?.['data']).toMatchObject({ signed })
  await waitFor(() => expect(link()).toBeVisible())
})

test('a signature that the database refuses says so, and can be repeated', async () => {
  storeBooking()
  await visitBooking()
  backend.beforeWrites = () => 'refused'
  await userEvent.click(screen.getByRole('button', { name: 'Sign the release' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign as Maria Jensen' }))
  expect(await screen.findByText("The release isn't signed yet.")).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign as Maria Jensen' })).toBeEnabled()
})

test('nobody is asked after the event', async () => {
  storeBooking({ ...unsigned, inflatables: [], extras: [] })
  await visitBooking()
  expect(askedFor()).toBeNull()
})
