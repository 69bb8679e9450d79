import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { extra, inflatable } from '#test/items'
import { ItemPrice } from './ItemPrice'

const propertyLink = 'https://example.com/house'
const arch = { name: 'Wedding Arch' }

const parts = [{ ...extra({ priceCents: 100_00 }), quantity: 2 }]

test.each([
  ['an item', inflatable(), '$185 per day'],
  ['a package that costs less than its parts', inflatable({ parts }), '$185 per day Save\u00a0$15'],
  ['a wedding item', extra(arch), 'See price in cart'],
  ['a wedding item that no cart takes', extra({ ...arch, capacity: null }), 'Call for price'],
  ['an item without a price', inflatable({ priceCents: null }), 'Call for price'],
  ['a wedding item without a price', extra({ ...arch, priceCents: null }), 'Call for price'],
  ['a property', extra({ propertyLink, priceCents: 600_00 }), '$600 per day'],
  ['a property for weddings', extra({ ...arch, propertyLink }), ''],
  ['a property without a price', extra({ propertyLink, priceCents: null }), ''],
])('%s', (_, item, text) => {
  render(<div role="note">{<ItemPrice item={item} />}</div>)
  expect(screen.getByRole('note').textContent).toBe(text)
})

test('of a package for two days, what both save', () => {
  render(
    <div role="note">
      {<ItemPrice item={inflatable({ parts })} days={daysFrom('2027-06-12', 2)} />}
    </div>,
  )
  expect(screen.getByRole('note').textContent).toBe('$185 per day Save\u00a0$30')
})
