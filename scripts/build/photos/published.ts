// A phone writes into a photo where it was taken, and visitors don't get that.
import { readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Logger } from 'vite'
import { sixAtATime } from '../../six-at-a-time.ts'

/** GIF has no place for a location. */
const picture = /\.(?:jpe?g|jfif|png|webp|avif|tiff?|heic|heif)$/i

/**
 * Writes each picture of the built site again if it holds more than its pixels. Deletes those that
 * can't be read, and names them (docs/decisions/photos.md).
 */
export async function stripPictures(dist: string, logger: Pick<Logger, 'warn'>): Promise<void> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const removed: string[] = []
  await sixAtATime(
    files.filter((file) => picture.test(file)),
    async (file) => {
      const path = join(dist, file)
      try {
        const bytes = await stripped(path)
        if (bytes) await writeFile(path, bytes)
      } catch {
        await rm(path)
        removed.push(file)
      }
    },
  )
  if (removed.length > 0)
    logger.warn(
      `Not published, because they can't be read and may say where they were taken: ${removed.sort().join(', ')}. ` +
        'Save them as JPEG.',
    )
}

/** @returns null for a picture that is pixels alone, which stays as it is */
async function stripped(path: string): Promise<Buffer | null> {
  // A photo that is cut off is published as far as it goes.
  const photo = sharp(path, { failOn: 'none' })
  const { exif, xmp, iptc, tifftagPhotoshop, comments } = await photo.metadata()
  if (!exif && !xmp && !iptc && !tifftagPhotoshop && !comments) return null
  return photo.autoOrient().keepIccProfile().toBuffer()
}
