// The form that books just one item: when its button shows, what it keeps, and what prevents the
// popup.
import '#test/stand-ins/order-mocks'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { checkoutForm } from '#test/bookings'
import { installItemScreens, openItem, pick, saturday } from '#test/stand-ins/item-screens'
import { form, popup } from '#test/stand-ins/single-booking'
import { stubViewport } from '#test/stand-ins/viewport'
import { rememberContact } from '#test/stand-ins/visitor'

installItemScreens()

const selectDate = '*Select an available date'
const { name, lastName, phone, email, address } = checkoutForm()
const contact = { name, lastName, phone, email, address }
const labels = [
  ['First Name', name],
  ['Last Name', lastName],
  ['Phone Number', phone],
  ['Email Address', email],
  ['Delivery Address', address],
] as const

/** Pastes, because typing is slow in jsdom. */
async function fill(label: string, text: string) {
  await userEvent.click((await form()).getByLabelText(label))
  await userEvent.paste(text)
}

test('the all-in amount follows an address that was typed here, once it is left', async () => {
  await openItem('/inflatable/castle')
  await pick(saturday)
  const town = screen.getByLabelText('Where is your event?')
  await fill('Delivery Address', address)
  expect(town).toHaveDisplayValue('Choose a town')
  await userEvent.tab()
  await waitFor(() => expect(town).toHaveDisplayValue('Rockford'))
})

test("while the focus is in this form, the phone's bar has its Book Now, or nothing", async () => {
  const setInSight = stubViewport()
  await openItem('/inflatable/castle')
  await pick(saturday)
  setInSight(false)
  const bar = () => document.querySelector<HTMLElement>('[data-sticky-bar]')
  expect(bar()).toHaveTextContent('Add To Cart')
  for (const [label, text] of labels) {
    await fill(label, text)
    if (label !== 'Delivery Address') await waitFor(() => expect(bar()).toBeNull())
  }
  setInSight(false)
  await waitFor(() => expect(bar()).toHaveTextContent('Book Now'))
  expect(bar()).not.toHaveTextContent('$')
  await userEvent.click(within(bar() as HTMLElement).getByRole('button', { name: 'Book Now' }))
  const opened = await popup()
  await userEvent.click(opened.getByRole('button', { name: 'Close' }))
  expect(within(bar() as HTMLElement).getByRole('button', { name: 'Book Now' })).toHaveFocus()
  // Another bar under the pointer would take the press's click.
  const town = screen.getByLabelText('Where is your event?')
  fireEvent.pointerDown(town)
  act(() => town.focus())
  await new Promise((resolve) => setTimeout(resolve))
  expect(bar()).toHaveTextContent('Book Now')
  fireEvent.pointerUp(town)
  await waitFor(() => expect(bar()).toHaveTextContent('Add To Cart'))
})

test("an inflatable's Book Now shows once a date is chosen and all five fields are filled; pressed, the session keeps them with the item and its date", async () => {
  rememberContact()
  await openItem('/inflatable/castle')
  await screen.findByRole('button', { name: `${saturday}, available` })
  const view = await form()
  expect(view.getByText(selectDate)).toBeVisible()
  const noButton = () =>
    expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
  noButton()

  await pick(saturday)
  expect(view.getByRole('button', { name: 'Book Now' })).toBeVisible()
  expect(view.queryByText(selectDate)).not.toBeInTheDocument()
  for (const [label, text] of labels) {
    await userEvent.clear(view.getByLabelText(label))
    noButton()
    await fill(label, text)
  }
  await userEvent.clear(view.getByLabelText('First Name'))
  await fill('First Name', '  ')
  noButton()
  await fill('First Name', name)
  await userEvent.click(view.getByRole('button', { name: 'Book Now' }))
  await popup()
  expect(Object.fromEntries(Object.entries(sessionStorage))).toMatchObject({
    ...contact,
    name: `  ${name}`,
    bookingDates: '06/12/2027',
    infatableID: 'castle',
    imageInflatable: '/pictures/castle.svg',
    inflatableName: 'Rockford Castle',
  })
})

test("an extra's Book Now shows once a date is chosen, and says what is missing", async () => {
  await openItem('/extra/chairs')
  const view = await form()
  expect(view.getByText(selectDate)).toBeVisible()
  expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
  await pick(saturday)
  await userEvent.click(view.getByRole('button', { name: 'Book Now' }))
  const alert = within(await view.findByRole('alert'))
  expect(alert.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Address is required.',
    'Name is required.',
    'Last Name is required.',
    'Email is required.',
    'Phone number is required.',
  ])
  expect(view.getByLabelText('Email Address')).toHaveAccessibleDescription(
    expect.stringContaining('Email is required.'),
  )
  await userEvent.click(alert.getByRole('link', { name: 'Name is required.' }))
  await waitFor(() => expect(view.getByLabelText('First Name')).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['/inflatable/castle', 'Unfornately, delivery to that area is not currently available :('],
  ['/extra/chairs', 'Unfornately, We dont do delivery to that area :('],
])('out of area on %s: the rest stays, and the corrected address books', async (path, text) => {
  rememberContact({ address: '4 Elm St, Dubuque, IA 52001' })
  await openItem(path)
  await pick(saturday)
  const view = await form()
  await userEvent.click(view.getByRole('button', { name: 'Book Now' }))
  expect(await view.findByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /your date/ })).toHaveAccessibleName(
    expect.stringContaining('June 12, 2027'),
  )
  expect(view.getByLabelText('Phone Number')).toHaveValue(phone)
  const field = view.getByLabelText('Delivery Address')
  expect(field).toHaveValue('4 Elm St, Dubuque, IA 52001')
  expect(field).toBeInvalid()
  await waitFor(() => expect(field).toHaveFocus())

  await userEvent.clear(field)
  await fill('Delivery Address', address)
  await userEvent.click(view.getByRole('button', { name: 'Book Now' }))
  expect(await screen.findByRole('dialog', { name: /^Book / })).toBeVisible()
})
