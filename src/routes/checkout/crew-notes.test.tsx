// What the crew must know, at the checkout: folded away, optional, warned about before the final
// press, stored, and on the office's list of the day.
import '#test/stand-ins/order-mocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { extra } from '#test/items'
import { bookings, backend, openBackend } from '#test/stand-ins/backend'
import { checkOut, continued, field, fillCart, finalButton, rowsOf } from '#test/stand-ins/visitor'
import { notesOf } from '~/../office/desk/day/stop-words'
import { bookingFrom } from '~/lib/db/bookings/read-booking'

openBackend()

const fold = () => screen.getByRole('button', { name: /^For our crew \(optional\)/ })
const startAt = (value: string) =>
  fireEvent.change(field('When does the party start? (optional)'), { target: { value } })
const check = () => screen.queryByText('Please check before you book')?.parentElement ?? null

/** The notes of the booking on the day's sheet. */
function listedNotes() {
  const [stored] = bookings()
  return notesOf(bookingFrom('b1', { ...stored }))
}

test('the crew part is folded away; what is said there is booked, mailed and listed', async () => {
  const page = await checkOut({ floorType: 'grass' })
  expect(screen.queryByLabelText('Gate on the way in')).not.toBeInTheDocument()
  await page.user.click(fold())
  expect(fold()).toHaveAttribute('aria-expanded', 'true')
  startAt('17:00')
  expect(screen.getByText('Between 5am and 4pm. In time for your party.')).toBeVisible()
  await page.user.selectOptions(field('Gate on the way in'), '4 ft or wider')
  await page.user.click(screen.getByRole('checkbox', { name: 'Stairs or steps' }))
  await page.user.type(field('Where to set up'), 'Back yard')
  await page.user.type(field('Who to call on the day'), 'Sam, 815 555 0199')
  expect(check()).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  await page.user.click(await finalButton())
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  const crew = [
    'Party starts at 5pm',
    'Gate: 4 ft or wider',
    'Way in: stairs',
    'Call on the day: Sam, 815 555 0199',
    'Set up: Back yard',
  ]
  const stored =
    'partyStart: 17:00\ngate: wide\nway: stairs\ndayContact: Sam, 815 555 0199\nsetUpAt: Back yard'
  expect(bookings()).toMatchObject([{ crew: stored }])
  expect(backend.mails).toMatchObject([{ kind: 'confirmation', booking: { crew: stored } }])
  expect(listedNotes()).toEqual(crew)
})

test('words that the address has no place for are shown, booked, mailed and listed, even if the field is never left', async () => {
  const page = await checkOut({ floorType: 'grass', directions: 'Apt 4' })
  await page.user.click(field('Delivery Address'))
  await page.user.paste('. Use back door')
  await page.user.keyboard('{Enter}')
  expect(field('Delivery Address')).toHaveValue('12 Oak St, Rockford, IL 61101')
  const directions = field('Apartment, unit or directions (optional)')
  expect(directions).toHaveValue('Apt 4, Use back door')
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  await page.user.click(await finalButton())
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  const crew = 'directions: Apt 4, Use back door'
  expect(bookings()).toMatchObject([{ crew, address: '12 Oak St, Rockford, IL 61101' }])
  expect(backend.mails).toMatchObject([{ kind: 'confirmation', booking: { crew } }])
  expect(listedNotes()).toEqual(['Directions: Apt 4, Use back door'])
})

test('more words than a booking keeps are named at their field, not cut', async () => {
  const page = await checkOut({ directions: 'x'.repeat(60) })
  await page.user.click(field('Delivery Address'))
  await page.user.paste(`, ${'y'.repeat(60)}`)
  await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  const directions = field('Apartment, unit or directions (optional)')
  await waitFor(() => expect(directions).toBeInvalid())
  expect(directions).toHaveAccessibleDescription('Please shorten this to 100 characters.')
  expect(directions).toHaveValue(`${'x'.repeat(60)}, ${'y'.repeat(60)}`)
})

test('a delivery that may come after the party starts is named, and one press chooses a window in time', async () => {
  const page = await checkOut({ floorType: 'grass' })
  startAt('13:00')
  const delivery = within(screen.getByRole('region', { name: 'Delivery options' }))
  expect(delivery.getByText(/^We may deliver as late as 4pm, but your party/)).toBeVisible()
  await page.user.click(delivery.getByRole('button', { name: 'Between 11am and 12pm ($75.00)' }))
  const outcome = delivery.getByText('Between 11am and 12pm. In time for your party.')
  expect(outcome.parentElement).toHaveFocus()
  expect(check()).toBeNull()
  expect(field('Deliver at')).toHaveValue('11:00')
  expect(rowsOf('Your booking')).toContainEqual(['Delivery time1-hour window', '$75.00'])
})

test('a late delivery, a tent on concrete and a narrow gate: each is named before the final press and on the list of the day, and none stops the order', async () => {
  backend.items = [...backend.items, extra({ id: 'tent', name: 'Pole Tent', surfaces: ['grass'] })]
  fillCart(['castle', ['2027-06-12']], ['tent', ['2027-06-12']])
  const { user } = await continued({
    partyStart: '13:00',
    gate: 'narrow',
    floorType: 'concrete',
  })
  for (const words of [
    'We may deliver as late as 4pm, but your party starts at 1pm.',
    'Pole Tent stands on grass only, but you chose concrete / asphalt.',
    'Your rentals may not fit through a gate narrower than 4 ft.',
  ])
    expect(check()).toHaveTextContent(words)
  await user.click(await finalButton())
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(listedNotes()).toEqual([
    'Party starts at 1pm, delivery may come until 4pm',
    'Gate: narrower than 4 ft',
    'Pole Tent stands on grass only',
  ])
})

test('a text takes no more than fits, and says so', async () => {
  const page = await checkOut()
  await page.user.click(fold())
  const where = field('Where to set up')
  await page.user.click(where)
  await page.user.paste('x'.repeat(130))
  expect(where).toHaveValue('x'.repeat(90))
  expect(where).toHaveAccessibleDescription("That's all that fits here: 90 characters.")
})
