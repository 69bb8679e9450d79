// A database or a service that refuses has answered: no screen may say that it couldn't connect, or
// that trying the same again will help. What counts as a refusal is proved in lib/db/client.test.ts
// and lib/services/services.test.ts.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import { refusal } from '#test/stand-ins/backend-database'
import { loadPage } from '#test/stand-ins/page-load'
import {
  bookingId,
  button,
  storeBooking,
  visitBooking,
  visitInvoice,
} from '#test/stand-ins/stored-booking'
import { checkOut, continued, fillCart, finalButton } from '#test/stand-ins/visitor'

openBackend()

function refuseReads() {
  backend.beforeRead = () => {
    throw refusal()
  }
}

/**
 * The one error on the screen. It names the refusal once, with the phone number, and offers no
 * second try.
 */
async function expectRefusal(title: string, what = 'Our system refused the request') {
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(title)
  expect(alert.textContent.split(what)).toHaveLength(2)
  expect(within(alert).getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expect(within(alert).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByText(/couldn't connect|can't reach|in a moment|reload/i)).toBeNull()
}

const screens = [
  ['/', "Our rentals didn't load."],
  ['/inflatables/slides', "Our rentals didn't load."],
  ['/inflatable/castle', "This rental didn't load."],
  ['/cart', "Your cart didn't load."],
  ['/checkout', "The checkout didn't load."],
  ['/quote?item=castle&days=2027-06-12&units=1', "The quote didn't load."],
  [`/booking/${bookingId}`, "Your booking didn't load."],
  ['/invoice/i1', "Your invoice didn't load."],
] as const

test.each(screens)('%s, which the database refuses to read', async (url, title) => {
  fillCart(['castle', ['2027-06-12']])
  refuseReads()
  await loadPage(url)
  await expectRefusal(title)
})

test.each(screens)(
  '%s, while the database is down: it says so, and another try shows it',
  async (url, title) => {
    fillCart(['castle', ['2027-06-12']])
    storeBooking()
    backend.reachable = false
    const { user } = await loadPage(url)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(within(alert).getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    backend.reachable = true
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

describe('an order', () => {
  const title = "We can't take your booking right now. Nothing is booked yet."

  test('that the database refuses to check', async () => {
    const { user } = await checkOut()
    refuseReads()
    await user.click(await button('Continue'))
    await expectRefusal(title)
  })

  test.each([
    ['for the office', {}, 'Book Now'],
    ['by card', { method: 'Credit Card' }, 'Pay 29284 cents'],
  ] as const)('%s, whose days the database refuses to read', async (_, some, final) => {
    const { user } = await continued(some, final)
    refuseReads()
    await user.click(await finalButton(final))
    await expectRefusal(title)
    expect(backend.commits).toEqual([])
    expect(backend.charges).toEqual([])
  })

  test('by card, while the rules refuse the rates of the site: no reload would help', async () => {
    const { user } = await continued({ method: 'Credit Card' }, 'Pay 29284 cents')
    backend.beforeRead = (path) => {
      if (path.startsWith('numbers/')) {
        backend.page = `<meta name="numbers" content="${path.slice('numbers/'.length).split('_')[0]}">`
        throw refusal()
      }
    }
    await user.click(await button('Pay 29284 cents'))
    await expectRefusal(title)
    expect(backend.charges).toEqual([])
  })

  test('by card, that the payment service refuses to look at', async () => {
    backend.charge = () => 'refused'
    const { user } = await continued({ method: 'Credit Card' }, 'Pay 29284 cents')
    await user.click(await button('Pay 29284 cents'))
    await expectRefusal('*Payment Failed, try again.', 'Our payment system refused the request')
    expect(backend.commits).toEqual([])
  })

  test('whose distance the service refuses', async () => {
    backend.distance = { ok: false, reason: 'refused' }
    const { user } = await checkOut({ address: '3 Lost St, Freeport, IL' })
    await user.click(await button('Continue'))
    await expectRefusal("We can't calculate the delivery fee right now.")
  })
})

describe('the balance', () => {
  test.each([
    ['refuses to be read', refuseReads],
    ['refuses an invoice', () => void (backend.beforeWrites = () => 'refused')],
  ])("on a booking's page, whose database %s", async (_, refuse) => {
    storeBooking()
    const { user } = await visitBooking()
    refuse()
    await user.click(await button('Pay $475.40 by card'))
    await expectRefusal("We couldn't open the payment page. Nothing was charged.")
  })

  test.each([
    ['the database', refuseReads, "We can't take your payment right now.", undefined],
    [
      'the payment service',
      () => void (backend.charge = () => 'refused'),
      '*Payment Failed, try again.',
      'Our payment system refused the request',
    ],
  ])("on an invoice's page, refused by %s", async (_, refuse, title, what) => {
    storeBooking()
    const { user } = await visitInvoice()
    refuse()
    await user.click(await button('Pay 47540 cents'))
    await expectRefusal(title, what)
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.')
  })
})

test('a wish for a change, which the mailer refuses', async () => {
  backend.mailStatus = 403
  storeBooking()
  const { user } = await visitBooking()
  await user.click(await button('Ask to change or cancel'))
  await user.click(await screen.findByRole('radio', { name: 'Cancel my booking' }))
  await user.click(await button('Send request'))
  await expectRefusal("Your request wasn't sent.")
})

test('a message to the office, which the mailer refuses, stays in the form', async () => {
  backend.mailStatus = 403
  const { user } = await loadPage('/contact')
  await user.type(await screen.findByLabelText('First Name'), 'Ada')
  await user.type(screen.getByLabelText('Email Address'), 'ada@example.com')
  await user.type(screen.getByLabelText('Message'), 'Is it free?')
  await user.click(await button('Send Message'))
  await expectRefusal("Your message wasn't sent.")
  expect(screen.getByLabelText('Message')).toHaveValue('Is it free?')
})

test('an address for the newsletter, which the rules refuse', async () => {
  backend.beforeWrites = () => 'refused'
  const { user } = await loadPage('/services')
  await user.type(await screen.findByLabelText('Email Address'), 'ada@example.com')
  await user.click(await button('Sign up'))
  await expectRefusal("We couldn't sign you up.")
  expect(screen.queryByText(/^Congratulations/)).toBeNull()
})
