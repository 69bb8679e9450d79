import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { stubInSight } from '~/../test/in-sight'
import { inflatable } from '~/../test/items'
import { StickyBookBar } from '~/components/StickyBookBar'
import type { Day } from '~/lib/dates'

const onAdd = vi.fn()

beforeEach(() => {
  onAdd.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => void vi.unstubAllGlobals())

function Page({ chosen, free = true }: { chosen: Day | null; free?: boolean }) {
  const calendar = useRef<HTMLDivElement>(null)
  const ownButton = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={calendar}>
        <button type="button" aria-disabled="false">
          Next month
        </button>
        <button type="button" aria-disabled="true" tabIndex={0}>
          11
        </button>
        {free && (
          <button type="button" tabIndex={-1}>
            12
          </button>
        )}
      </div>
      <div ref={ownButton} />
      <StickyBookBar
        item={inflatable()}
        days={chosen === null ? [] : [chosen]}
        calendar={calendar}
        ownButton={ownButton}
        onAdd={onAdd}
      />
    </>
  )
}

test('it stands only while the own button of the panel is out of sight', () => {
  const report = stubInSight()
  render(<Page chosen={null} />)
  expect(screen.queryByText('$185')).not.toBeInTheDocument()
  report(false)
  expect(screen.getByText('$185')).toBeVisible()
  report(true)
  expect(screen.queryByText('$185')).not.toBeInTheDocument()
})

test('before a day is chosen it leads to the first free day shown', async () => {
  const report = stubInSight()
  render(<Page chosen={null} />)
  report(false)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  expect(screen.getByRole('button', { name: '12' })).toHaveFocus()
  expect(onAdd).not.toHaveBeenCalled()
})

test('in a month without a free day the focus goes to its day in the tab order', async () => {
  const report = stubInSight()
  render(<Page chosen={null} free={false} />)
  report(false)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  expect(screen.getByRole('button', { name: '11' })).toHaveFocus()
})

test('with a day it adds to the cart', async () => {
  const report = stubInSight()
  render(<Page chosen={day('2027-06-12')} />)
  report(false)
  expect(screen.getByText('Sat, Jun 12 is free')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add To Cart' }))
  expect(onAdd).toHaveBeenCalledOnce()
})

test('a browser that can not tell what is in sight does without it', () => {
  render(<Page chosen={null} />)
  expect(screen.queryByRole('button', { name: 'Choose a date' })).not.toBeInTheDocument()
})
