// What a paste brings along and nobody sees is in no screen, link or charge after it, also where an
// earlier page or the office stored it. What is stored and mailed is in test/pasted.test.ts.
import '#test/stand-ins/order-mocks'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { day } from '#test/days'
import { backend, openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import { storeBooking, unpaid, visitBooking, visitInvoice } from '#test/stand-ins/stored-booking'
import { continued } from '#test/stand-ins/visitor'
import { unseen } from '#test/unseen'
import { quoteQuery } from '~/lib/order-form/quote-link'

openBackend()

const all = Object.values(unseen).join('')
const isUnseen = new RegExp(`[${all}]`, 'u')
const paste = (text: string) => all + text.replace(/(?<=\w)(?=\w)/, all) + all

/** What nobody sees of the page's texts and links. A field keeps what was pasted. */
function unseenOnPage(): string[] {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const field of page.querySelectorAll('input, textarea')) field.remove()
  return page.innerHTML.split(/[<>]/).filter((part) => isUnseen.test(part))
}
/** The links of a kind, as whoever opens them reads them. */
const linksOf = (kind: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${kind}"]`)].map(({ href }) =>
    decodeURIComponent(href),
  )

test('an order by card, and its confirmation', async () => {
  const { user } = await continued(
    {
      name: paste('Maria'),
      lastName: paste('Jensen'),
      email: paste('maria@example.com'),
      phone: paste('(815) 555-0100'),
      address: paste('12 Oak St, Rockford, IL 61101'),
      organization: paste('Lincoln School'),
      setUpAt: paste('Back yard'),
      method: 'Credit Card',
    },
    'Pay 29284 cents',
  )
  const pay = screen.getByRole('button', { name: 'Pay 29284 cents' })
  expect(JSON.parse(pay.dataset['billing'] ?? '')).toEqual({
    name: 'Maria Jensen',
    email: 'maria@example.com',
  })
  await user.click(pay)
  await screen.findByRole('dialog', { name: 'Your Booking is Completed !' })
  expect(backend.charges).toMatchObject([
    { description: expect.stringContaining('| Name: Maria Jensen |') },
  ])
  expect(unseenOnPage()).toEqual([])
})

test('a quote, whom it is for, and the mail with it', async () => {
  const cart = [{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }]
  const place = { town: 'Rockford', state: 'IL' as const, address: '' }
  const query = new URLSearchParams(quoteQuery({ cart, place, made: null }))
  for (const [name, value] of new Map(query)) query.set(name, paste(value))
  sessionStorage.setItem('checkoutChoices', JSON.stringify({ organization: paste('Lincoln') }))
  await loadPage(`/quote?${query}`)
  await screen.findByRole('link', { name: /Email/ })
  expect(linksOf('mailto:').join()).toMatch(/Lincoln[^]*Sunny Castle/)
  expect(linksOf('mailto:').filter((link) => isUnseen.test(link))).toEqual([])
  expect(unseenOnPage()).toEqual([])
})

describe('a stored booking', () => {
  const typed = {
    name: 'Maria',
    lastName: 'Jensen',
    phone: '(815) 555-0177',
    email: 'maria@example.com',
    address: '12 Oak St, Rockford, IL 61101',
    specificTime: '10:00',
    organization: 'name: Lincoln School\npurchaseOrder: 4711',
    crew: 'dayContact: Sam 815 555 0199\nsetUpAt: Back yard',
  }
  // The rules refuse control characters.
  const { control: _, ...storable } = unseen
  const between = Object.values(storable).join('')
  const kept = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [
      name,
      between + text.replaceAll(/(?<=\w)(?=\w)/g, between) + between,
    ]),
  )

  test.each([
    ['its own page', visitBooking],
    ['its invoice', visitInvoice],
  ])('on %s', async (_, visit) => {
    storeBooking({ ...unpaid, ...kept })
    await visit()
    for (const text of ['Maria Jensen', typed.address, 'Lincoln School', 'Back yard'])
      expect(document.body).toHaveTextContent(text)
    expect(linksOf('').filter((link) => isUnseen.test(link))).toEqual([])
    expect(unseenOnPage()).toEqual([])
  })
})
