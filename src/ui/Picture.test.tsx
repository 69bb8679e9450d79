import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { givePhotos } from './photos'
import { Picture } from './Picture'

const size = { width: 480, height: 360, sizes: '10rem' }

test('a missing or broken picture gets the drawing and keeps its text', () => {
  const { rerender } = render(<Picture src="" alt="Castle" {...size} />)
  const picture = screen.getByRole('img', { name: 'Castle' })
  expect(picture).toHaveAttribute('src', '/art/no-picture.svg')

  rerender(<Picture src="/gone.jpg" alt="Castle" {...size} />)
  expect(picture).toHaveAttribute('src', '/gone.jpg')
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('src', '/art/no-picture.svg')
})

test('a new URL is tried again after a broken one', () => {
  const { rerender } = render(<Picture src="/gone.jpg" alt="Castle" {...size} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture src="/here.jpg" alt="Castle" {...size} />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/here.jpg')
})

test('a photo that the build has prepared loads a copy that fits, and itself if the copies are gone', () => {
  onTestFinished(() => givePhotos(new Map()))
  const colors = ['#aabbcc', '#ddeeff', '#112233']
  givePhotos(new Map([['/castle.jpg', { name: 'a1b2', widths: [480, 960], colors }]]))
  render(<Picture src="/castle.jpg" alt="Castle" {...size} />)
  const picture = screen.getByRole('img', { name: 'Castle' })
  const webp = '/assets/photos/a1b2-480.webp 480w, /assets/photos/a1b2-960.webp 960w'
  expect(picture).toHaveAttribute('srcset', webp)
  expect(picture).toHaveAttribute('sizes', '10rem')
  // The better format comes first.
  const better = picture.previousElementSibling
  expect(better).toHaveAttribute('type', 'image/avif')
  expect(better).toHaveAttribute('srcset', webp.replaceAll('webp', 'avif'))
  expect(picture.closest('span')).toHaveStyle({
    background: 'linear-gradient(#aabbcc, #ddeeff, #112233)',
  })

  fireEvent.error(picture)
  const itself = screen.getByRole('img', { name: 'Castle' })
  expect(itself).toHaveAttribute('src', '/castle.jpg')
  expect(itself).not.toHaveAttribute('srcset')
  fireEvent.error(itself)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/art/no-picture.svg')
})

test('a photo that is on screen at once is asked for from the head, in the better format', () => {
  onTestFinished(() => givePhotos(new Map()))
  const photos = ['far', 'near'].map(
    (name) => [`/${name}.jpg`, { name, widths: [480], colors: [] }] as const,
  )
  givePhotos(new Map(photos))
  render(
    <>
      <Picture src="/far.jpg" alt="" {...size} />
      <Picture src="/near.jpg" alt="" {...size} eager />
    </>,
  )
  const [link, ...others] = document.head.querySelectorAll('link[rel="preload"]')
  expect(others).toEqual([])
  expect(link).toHaveAttribute('imagesrcset', '/assets/photos/near-480.avif 480w')
  expect(link).toHaveAttribute('imagesizes', '10rem')
  expect(link).toHaveAttribute('type', 'image/avif')
  expect(link).toHaveAttribute('fetchpriority', 'high')
})
