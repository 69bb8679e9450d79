// The form that books just one item: when its button shows, what it keeps, and what keeps it from the popup.
import '~/../test/visit/order-mocks'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { office } from '~/../test/visit/office'
import {
  booked,
  installItemScreens,
  openItem,
  pick,
  restock,
  saturday,
  take,
} from '~/../test/visit/item-screens'
import { bookNow, contact, form, popup, rememberContact } from '~/../test/visit/single-booking'
import { extra } from '~/../test/items'

installModalDialogs()
installItemScreens()

const selectDate = '*Select an available date'
const labels = [
  ['First Name', contact.name],
  ['Last Name', contact.lastName],
  ['Phone Number', contact.phone],
  ['Email Address', contact.email],
  ['Delivery Address', contact.address],
] as const

/** Types without the keyboard's every stroke, which takes a simulated browser its time. */
async function fill(label: string, text: string) {
  await userEvent.click((await form()).getByLabelText(label))
  await userEvent.paste(text)
}

describe('Book Now', () => {
  test("an inflatable's shows once a date is chosen and all five fields are filled", async () => {
    await openItem('/inflatable/castle')
    await screen.findByRole('button', { name: `${saturday}, free` })
    const view = await form()
    for (const [label, text] of labels) await fill(label, text)
    expect(view.getByText(selectDate)).toBeVisible()
    expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()

    await pick(saturday)
    expect(view.getByRole('button', { name: 'Book Now' })).toBeVisible()
    expect(view.queryByText(selectDate)).not.toBeInTheDocument()
    for (const [label, text] of labels) {
      await userEvent.clear(view.getByLabelText(label))
      expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
      await fill(label, '  ')
      expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
      await fill(label, text)
    }
    expect(view.getByRole('button', { name: 'Book Now' })).toBeVisible()
  })

  test("an extra's shows once a date is chosen, and says what is missing", async () => {
    await openItem('/extra/chairs')
    const view = await form()
    expect(view.getByText(selectDate)).toBeVisible()
    expect(view.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
    await pick(saturday)
    await userEvent.click(view.getByRole('button', { name: 'Book Now' }))
    const alert = await view.findByRole('alert')
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Address is required.',
      'Name is required.',
      'Last Name is required.',
      'Email is required.',
      'Phone number is required.',
    ])
    expect(view.getByLabelText('Email Address')).toHaveAccessibleDescription(
      expect.stringContaining('Email is required.'),
    )
    await userEvent.click(within(alert).getByRole('link', { name: 'Name is required.' }))
    expect(view.getByLabelText('First Name')).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a house has the To Continue panel instead', async () => {
    restock(extra({ propertyLink: 'https://example.com/lake' }))
    await openItem('/extra/chairs')
    const panel = within(await screen.findByRole('region', { name: 'To Continue' }))
    expect(panel.getByRole('link', { name: 'View Property' })).toHaveAttribute(
      'href',
      'https://example.com/lake',
    )
    expect(panel.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    expect(screen.queryByRole('region', { name: 'Book just this one' })).not.toBeInTheDocument()
    expect(screen.queryByText(selectDate)).not.toBeInTheDocument()
  })

  test('an address that lacks a part is asked for it', async () => {
    rememberContact({ address: '12 Oak St, Belvidere' })
    await openItem('/inflatable/castle')
    await pick(saturday)
    await userEvent.click((await form()).getByRole('button', { name: 'Book Now' }))
    expect(await (await form()).findByRole('alert')).toHaveTextContent('Which state?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the session', () => {
  test('keeps what is typed, and with Book Now the item and its date', async () => {
    await bookNow()
    await popup()
    expect(Object.fromEntries(Object.entries(sessionStorage))).toMatchObject({
      ...contact,
      bookingDates: '06/12/2027',
      infatableID: 'castle',
      imageInflatable: '/pictures/castle.svg',
      inflatableName: 'Rockford Castle',
    })
  })

  test('a date that was only chosen outlives a reload, until another is refused', async () => {
    await openItem('/inflatable/castle')
    await pick(saturday)
    cleanup()
    take('castle', booked('castle', '2027-06-13'))
    await openItem('/inflatable/castle')
    expect(await screen.findByText('Saturday, June 12 is free')).toBeVisible()
    await pick('Sunday, June 13, 2027')
    expect(sessionStorage.getItem('bookingDates')).toBeNull()
  })

  test('M21a: chooses the kept date again for the same item only', async () => {
    rememberContact()
    sessionStorage.setItem('infatableID', 'castle')
    sessionStorage.setItem('bookingDates', '06/12/2027')
    const router = await openItem('/inflatable/castle')
    expect(await screen.findByText('Saturday, June 12 is free')).toBeVisible()
    expect((await form()).getByRole('button', { name: 'Book Now' })).toBeVisible()

    await router.navigate('/inflatable/combo')
    expect(await screen.findByRole('heading', { level: 1, name: /Combo/ })).toBeVisible()
    expect(await screen.findByText(selectDate)).toBeVisible()
    expect(screen.queryByRole('button', { name: /your date/ })).not.toBeInTheDocument()
    expect((await form()).getByLabelText('First Name')).toHaveValue('Maria')
  })

  test.each([
    ['one', '06/12/2027', 'This Date Is Not Available'],
    ['one of several', '06/11/2027, 06/12/2027', 'Some Dates Are Not Available'],
  ])('%s kept date went: it says so, and none is chosen', async (_, dates, message) => {
    take('castle', booked('castle', '2027-06-12'))
    sessionStorage.setItem('infatableID', 'castle')
    sessionStorage.setItem('bookingDates', dates)
    await openItem('/inflatable/castle')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByText(selectDate)).toBeVisible()
    expect(screen.queryByRole('button', { name: /your date/ })).not.toBeInTheDocument()
  })

  test('several kept dates that are all free are booked together', async () => {
    rememberContact()
    sessionStorage.setItem('infatableID', 'castle')
    sessionStorage.setItem('bookingDates', '06/12/2027, 06/11/2027')
    await openItem('/inflatable/castle')
    // The estimate has taken the address over, and the form has started anew.
    await screen.findByText(/^With delivery/)
    await userEvent.click(await (await form()).findByRole('button', { name: 'Book Now' }))
    // 2 x 185 + 32.38 tax + 30 + 33.30 waiver
    expect((await popup()).getByText('$465.68')).toBeVisible()
  })
})

describe('no popup', () => {
  test.each([
    ['/inflatable/castle', 'Unfornately, delivery to that area is not currently available :('],
    ['/extra/chairs', 'Unfornately, We dont do delivery to that area :('],
  ])(
    'out of area on %s: the contact and the day stay, as nothing is wrong with them',
    async (address, text) => {
      rememberContact({ address: '4 Elm St, Dubuque, IA 52001' })
      await openItem(address)
      await pick(saturday)
      await userEvent.click((await form()).getByRole('button', { name: 'Book Now' }))
      const view = await form()
      expect(await view.findByRole('alert')).toHaveTextContent(text)
      expect(view.queryByText(selectDate)).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: /your date/ })).toHaveAccessibleName(
        expect.stringContaining('June 12, 2027'),
      )
      expect(view.getByLabelText('Phone Number')).toHaveValue(contact.phone)
      expect(view.getByLabelText('Delivery Address')).toHaveValue('4 Elm St, Dubuque, IA 52001')
      expect(view.getByLabelText('Delivery Address')).toBeInvalid()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

      expect(view.getByLabelText('Delivery Address')).toHaveFocus()
      await userEvent.clear(view.getByLabelText('Delivery Address'))
      await fill('Delivery Address', contact.address)
      await userEvent.click(view.getByRole('button', { name: 'Book Now' }))
      expect(await screen.findByRole('dialog', { name: /^Book / })).toBeVisible()
    },
  )

  test('no distance: retry and phone, then the fee by the mile', async () => {
    office.distance = { ok: false, reason: 'down' }
    rememberContact({ address: '100 State St, Chicago, IL 60601' })
    await openItem('/inflatable/castle')
    await pick(saturday)
    await userEvent.click((await form()).getByRole('button', { name: 'Book Now' }))
    const alert = within(await (await form()).findByRole('alert'))
    expect(alert.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    office.distance = { ok: true, data: 40 }
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    expect((await popup()).getByText('$60.00')).toBeVisible()
  })

  test('M22b: an item that has no readable price any more opens nothing', async () => {
    await bookNow('/inflatable/castle', () => (office.items = []))
    expect(await (await form()).findByRole('alert')).toHaveTextContent('Nothing is booked yet.')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a database that is down is said so', async () => {
    await bookNow('/inflatable/castle', () => (office.reachable = false))
    expect(await (await form()).findByRole('alert')).toHaveTextContent(
      "We can't reach our booking list right now.",
    )
    expect(office.commits).toEqual([])
  })
})
