import '~/../test/visit/order-mocks'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inflatable } from '~/../test/items'
import { office, openOffice, takenByAnother } from '~/../test/visit/office'
import { entryOf, fillCart, openCart, storedCart, visit } from '~/../test/visit/visitor'
import { saveDraft } from '~/lib/order-form/draft'
import { emptyOrderForm } from '~/lib/order-form/form'

openOffice()

describe('entries that can no longer be booked', () => {
  test('each entry says what is wrong with it, and a gone item can be removed', async () => {
    office.items = [...office.items, inflatable({ id: 'arch', name: 'Arch', priceCents: null })]
    takenByAnother('slide', '2027-06-13', 0)
    takenByAnother('castle', '2027-06-12', 0)
    fillCart(
      ['slide', ['2027-06-12', '2027-06-13']],
      ['castle', ['2027-06-12'], 3],
      ['arch', ['2027-06-12']],
      ['gone', ['2027-06-12']],
    )
    const { user } = await openCart()
    const alertOf = async (name: string) => within(await entryOf(name)).getByRole('alert')
    expect(await alertOf('Blue Slide')).toHaveTextContent(/^Some Dates Are Not Available$/)
    expect(await alertOf('Sunny Castle')).toHaveTextContent(
      /This Date Is Not Available.*Sunny Castle: 2 of 3 are available on that day, 3 in your cart\./,
    )
    expect(await alertOf('Arch')).toHaveTextContent('Please call us to book this one.')
    const gone = 'A rental we no longer offer'
    expect(await alertOf(gone)).toHaveTextContent('Please remove it.')
    await user.click(screen.getByRole('button', { name: `Remove ${gone}, Sat, Jun 12, 2027` }))
    expect(storedCart()).toHaveLength(3)
    expect(screen.queryByRole('heading', { name: gone })).not.toBeInTheDocument()
  })

  test('where nothing else is left, the summary says so once a town is chosen', async () => {
    office.items = []
    fillCart(['castle', ['2027-06-12']])
    const { user } = await visit('/cart')
    const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
    expect(summary.getByText(/^Choose your town to see your total/)).toBeVisible()
    await user.selectOptions(summary.getByLabelText('Where is your event?'), 'Rockford')
    expect(summary.getByText(/^Nothing in your cart can be booked yet/)).toBeVisible()
  })

  test.each([
    [{}, 'delivery, tax, damage waiver and insurance certificate'],
    [{ insurance: false }, 'delivery, tax and damage waiver'],
    [{ insurance: false, damageWaiver: false }, 'delivery and tax'],
  ])('without a town, the summary names all that the rent leaves out: %o', async (some, all) => {
    saveDraft({ ...emptyOrderForm, ...some })
    fillCart(['castle', ['2027-06-12']])
    await visit('/cart')
    expect(await screen.findByText(`Choose your town to see your total with ${all}.`)).toBeVisible()
  })

  test('a cart over the limits says so, with the phone number', async () => {
    const everyOther = ['05', '07', '09', '11', '13', '15', '17', '19', '21']
    fillCart(['castle', everyOther.map((date) => `2027-06-${date}`)])
    await visit('/cart')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('You can book up to 8 rentals online at once')
    expect(alert).toHaveTextContent('(815) 555-0142')
  })
})
