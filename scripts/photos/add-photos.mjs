// Makes photos for the site of what a phone took: upright, at most 1600 px and 300 kB.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const readable = /\.(?:jpe?g|jfif|png|webp|avif|tiff?|heic|heif)$/i
/** A photo with more bytes is large: it takes a phone seconds to load. */
export const maxBytes = 300_000
/** A smaller picture, in pixels along its longer side, is blurred on every phone. */
const leastPixels = 480

/**
 * @param {string} folder with photos
 * @param {string} into the folder for the site's photos. None that is there is changed
 * @returns {Promise<{
 *   added: { file: string, url: string, bytes: number, tiny: string | null }[],
 *   failed: { file: string, reason: string }[],
 * }>} `tiny`: the size of a photo that is too small
 * @throws if the folder can't be read
 */
export async function addPhotos(folder, into) {
  const files = readdirSync(folder).filter((file) => readable.test(file))
  /** @type {Awaited<ReturnType<typeof addPhotos>>} */
  const { added, failed } = { added: [], failed: [] }
  mkdirSync(into, { recursive: true })
  for (const file of files.sort()) {
    try {
      const { data, info } = await makePhoto(join(folder, file))
      const name = nameFor(file, data, into)
      writeFileSync(join(into, name), data)
      const isTiny = Math.max(info.width, info.height) < leastPixels
      const tiny = isTiny ? `${info.width} x ${info.height} pixels` : null
      added.push({ file, url: `/photos/${name}`, bytes: data.length, tiny })
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
      failed.push({ file, reason })
    }
  }
  return { added, failed }
}

/**
 * `IMG_2207.JPG` becomes `img-2207.jpg`, or `img-2207-2.jpg` if that is another photo.
 * @param {string} file
 * @param {Buffer} data
 * @param {string} into
 */
function nameFor(file, data, into) {
  const words = parse(file)
    .name.toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['photo']
  const name = words.join('-')
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? `${name}.jpg` : `${name}-${count}.jpg`
    const path = join(into, candidate)
    if (!existsSync(path) || readFileSync(path).equals(data)) return candidate
  }
}

/**
 * The best quality, and after that the largest size, that isn't too large.
 * @param {string} from
 */
async function makePhoto(from) {
  for (const [side, quality] of sizes) {
    const photo = await sharp(from)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColorspace('srgb')
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    if (photo.data.length <= maxBytes) return photo
  }
  throw new Error(`It can't be made smaller than ${maxBytes} bytes`)
}

/**
 * The longest side in pixels, and JPEG's quality. Even noise fits the last one.
 * @type {readonly (readonly [number, number])[]}
 */
const sizes = [
  [1600, 82],
  [1600, 72],
  [1600, 62],
  [1600, 52],
  [1600, 42],
  [1280, 42],
  [1024, 42],
  [800, 42],
]
