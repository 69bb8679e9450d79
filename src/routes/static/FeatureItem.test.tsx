import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FeatureItem } from './FeatureItem'

test('is a check mark, a title and a description', () => {
  const { container } = render(<FeatureItem title="Sizes in feet">Width and height.</FeatureItem>)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByRole('heading', { name: 'Sizes in feet' })).toBeVisible()
  expect(screen.getByText('Width and height.')).toBeVisible()
})
