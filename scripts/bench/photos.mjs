// How pages load with photos as phones take them in place of nine drawings.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { line, medianOf, openPhone } from './phone.mjs'
import { makeSamplePhotos } from './sample-photos.mjs'

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

/** Kept, so that the build converts them only once. Named as the local stack wants it. */
export async function samplePhotos() {
  const folder = join(root, 'node_modules/.cache/sample-photos')
  if (!existsSync(folder)) await makeSamplePhotos(folder, items)
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
export async function measureScrolling(browser, baseURL, { runs }) {
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
