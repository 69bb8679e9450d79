// How pages load with photos as phones take them in place of nine drawings.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../setup.mjs'
import { line, medianOf, openPhone } from './phone'

const items = [
  'rockford-castle',
  'sunny-castle',
  'clover-castle',
  'little-sprout-bouncer',
  'birthday-cake-bouncer',
  'wedding-white-bouncer',
  'big-blue-slide',
  'ember-slide',
  'folding-chairs',
]

/** `orientation` is the camera's note of how the phone was held. */
type Shape = { width: number; height: number; quality: number; orientation?: number }

/** Photos of 0.2 to 4 MB. */
const shapes: readonly Shape[] = [
  { width: 3000, height: 4000, quality: 90 },
  { width: 4000, height: 3000, quality: 80, orientation: 6 },
  { width: 4000, height: 3000, quality: 84 },
  { width: 1080, height: 1920, quality: 88 },
  { width: 800, height: 600, quality: 90 },
  { width: 3000, height: 3000, quality: 80 },
]

/**
 * Makes a photo `<item id>.jpg` of each item, as the local stack wants it. They are kept, so that
 * the build converts them only once.
 */
export async function samplePhotos(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/sample-photos')
  if (existsSync(folder)) return folder
  mkdirSync(folder, { recursive: true })
  for (const [index, id] of items.entries()) {
    const shape = shapes[index % shapes.length]
    if (shape) await makePhoto(join(folder, `${id}.jpg`), id, shape)
  }
  return folder
}

/** Pages with a photo on their first screen. */
export const pagesWithPhotos = [
  '/inflatable/rockford-castle',
  '/inflatable/ember-slide',
  '/inflatables/bounce-houses',
  '/inflatables/all-rentals',
]

/** Prints what the list of all rentals loads until a visitor has scrolled to its end. */
export async function measureScrolling(
  browser: Browser,
  baseURL: string,
  { runs }: { runs: number },
) {
  const { start, end } = await medianOf(runs, async () => {
    const { page, session, close } = await openPhone(browser, baseURL, { network: null })
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto('/inflatables/all-rentals')
    await page.waitForLoadState('networkidle')
    const start = bytes
    for (;;) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(100)
      if (await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)) break
    }
    await page.waitForLoadState('networkidle')
    await close()
    return { start, end: bytes }
  })
  console.log(line(['all rentals, with photos', 'at first', 'at the end']))
  console.log(line(['kB', ...[start, end].map((bytes) => (bytes / 1000).toFixed(0))]))
}

/** A drawing of the demonstration on a lawn, with a camera's noise. */
async function makePhoto(file: string, id: string, shape: Shape) {
  const { width, height, quality, orientation } = shape
  const side = Math.round(Math.min(width, height) * 0.9)
  const drawing = await sharp(join(root, `local/catalog/pictures/${id}.svg`), { density: 500 })
    .resize(side)
    .toBuffer()
  const photo = await sharp(Buffer.from(yard(width, height)))
    .composite([
      { input: drawing, gravity: 'center' },
      // Coarse noise for leaves and bricks, fine noise for the grain of a sensor.
      { input: await noise(width, height, 8), blend: 'soft-light' },
      { input: await noise(width, height, 1), blend: 'soft-light' },
    ])
    .removeAlpha()
    .toBuffer()
  // Stores the picture as the sensor has it. The orientation tells a browser to turn it upright.
  await sharp(photo)
    .rotate(orientation === 6 ? 270 : 0)
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg({ quality })
    .toFile(file)
}

/** Gray noise with grains of this many pixels. */
async function noise(width: number, height: number, grain: number): Promise<Buffer> {
  return sharp({
    create: {
      width: Math.ceil(width / grain),
      height: Math.ceil(height / grain),
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Sky, trees and a lawn. */
const yard = (
  width: number,
  height: number,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="day" x1="0" y1="0" x2="0.1" y2="1">
    <stop offset="0" stop-color="#6fa8dc"/><stop offset="0.4" stop-color="#d6e6f2"/>
    <stop offset="0.42" stop-color="#3f5f3a"/><stop offset="0.55" stop-color="#5b7a45"/>
    <stop offset="0.56" stop-color="#7f9f4e"/><stop offset="1" stop-color="#46682f"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#day)"/>
</svg>`
