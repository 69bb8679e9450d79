// What the cart says of entries that can't be booked any more.
import '~/../test/visit/order-mocks'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inflatable } from '~/../test/items'
import { office, openOffice, takenByAnother } from '~/../test/visit/office'
import { fillCart, visit } from '~/../test/visit/visitor'
import { saveDraft } from '~/lib/order-form/draft'
import { emptyOrderForm } from '~/lib/order-form/form'

openOffice()

const stored = () => JSON.parse(sessionStorage.getItem('cart') ?? '[]') as unknown
const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` })
const entryOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li')
  if (!row) throw new Error(`${name} has no row`)
  return row
}

describe('what can not be booked any more', () => {
  test('a day that went is told at its entry', async () => {
    takenByAnother('slide', '2027-06-13', 0)
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12', '2027-06-13']])
    await visit('/cart')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/^Some Dates Are Not Available$/)
    expect(await entryOf('Blue Slide')).toContainElement(alert)
  })

  test('a day of which not enough is left says how many are', async () => {
    takenByAnother('castle', '2027-06-12', 0)
    fillCart(['castle', ['2027-06-12'], 3])
    await visit('/cart')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This Date Is Not Available')
    expect(alert).toHaveTextContent('2 of 3 are free on that day, 3 in your cart.')
  })

  test('more than there are is told with the number', async () => {
    fillCart(['castle', ['2027-06-12'], 2], ['castle', ['2027-06-12', '2027-06-13'], 2])
    await visit('/cart')
    await screen.findByText(/3 of 3 are free on those days, 4 in your cart/)
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent.trim())
    const limit = "You can't add more than 3 inflatables for the same dates"
    expect(alerts).toEqual([
      `${limit}. 3 of 3 are free on that day, 4 in your cart.`,
      `${limit}. 3 of 3 are free on those days, 4 in your cart.`,
    ])
    // The specified words stand by themselves.
    expect(screen.getAllByText(limit)).toHaveLength(2)
  })

  test('an item that is gone can be removed, one without a price is for the telephone', async () => {
    office.items = [inflatable({ id: 'slide', name: 'Blue Slide', priceCents: null })]
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']])
    const { user } = await visit('/cart')
    expect(
      within(await entryOf('A rental that is no longer offered')).getByRole('alert'),
    ).toHaveTextContent('Please remove it.')
    expect(within(await entryOf('Blue Slide')).getByRole('alert')).toHaveTextContent(
      'Please call us to book this one.',
    )
    await user.click(await remove('A rental that is no longer offered, Sat, Jun 12, 2027'))
    expect(stored()).toEqual([{ inflatableID: 'slide', dates: ['06/12/2027'] }])
  })

  test('where nothing else is left, the summary says so once a town is chosen', async () => {
    office.items = []
    fillCart(['castle', ['2027-06-12']])
    const { user } = await visit('/cart')
    const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
    expect(summary.getByText(/are added once you choose a town\.$/)).toBeVisible()
    await user.selectOptions(summary.getByLabelText('Where is your event?'), 'Rockford')
    expect(summary.getByText('Nothing in it can be booked as it is.')).toBeVisible()
  })

  test.each([
    [{}, 'Tax, delivery, damage waiver, and insurance certificate'],
    [{ insurance: false }, 'Tax, delivery, and damage waiver'],
    [{ insurance: false, damageWaiver: false }, 'Tax and delivery'],
  ])('without a town, the summary names all that the rent leaves out: %o', async (some, all) => {
    saveDraft({ ...emptyOrderForm, ...some })
    fillCart(['castle', ['2027-06-12']])
    await visit('/cart')
    expect(await screen.findByText(`${all} are added once you choose a town.`)).toBeVisible()
  })

  test('a cart over the limits is told so in words, with the phone number', async () => {
    const everyOther = ['05', '07', '09', '11', '13', '15', '17', '19', '21']
    fillCart(['castle', everyOther.map((date) => `2027-06-${date}`)])
    await visit('/cart')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('One online booking holds up to 8 lines')
    expect(alert).toHaveTextContent('(815) 555-0142')
  })
})
