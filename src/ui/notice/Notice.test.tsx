import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from './Notice'

test('an error interrupts, anything else waits its turn', () => {
  render(
    <>
      <Notice tone="error" title="*Payment Failed, try again." />
      <Notice tone="waiting">Your request was sent.</Notice>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('*Payment Failed, try again.')
  expect(screen.getByRole('status')).toHaveTextContent('Your request was sent.')
})
