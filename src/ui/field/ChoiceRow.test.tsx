import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ChoiceGroup } from './ChoiceGroup'
import { ChoiceRow } from './ChoiceRow'

test('is named by its label alone; amount and hint describe it', () => {
  render(
    <ChoiceRow
      type="checkbox"
      name="insurance"
      label="Insurance certificate"
      amount="$45.00"
      hint="Often asked for by parks."
    />,
  )
  const box = screen.getByRole('checkbox', { name: 'Insurance certificate' })
  expect(box).toHaveAccessibleDescription('$45.00 Often asked for by parks.')
})

test('a group names its rows and one of them can be chosen', async () => {
  render(
    <ChoiceGroup legend="Floor">
      <ChoiceRow type="radio" name="floor" value="grass" label="Grass" />
      <ChoiceRow type="radio" name="floor" value="indoor" label="Indoor" defaultChecked />
    </ChoiceGroup>,
  )
  expect(screen.getByRole('group', { name: 'Floor' })).toBeVisible()
  await userEvent.click(screen.getByText('Grass'))
  expect(screen.getByRole('radio', { name: 'Grass' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Indoor' })).not.toBeChecked()
})

test('a disabled row stays as it is and says why', async () => {
  render(
    <ChoiceRow
      type="checkbox"
      name="deposit"
      label="Deposit"
      disabled
      hint="Choose Credit Card."
    />,
  )
  const box = screen.getByRole('checkbox', { name: 'Deposit' })
  await userEvent.click(screen.getByText('Deposit'))
  expect(box).not.toBeChecked()
  expect(box).toHaveAccessibleDescription('Choose Credit Card.')
})
