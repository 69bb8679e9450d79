// Makes the smaller copies of one photo.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { Photo } from '../../../src/ui/photos'

export type Copies = Omit<Photo, 'name'> & {
  /** The end of the photo is missing, as after a copy that was stopped. */
  cutOff: boolean
}

/** Widths of 4:3 frames: a card on a phone and on a large screen, an item's page on each. */
const frames = [480, 600, 1080, 1440]

export const formats = ['avif', 'webp'] as const

/** A copy that is too heavy, such as one of leaves or gravel, is saved with the next quality. */
const qualities = { avif: [50, 40, 30], webp: [72, 56, 40] }

/** What a copy may weigh, in bytes for each pixel: a card's copy on a large screen about 24 kB. */
const heaviest = 0.09

/** Names the folder of the copies that this file makes. After a change here, all are made again. */
export const recipe = `${frames.join('-')}-avif-50-30-webp-72-40-edges-cut`

/**
 * Writes the copies into a folder, as `480.avif`, `480.webp` and so on. Null for a drawing or an
 * animation, which show from their own URLs.
 * @throws Error if it isn't a picture that can be read
 */
export async function writeCopies(photo: Buffer, folder: string): Promise<Copies | null> {
  const { format, autoOrient: size } = await sharp(photo).metadata()
  if (format === 'svg' || format === 'gif') return null
  const across = Math.max(size.width, (size.height * 4) / 3)
  const widths = frames.filter((_, index) => (frames[index - 1] ?? 0) < across)
  // Turned as the camera says, in the colors of screens, without the place where it was taken.
  const turn = (failOn: 'error' | 'none') =>
    sharp(photo, { failOn })
      .autoOrient()
      .resize(inside(widths.at(-1) ?? 0))
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  let cutOff = false
  const turned = await turn('error').catch(() => {
    cutOff = true
    return turn('none')
  })
  for (const width of widths) {
    const copy = open(turned).resize(inside(width))
    for (const format of formats)
      await writeFile(join(folder, `${width}.${format}`), await compress(copy, format))
  }
  return { widths, colors: await colorsOf(turned), cutOff }
}

/** With the best quality that isn't too heavy, or the lowest. */
async function compress(copy: Sharp, format: (typeof formats)[number]): Promise<Buffer> {
  let smallest = Buffer.alloc(0)
  for (const quality of qualities[format]) {
    // With AVIF's usual effort of 4, a photo takes five times as long and is a tenth smaller.
    const effort = format === 'avif' ? { effort: 2 } : {}
    const { data, info } = await copy
      .clone()
      .toFormat(format, { quality, ...effort })
      .toBuffer({ resolveWithObject: true })
    smallest = data
    if (data.length <= heaviest * info.width * info.height) break
  }
  return smallest
}

type Pixels = { data: Buffer; info: OutputInfo }

const open = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

const inside = (width: number) =>
  ({ width, height: (width * 3) / 4, fit: 'inside', withoutEnlargement: true }) as const

/** The average colors at the left and right edges: of the top, the middle and the bottom fifth. */
async function colorsOf(pixels: Pixels): Promise<string[]> {
  if (!(await open(pixels).stats()).isOpaque) return []
  const fifths = await open(pixels).removeAlpha().resize(5, 5, { fit: 'fill' }).raw().toBuffer()
  return [0, 2, 4].map((row) => {
    const channels = [0, 1, 2].map((channel) => {
      const [left = 0, right = 0] = [0, 4].map((column) => fifths[(row * 5 + column) * 3 + channel])
      return Math.round((left + right) / 2)
    })
    return `#${Buffer.from(channels).toString('hex')}`
  })
}
