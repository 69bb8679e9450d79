import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSteps } from './use-steps'

function Row() {
  const { row } = useSteps()
  return <ul {...row} />
}

test('a second step continues from the goal of the first, whatever scroll ends between them', () => {
  render(<Row />)
  const row = screen.getByRole('list')
  let goal = 0
  /** How far the browser's smooth scroll has come. */
  let place = 0
  Object.defineProperties(row, {
    scrollWidth: { value: 5_000 },
    clientWidth: { value: 400 },
    scrollLeft: {
      get: () => place,
      set: (to: number) => {
        goal = to
      },
    },
  })
  const press = () => fireEvent.keyDown(row, { key: 'ArrowRight' })

  press()
  place = 20
  fireEvent(row, new Event('scrollend'))
  press()
  expect(goal).toBe(100)

  // A finger may move the row after that.
  place = 100
  fireEvent(row, new Event('scrollend'))
  place = 310
  press()
  expect(goal).toBe(350)
})
