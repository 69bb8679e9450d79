// What of public/ a build publishes of a picture (published.ts).
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFolder } from '../../../test/folder'
import { stripPictures } from './published'

/** A photo as a phone stores it: on its side, with the place where it was taken. */
const place = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 16/1 0/1' }
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="42,16N"/></x:xmpmeta>'

function photo() {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
  return picture.withExif({ IFD0: { Make: 'Phone' }, IFD3: place }).withXmp(xmp)
}

/** Builds from the project's own public/ and some photos of a business's. */
async function publish(files: Record<string, Buffer>) {
  const dist = openFolder()
  cpSync('public', dist, { recursive: true })
  mkdirSync(join(dist, 'photos'), { recursive: true })
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(dist, name), bytes)
  const warned: string[] = []
  await stripPictures(dist, { warn: (text) => void warned.push(text) })
  return { at: (name: string) => join(dist, name), warned }
}

test.each(['on-its-side.jpg', 'from-chrome.jfif', 'castle.PNG', 'slide.webp', '../og.avif'])(
  '%s is published without its place',
  async (name) => {
    const format = name.endsWith('PNG') ? 'png' : name.endsWith('webp') ? 'webp' : 'jpeg'
    const bytes = await photo()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: place })
      .toFormat(name.endsWith('avif') ? 'avif' : format)
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const file = join('photos', name)
    const { at, warned } = await publish({ [file]: bytes })
    const { exif, xmp: more, width, height } = await sharp(at(file)).metadata()
    expect({ exif, more, width, height }).toEqual({
      exif: undefined,
      more: undefined,
      width: 40,
      height: 60,
    })
    expect(readFileSync(at(file)).includes('42,16N')).toBe(false)
    expect(warned).toEqual([])
  },
)

test('a picture of pixels alone stays byte for byte, a drawing too', async () => {
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer()
  const { at } = await publish({ 'photos/plain.jpg': plain })
  expect(readFileSync(at('photos/plain.jpg'))).toEqual(plain)
  for (const name of ['apple-touch-icon.png', 'art/hero.svg'])
    expect(readFileSync(at(name))).toEqual(readFileSync(join('public', name)))
})

test('a photo that is cut off loses its place too', async () => {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const noise = sharp({
    create: { width: 800, height: 600, channels: 3, background: '#888', noise: grain },
  })
  const whole = await noise.withExif({ IFD3: place }).jpeg().toBuffer()
  const { at, warned } = await publish({ 'photos/cut.jpg': whole.subarray(0, whole.length / 2) })
  expect((await sharp(at('photos/cut.jpg')).metadata()).exif).toBeUndefined()
  expect(warned).toEqual([])
})

test('a picture that cannot be read is not published, and is named', async () => {
  const { at, warned } = await publish({ 'photos/img_2207.HEIC': Buffer.from('ftypheic') })
  expect(existsSync(at('photos/img_2207.HEIC'))).toBe(false)
  expect(warned.join()).toContain('photos/img_2207.HEIC')
})
