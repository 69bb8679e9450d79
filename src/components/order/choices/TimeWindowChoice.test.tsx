import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TimeWindow } from '~/lib/domain/business'
import { emptyOrderForm } from '~/lib/order-form/form'
import { TimeWindowChoice } from './TimeWindowChoice'

function show(timeWindow: TimeWindow, specificTime = emptyOrderForm.specificTime) {
  const form = { ...emptyOrderForm, timeWindow, specificTime }
  render(<TimeWindowChoice form={form} errors={[]} onChange={vi.fn()} />)
}

test('offers the four time windows with their prices, and at first none', () => {
  show('none')
  const choices = screen.getAllByRole('radio')
  for (const [index, name] of [
    'Any time, no charge',
    'At an exact time ($125.00)',
    'Within a 1-hour window ($75.00)',
    'Within a window of 2 hours or more ($50.00)',
  ].entries())
    expect(choices[index]).toHaveAccessibleName(name)
  expect(choices).toHaveLength(4)
  expect(choices[0]).toBeChecked()
  expect(screen.queryByLabelText('Deliver at')).not.toBeInTheDocument()
})

test.each(['exact', 'oneHour', 'twoHours'] as const)(
  'with %s it asks for the time, and says from when to when',
  (timeWindow) => {
    show(timeWindow)
    expect(screen.getByLabelText('Deliver at')).toHaveAccessibleDescription(
      expect.stringMatching(/Earliest delivery 7am; pickup by midnight/),
    )
  },
)

test.each([
  ['oneHour', '12:00', 'Between 12pm and 1pm. Earliest delivery 7am'],
  ['oneHour', '15:30', 'Between 3:30pm and 4:30pm. Earliest delivery 7am'],
  ['twoHours', '12:00', 'Between 12pm and 2pm. Earliest delivery 7am'],
  ['exact', '', 'Earliest delivery 7am'],
  ['oneHour', '', 'When your window starts. Earliest delivery 7am'],
  ['oneHour', '05:00', 'When your window starts. Earliest delivery 7am'],
] as const)('says in words what is booked with the time: %s, %s', (timeWindow, time, words) => {
  show(timeWindow, time)
  expect(screen.getByLabelText('Deliver at')).toHaveAccessibleDescription(
    expect.stringMatching(new RegExp(`^${words}`)),
  )
})

test('states the usual hours and those of a set time together', () => {
  show('none')
  expect(screen.getByRole('group', { name: 'Delivery time' })).toHaveAccessibleDescription(
    'We deliver between 5am and 4pm. Need a set time (7am or later)? Choose one below; pickup may then be as late as midnight.',
  )
})
