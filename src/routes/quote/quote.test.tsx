// A quote, from the cart that it is made of to the cart that it becomes.
import '#test/stand-ins/pauses'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { backend, openBackend, takenByAnother } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import { valueOf } from '#test/stand-ins/stored-booking'
import { entryOf, fillCart, openCart, rowsOf, storedCart } from '#test/stand-ins/visitor'
import { loadDraft, saveDraft } from '~/lib/order-form/draft'
import { saveEventPlace } from '~/lib/storage/event-place'

openBackend()

const link =
  '/quote?item=castle&days=2027-06-12_2027-06-13&units=1&item=chairs&days=2027-06-12&units=40&town=Rockford'

async function open(url = link) {
  const page = await loadPage(url)
  await screen.findByRole('heading', { level: 1 })
  return page
}

const urlOf = ({ router }: Awaited<ReturnType<typeof open>>) => {
  const { pathname, search } = router.state.location
  return pathname + search
}

const row = (name: string) => entryOf(name)
const press = ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(screen.getByRole('button', { name }))

test('the cart leads to a quote with the same total, and no address in its link', async () => {
  saveEventPlace({ town: 'Rockford', state: 'IL', address: '12 Oak St, Rockford, IL 61101' })
  fillCart(['castle', ['2027-06-12', '2027-06-13']], ['chairs', ['2027-06-12'], 40])
  const page = await openCart()
  const [, ...inCart] = rowsOf('Summary').map(([, amount]) => amount)
  await page.user.click(screen.getByRole('link', { name: 'Send or print a quote' }))
  await screen.findByRole('heading', { level: 1, name: 'Quote' })
  expect(urlOf(page)).toBe(`${link}&made=2027-06-01`)
  // The quote lists the rentals instead of their rent.
  expect(
    rowsOf('Total')
      .map(([, amount]) => amount)
      .slice(2),
  ).toEqual(inCart)
})

test("a period after the link isn't part of it", async () => {
  expect(urlOf(await open(`${link}.`))).toBe(link)
  expect(await row('Sunny Castle')).toBeVisible()
})

test('a quote shows what is free, every amount, the total, and that it holds nothing', async () => {
  await open()
  expect(
    screen.getByText(/Prices as of Tuesday, June 1, 2027\. Rentals aren't held until you book\./),
  ).toBeVisible()
  expect(screen.getByText('Not booked yet')).toBeVisible()
  expect(await row('Sunny Castle')).toHaveTextContent(
    'Sunny CastleSat, Jun 12, 2027 to Sun, Jun 13, 2027$185 per day Available',
  )
  expect(await row('Folding Chairs × 40')).toHaveTextContent('Available')
  expect(Object.fromEntries(rowsOf('Total'))).toMatchObject({
    'Sunny CastleSat, Jun 12, 2027 to Sun, Jun 13, 2027': '$370.00',
    'Folding Chairs × 40Sat, Jun 12, 2027': '$60.00',
    'Delivery FeeRockford, Illinois': '$30.00',
    Total: '$581.33',
  })
  expect(screen.getByText("If you're tax-exempt: $543.70 without tax.")).toBeVisible()
  for (const name of ['Copy link', 'Print'])
    expect(screen.getByRole('button', { name })).toBeVisible()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a quote has its number, dates, customer and office, and its mail says it all', async () => {
  vi.stubEnv('VITE_QUOTE_DAYS', '30')
  saveDraft({ ...loadDraft(), organization: 'Lincoln School' })
  const { user } = await open(`${link}&made=2027-05-28`)
  const number = screen.getByText(/^Q-20270528-[0-9A-Z]{4}$/).textContent
  expect(valueOf('Date')).toBe('Fri, May 28, 2027')
  // 30 days later would be after its event.
  expect(valueOf('Valid until')).toBe('Sat, Jun 12, 2027')
  expect(
    screen.getByText(
      /current prices. A printed or mailed copy keeps today's prices until Sat, Jun 12/,
    ),
  ).toBeVisible()
  expect(await row('Folding Chairs × 40')).toHaveTextContent('$1.50 each per day')
  expect(valueOf('For')).toBe('Lincoln School')
  expect(valueOf('From')).toBe(
    'Better Events\n2500 Hydraulic Rd, Rockford, Illinois\n(815) 555-0142, hello@example.com',
  )
  await user.type(screen.getByLabelText('Who is this quote for?'), ' PTO')
  const mail = screen.getByRole('link', { name: 'Email this quote' }).getAttribute('href') ?? ''
  expect(mail).toMatch(/^mailto:\?subject=Quote%20Q-20270528-/)
  const text = decodeURIComponent(mail).split('\r\n')
  for (const line of [
    'Valid until: Sat, Jun 12, 2027',
    'For: Lincoln School PTO',
    'Folding Chairs × 40 (Sat, Jun 12, 2027; $1.50 each per day): $60.00',
    'Tax (Illinois 8.75%): $37.63',
    'With delivery & tax: $497.63',
    'Total: $581.33',
    "Without tax, if you're tax-exempt: $543.70",
  ])
    expect(text).toContain(line)
  expect(text[0]).toContain(number)
  // The link is for anybody, so it says nothing of whom the quote is for.
  expect(text.find((line) => line.includes('http'))).not.toContain('Lincoln')
})

test('a quote that ran out says so; without a setting, none says how long it is valid', async () => {
  await open(`${link}&made=2027-01-04`)
  expect(screen.queryByText(/alid until/)).not.toBeInTheDocument()
  cleanup()
  vi.stubEnv('VITE_QUOTE_DAYS', '30')
  await open(`${link}&made=2027-01-04`)
  expect(valueOf('Was valid until')).toBe('Wed, Feb 3, 2027')
})

test('a quote is priced afresh, and its lines show new prices and lost rentals', async () => {
  takenByAnother('castle', '2027-06-13')
  takenByAnother('castle', '2027-06-13', 1)
  takenByAnother('castle', '2027-06-13', 2)
  backend.items = backend.items.map((item) =>
    item.id === 'chairs' ? { ...item, priceCents: 2_00 } : item,
  )
  await open(`${link}&item=unicorn&days=2027-06-12&units=1`)
  expect(await row('Sunny Castle')).toHaveTextContent(
    'Some Dates Are Not Available (not in the total)',
  )
  expect(await row('A rental we no longer offer')).toHaveTextContent(
    'No longer offered (not in the total)',
  )
  expect(rowsOf('Total')[0]).toEqual(['Folding Chairs × 40Sat, Jun 12, 2027', '$80.00'])
})

test('a quote that only the office can book has no cart button', async () => {
  backend.items = backend.items.map((item) =>
    item.id === 'castle' ? { ...item, capacity: null } : item,
  )
  await open('/quote?item=castle&days=2027-06-12&units=1')
  expect(screen.getByText(/^None of these .* Each one says why\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Put this in my cart' })).not.toBeInTheDocument()
})

test('without a town, one can be chosen; it is part of the link', async () => {
  const page = await open(link.replace('&town=Rockford', ''))
  expect(rowsOf('Total').at(-1)?.[0]).toBe('Total before delivery & tax')
  const number = screen.getByText(/^Q-20270601-/).textContent
  await page.user.selectOptions(screen.getByLabelText('Where is your event?'), 'Wisconsin')
  await waitFor(() => expect(rowsOf('Total')).toContainEqual(['TaxWisconsin 6.25%', '$26.88']))
  expect(urlOf(page)).toBe(`${link.replace('Rockford', 'WI')}&made=2027-06-01`)
  expect(screen.getByText(number)).toBeVisible()
})

test.each(['/quote', '/quote?item=castle&days=someday&units=1'])(
  'a link that cannot be read says so, with a way on: %s',
  async (url) => {
    await open(url)
    expect(
      screen.getByRole('heading', { level: 1, name: "This quote's link doesn't work." }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse Rentals' })).toBeVisible()
    expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  },
)

describe('Put this in my cart', () => {
  const quoted = [
    { inflatableID: 'castle', dates: ['06/12/2027', '06/13/2027'] },
    { inflatableID: 'chairs', dates: ['06/12/2027'], quantity: 40 },
  ]
  let page: Awaited<ReturnType<typeof open>>

  async function put() {
    page = await open()
    await press(page, 'Put this in my cart')
  }

  const inCart = () => screen.findByRole('heading', { level: 1, name: 'Your cart' })

  test('fills an empty cart, with the town', async () => {
    await put()
    await inCart()
    expect(storedCart()).toEqual(quoted)
    expect(screen.getByLabelText('Where is your event?')).toHaveValue('Rockford')
    await page.router.navigate('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    expect(rowsOf('Your booking').at(-1)).toEqual(['Total', '$581.33'])
  })

  test('leaves an address that was typed at the checkout as it is', async () => {
    const address = '100 Oak St, Roscoe, IL 61073'
    saveDraft({ ...loadDraft(), address })
    await put()
    await inCart()
    expect(loadDraft().address).toBe(address)
    // The cart follows the address just after it is rendered.
    await waitFor(() => expect(screen.getByLabelText('Where is your event?')).toHaveValue('Roscoe'))
  })

  test.each([
    ['another rental', 'slide', 1],
    ['another quantity of it', 'chairs', 30],
  ])('asks before it replaces %s', async (_, item, quantity) => {
    fillCart([item, ['2027-06-12'], quantity])
    const before = storedCart()
    await put()
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace your cart?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Keep my cart' }))
    expect(storedCart()).toEqual(before)
    await press(page, 'Put this in my cart')
    await press(page, 'Replace my cart')
    await inCart()
    expect(storedCart()).toEqual(quoted)
  })
})
