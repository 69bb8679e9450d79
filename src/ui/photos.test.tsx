import { expect, test } from 'vitest'
import { photoOf, photosId, type Photo } from './photos'

test('the photos with copies are those that the page lists', () => {
  const castle: Photo = { name: 'a1b2', widths: [480], colors: [] }
  const list = document.createElement('script')
  list.id = photosId
  list.type = 'application/json'
  list.textContent = JSON.stringify([['/photos/castle.jpg', castle]])
  document.body.append(list)
  expect(photoOf('/photos/castle.jpg')).toEqual(castle)
  expect(photoOf('/photos/newer.jpg')).toBeNull()
  expect(photoOf('constructor')).toBeNull()
})
