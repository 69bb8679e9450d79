// What is in the estimate of an item's page, and what of it can be left out.
import '~/../test/visit/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { inflatable } from '~/../test/items'
import { office, openOffice } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import { loadDraft } from '~/lib/order-form/draft'

openOffice()
installModalDialogs()

const town = () => screen.findByRole('combobox', { name: 'Where is your event?' })
const estimate = () => screen.getByRole('region', { name: 'Estimate' })
const says = (text: string) => waitFor(() => expect(estimate()).toHaveTextContent(text))

test('it names what is in the total, with its price, and both protections can be turned off there', async () => {
  office.items = [inflatable()]
  const { user } = await loadPage('/inflatable/castle')
  const where = await town()
  const waiver = within(estimate()).getByRole('checkbox', { name: 'With Damage Waiver' })
  const certificate = within(estimate()).getByRole('checkbox', {
    name: 'With Insurance Certificate',
  })
  // Before a place is chosen, too.
  expect(waiver).toHaveAccessibleDescription('$16.65')
  expect(certificate).toHaveAccessibleDescription(/^\$45\.00 For parks, schools,/)
  await user.selectOptions(where, 'Rockford')
  await user.click(certificate)
  await says('Total for one day$247.84With delivery, tax, and damage waiver')
  await user.click(waiver)
  expect(waiver).toHaveAccessibleDescription('$16.65')
  await says('Total for one day$231.19With delivery and tax')
  expect(loadDraft()).toMatchObject({ damageWaiver: false, insurance: false })
})

test('beside a cart, it says that it stands for itself', async () => {
  office.items = [inflatable()]
  sessionStorage.setItem(
    'cart',
    JSON.stringify([{ inflatableID: 'chairs', dates: ['06/12/2027'] }]),
  )
  const { user } = await loadPage('/inflatable/castle')
  await user.selectOptions(await town(), 'Rockford')
  await says('For this rental alone, with delivery, tax,')
})

test('all of it stands beneath, row by row', async () => {
  office.items = [inflatable()]
  const { user } = await loadPage('/inflatable/castle')
  await user.selectOptions(await town(), 'Wisconsin')
  await user.click(within(estimate()).getByRole('button', { name: "What's included" }))
  const parts = screen.getByRole('dialog', { name: "What's included" })
  expect(parts).toHaveTextContent('Delivery Fee$50.00')
  expect(parts).toHaveTextContent('TaxWisconsin 6.25%$11.56')
  expect(parts).toHaveTextContent('One cart is delivered for one fee.')
  await user.click(within(parts).getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: "What's included" })).toHaveFocus()
  await says('Total for one day$308.21With delivery, tax, damage waiver, and insurance certificate')
})
