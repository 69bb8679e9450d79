import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { addPhotos, mostBytes } from './add-photos.mjs'

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } })

test("a phone's photos become JPEGs of at most 300 kB and 1600 px, upright, under the address to type", async () => {
  const [from, into] = [openFolder(), openFolder()]
  await photo(2400, 1800).withMetadata({ orientation: 6 }).toFile(join(from, 'IMG_2207.JPG.jpeg'))
  await photo(800, 600).toFile(join(from, 'Castle (front).png'))
  const { added, failed } = await addPhotos(from, into)
  expect(failed).toEqual([])
  expect(added.map(({ address }) => address)).toEqual([
    '/photos/castle-front.jpg',
    '/photos/img-2207-jpg.jpg',
  ])
  for (const { bytes } of added) expect(bytes).toBeLessThanOrEqual(mostBytes)
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

test('photos of the same name get names of their own, and what is no photo is named', async () => {
  const [from, into] = [openFolder(), openFolder()]
  await photo(600, 450).toFile(join(from, 'slide.jpg'))
  await photo(600, 450).toFile(join(from, 'slide.png'))
  writeFileSync(join(from, 'broken.heic'), 'nothing')
  writeFileSync(join(from, 'notes.txt'), 'nothing')
  const { added, failed } = await addPhotos(from, into)
  expect(added.map(({ address }) => address)).toEqual(['/photos/slide.jpg', '/photos/slide-2.jpg'])
  expect(failed.map(({ file }) => file)).toEqual(['broken.heic'])
  expect(readdirSync(into).sort()).toEqual(['slide-2.jpg', 'slide.jpg'])
})
