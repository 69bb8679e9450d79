import '~/../test/visit/order-mocks'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { office, takenByAnother } from '~/../test/visit/office'
import { installItemScreens, openItem } from '~/../test/visit/item-screens'
import { extra, inflatable } from '~/../test/items'

installItemScreens()

test('a package can not be had on a day on which a part is taken', async () => {
  const parts = [
    { ...inflatable(), quantity: 1 },
    { ...extra(), quantity: 4 },
  ]
  office.items = [...office.items, inflatable({ id: 'party', name: 'Party Package', parts })]
  takenByAnother('castle', '2027-06-12')
  takenByAnother('chairs', '2027-06-13')
  takenByAnother('chairs', '2027-06-14', 0)
  takenByAnother('chairs', '2027-06-14', 1)
  await openItem('/inflatable/party')
  const day = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
  expect(await day('Saturday, June 12')).toHaveAccessibleName(/fully booked/)
  // Four of five chairs are enough, three aren't.
  expect(await day('Sunday, June 13')).toHaveAccessibleName(/available/)
  expect(await day('Monday, June 14')).toHaveAccessibleName(/fully booked/)
})
