import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import { whyNotBookable } from '~/lib/availability/why-not-bookable'
import type { Day } from '~/lib/domain/day'
import { AvailabilityCalendar } from './AvailabilityCalendar'

const days = { today: day('2027-06-08'), first: day('2027-06-09'), last: day('2027-08-20') }
const taken = new Map([[day('2027-06-12'), { units: new Set([0]), unallocated: 0 }]])

const picked = vi.fn<(day: Day) => void>()

function Calendar() {
  const [chosen, setChosen] = useState<Day | null>(null)
  return (
    <AvailabilityCalendar
      stateOf={(date) =>
        whyNotBookable({ item: inflatable(), days: [date], quantity: 1 }, taken, days)?.why ??
        'free'
      }
      bookableDays={days}
      chosen={chosen === null ? [] : [chosen]}
      onPick={(date) => {
        picked(date)
        setChosen(date)
      }}
    />
  )
}

const tile = (name: string) => screen.getByRole('button', { name })

afterEach(() => void picked.mockReset())

test('each day says its date and its state', () => {
  render(<Calendar />)
  expect(screen.getByRole('group', { name: 'June 2027' })).toBeVisible()
  expect(tile('Monday, June 7, 2027, past')).toBeDisabled()
  expect(tile('Tuesday, June 8, 2027, today, too late to book')).toBeDisabled()
  expect(tile('Tuesday, June 8, 2027, today, too late to book')).toHaveAttribute(
    'aria-current',
    'date',
  )
  expect(tile('Wednesday, June 9, 2027, available')).toBeEnabled()
  expect(tile('Wednesday, June 9, 2027, available')).not.toHaveAttribute('aria-disabled')
  expect(tile('Saturday, June 12, 2027, fully booked')).toHaveAttribute('aria-disabled', 'true')
  expect(tile('Saturday, June 12, 2027, fully booked')).toBeEnabled()
  for (const word of ['Available', 'Today', 'Booked', 'Your date'])
    expect(screen.getByText(word)).toBeVisible()
})

test('the first month begins with the week of the first day, any other with its own first', async () => {
  render(<Calendar />)
  expect(screen.queryByRole('button', { name: /June 5, 2027/ })).not.toBeInTheDocument()
  expect(tile('Sunday, June 6, 2027, past')).toBeVisible()
  await userEvent.click(tile('Next month'))
  expect(tile('Thursday, July 1, 2027, available')).toBeVisible()
})

describe.each(['America/Chicago', 'Pacific/Kiritimati', 'Pacific/Niue', 'UTC'])('in %s', (zone) => {
  const home = process.env['TZ']
  afterEach(() => {
    if (home === undefined) delete process.env['TZ']
    else process.env['TZ'] = home
  })

  test('the taken tile and the picked tile show the right day', async () => {
    process.env['TZ'] = zone
    const user = userEvent.setup()
    render(<Calendar />)
    expect(screen.getAllByRole('button', { name: /fully booked/ })).toEqual([
      tile('Saturday, June 12, 2027, fully booked'),
    ])
    expect(tile('Saturday, June 12, 2027, fully booked')).toHaveTextContent('12')
    await user.click(tile('Sunday, June 13, 2027, available'))
    expect(picked).toHaveBeenLastCalledWith('2027-06-13')
    expect(tile('Sunday, June 13, 2027, available, your date')).toHaveTextContent('13')
  })
})

test('a taken day can be picked, so that the page can answer; a past one cannot', async () => {
  const user = userEvent.setup()
  render(<Calendar />)
  await user.click(tile('Saturday, June 12, 2027, fully booked'))
  expect(picked).toHaveBeenLastCalledWith('2027-06-12')
  await user.click(tile('Monday, June 7, 2027, past'))
  expect(picked).toHaveBeenCalledTimes(1)
})

test('the arrows turn the months, and stop at both ends without losing the focus', async () => {
  const user = userEvent.setup()
  render(<Calendar />)
  const previous = tile('Previous month')
  const next = tile('Next month')
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await user.click(previous)
  expect(screen.getByText('June 2027')).toBeVisible()
  expect(previous).toHaveFocus()

  await user.click(next)
  await user.click(next)
  expect(screen.getByText('August 2027')).toBeVisible()
  expect(tile('Friday, August 20, 2027, available')).toBeEnabled()
  expect(tile('Saturday, August 21, 2027, not open for booking yet')).toBeDisabled()
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  expect(screen.getByText('August 2027')).toBeVisible()
  expect(next).toHaveFocus()
})

test('by keyboard: one stop, arrow keys between days and months, Enter picks', async () => {
  const user = userEvent.setup()
  render(<Calendar />)
  await user.tab()
  await user.tab()
  await user.tab()
  expect(tile('Wednesday, June 9, 2027, available')).toHaveFocus()

  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(tile('Saturday, June 12, 2027, fully booked')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
  expect(picked).toHaveBeenLastCalledWith('2027-06-18')
  expect(tile('Friday, June 18, 2027, available, your date')).toHaveFocus()

  await user.keyboard('{PageDown}')
  expect(tile('Sunday, July 18, 2027, available')).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(tile('Sunday, August 1, 2027, available')).toHaveFocus()
  await user.keyboard('{PageDown}')
  expect(tile('Friday, August 20, 2027, available')).toHaveFocus()
  await user.keyboard('{PageUp}{PageUp}{PageUp}')
  expect(tile('Wednesday, June 9, 2027, available')).toHaveFocus()

  await user.tab()
  expect(document.body).toHaveFocus()
})
