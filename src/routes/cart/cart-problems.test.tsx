import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inflatable } from '#test/items'
import { storeStaleUnit, backend, openBackend, takenByAnother } from '#test/stand-ins/backend'
import { entryOf, fillCart, openCart, rowsOf, storedCart } from '#test/stand-ins/visitor'
import { saveDraft } from '~/lib/order-form/draft'
import { emptyOrderForm } from '~/lib/order-form/form'

openBackend()
describe('lines that can no longer be booked', () => {
  test('each line says what is wrong with it, and a gone item can be removed', async () => {
    backend.items = [...backend.items, inflatable({ id: 'arch', name: 'Arch', priceCents: null })]
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

  test('without a town, the names of both amounts say what they leave out', async () => {
    saveDraft({ ...emptyOrderForm, insurance: false })
    fillCart(['castle', ['2027-06-12']])
    await openCart()
    expect(rowsOf('Summary')).toEqual([
      ['Rent', '$185.00'],
      ['Delivery FeeOnce we know your town', '—'],
      ['TaxOnce we know your town', '—'],
      ['Rent before delivery & tax', '$185.00'],
      [expect.stringMatching(/^Damage WaiverOptional, 9% of the rent/), '$16.65'],
      [expect.stringMatching(/^Insurance CertificateNot chosen/), '$0.00'],
      ['Delivery timeAny time', '$0.00'],
      ['Total before delivery & tax', '$201.65'],
    ])
  })
})

describe('a day that only deleted bookings have taken', () => {
  function takenWholly(date: string) {
    for (const unit of [0, 1, 2]) storeStaleUnit('castle', date, unit)
  }

  test('is free again when the cart opens', async () => {
    takenWholly('2027-06-12')
    fillCart(['castle', ['2027-06-12']])
    await openCart()
    await waitFor(() =>
      expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$185.00']),
    )
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
