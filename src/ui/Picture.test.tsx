import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture'

const size = { width: 480, height: 360 }

test('a missing or broken picture gets the drawing and keeps its text', () => {
  const { rerender } = render(<Picture src="" alt="Castle" {...size} />)
  const picture = screen.getByRole('img', { name: 'Castle' })
  expect(picture).toHaveAttribute('src', '/art/no-picture.svg')

  rerender(<Picture src="/gone.jpg" alt="Castle" {...size} />)
  expect(picture).toHaveAttribute('src', '/gone.jpg')
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('src', '/art/no-picture.svg')
})

test('a new address is tried again after a broken one', () => {
  const { rerender } = render(<Picture src="/gone.jpg" alt="Castle" {...size} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture src="/here.jpg" alt="Castle" {...size} />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/here.jpg')
})
