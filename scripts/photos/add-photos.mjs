// Makes photos for the site of what a phone took: turned as it was held, 1600 px at most, 300 kB at most.
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const readable = /\.(?:jpe?g|png|webp|avif|tiff?|heic|heif)$/i
/** A photo with more bytes is large: it takes a phone seconds to load. */
export const mostBytes = 300_000
const longestSide = 1600

/**
 * @param {string} folder with photos
 * @param {string} into the folder for the site's photos
 * @returns {Promise<{ added: { file: string, address: string, bytes: number }[], failed: { file: string, reason: string }[] }>}
 * @throws if the folder can't be read
 */
export async function addPhotos(folder, into) {
  const files = readdirSync(folder).filter((file) => readable.test(file))
  const added = []
  const failed = []
  const names = new Set()
  mkdirSync(into, { recursive: true })
  for (const file of files.sort()) {
    const name = freeName(file, names)
    try {
      await writePhoto(join(folder, file), join(into, name))
      names.add(name)
      added.push({ file, address: `/photos/${name}`, bytes: statSync(join(into, name)).size })
    } catch (error) {
      failed.push({ file, reason: error.message.split('\n')[0] })
    }
  }
  return { added, failed }
}

/** `IMG_2207.JPG` becomes `img-2207.jpg`, and a second one of that name `img-2207-2.jpg`. */
function freeName(file, taken) {
  const words = parse(file)
    .name.toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['photo']
  const name = words.join('-')
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? `${name}.jpg` : `${name}-${count}.jpg`
    if (!taken.has(candidate)) return candidate
  }
}

async function writePhoto(from, to) {
  const { data, info } = await sharp(from)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of [82, 72, 62, 52, 42]) {
    const photo = sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true })
    const { size } = await photo.toFile(to)
    if (size <= mostBytes) return
  }
}
