import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { addPhotos, maxBytes } from './add-photos.mjs'

const photo = (width: number, height: number, sigma = 60) => {
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

test("a phone's photos become JPEGs of at most 300 kB and 1600 px, upright, under the URL to type", async () => {
  const [from, into] = [openFolder(), openFolder()]
  await photo(2400, 1800).withMetadata({ orientation: 6 }).toFile(join(from, 'IMG_2207.JPG.jpeg'))
  await photo(800, 600).toFile(join(from, 'Castle (front).png'))
  const { added, failed } = await addPhotos(from, into)
  expect(failed).toEqual([])
  expect(added.map(({ url }) => url)).toEqual([
    '/photos/castle-front.jpg',
    '/photos/img-2207-jpg.jpg',
  ])
  for (const { bytes } of added) expect(bytes).toBeLessThanOrEqual(maxBytes)
  const { width, height, format, orientation } = await sharp(
    join(into, 'img-2207-jpg.jpg'),
  ).metadata()
  expect({ width, height, format, orientation }).toEqual({
    width: 1200,
    height: 1600,
    format: 'jpeg',
    orientation: undefined,
  })
})

test('a photo of another folder with the same name is kept; the same photo again is the same file', async () => {
  const [first, second, into] = [openFolder(), openFolder(), openFolder()]
  await photo(600, 450).toFile(join(first, 'IMG_2207.jpg'))
  await photo(600, 450).toFile(join(second, 'IMG_2207.jpg'))
  const add = async (folder: string) => (await addPhotos(folder, into)).added.map(({ url }) => url)
  expect(await add(first)).toEqual(['/photos/img-2207.jpg'])
  const kept = readFileSync(join(into, 'img-2207.jpg'))
  expect(await add(second)).toEqual(['/photos/img-2207-2.jpg'])
  expect(readFileSync(join(into, 'img-2207.jpg')).equals(kept)).toBe(true)
  expect(await add(first)).toEqual(['/photos/img-2207.jpg'])
  expect(await add(second)).toEqual(['/photos/img-2207-2.jpg'])
  expect(readdirSync(into)).toHaveLength(2)
})

test('a photo too small for a phone is named with its size', async () => {
  const [from, into] = [openFolder(), openFolder()]
  await photo(200, 150).toFile(join(from, 'tiny.jpg'))
  await photo(480, 360).toFile(join(from, 'small.jpg'))
  const { added } = await addPhotos(from, into)
  expect(added.map(({ file, tiny }) => [file, tiny])).toEqual([
    ['small.jpg', null],
    ['tiny.jpg', '200 x 150 pixels'],
  ])
})

test('photos of the same name get names of their own, and what is no photo is named', async () => {
  const [from, into] = [openFolder(), openFolder()]
  await photo(600, 450).toFile(join(from, 'slide.jpg'))
  await photo(600, 450).toFile(join(from, 'slide.png'))
  writeFileSync(join(from, 'broken.heic'), 'nothing')
  writeFileSync(join(from, 'notes.txt'), 'nothing')
  const { added, failed } = await addPhotos(from, into)
  expect(added.map(({ url }) => url)).toEqual(['/photos/slide.jpg', '/photos/slide-2.jpg'])
  expect(failed.map(({ file }) => file)).toEqual(['broken.heic'])
  expect(readdirSync(into).sort()).toEqual(['slide-2.jpg', 'slide.jpg'])
})
