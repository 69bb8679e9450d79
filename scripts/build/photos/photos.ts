// Makes smaller copies of the catalog's photos for builds (docs/decisions/photos.md).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Logger } from 'vite'
import type { Photo } from '../../../src/ui/photos'
import { sixAtATime } from '../../six-at-a-time.ts'
import { formats, recipe, writeCopies, type Copies } from './copies.ts'
import { readOriginal, type Version } from './original.ts'

type Options = {
  /** The URLs of pictures, as the catalog has them. */
  pictures: readonly string[]
  /** The folder whose files the site serves. All photos in its folder `photos` are prepared. */
  publicDir: string
  /** Who answers for other URLs within the site; '' for nobody. */
  origin: string
  /** A folder that stays between builds. */
  cache: string
  /** The folder of the build for the copies. */
  outDir: string
  logger: Pick<Logger, 'info' | 'warn'>
}

/** What the last build saw at each URL; `hash` names the folder with its copies. */
type Kept = Record<string, Version & { hash: string }>

/**
 * Makes all copies, or takes them from an earlier build. Warns of each picture that has none: pages
 * show it from its own URL. Returns the photos by their URLs, and by those of the drawings
 * that they replace.
 */
export async function preparePhotos(options: Options): Promise<Map<string, Photo>> {
  const { pictures, publicDir, outDir, logger } = options
  const urls = [...new Set([...pictures, ...photosIn(publicDir)])].filter(mayBePhoto)
  const photos = new Map<string, Photo>()
  if (urls.length === 0) return photos

  const cache = join(options.cache, recipe)
  mkdirSync(cache, { recursive: true })
  mkdirSync(outDir, { recursive: true })
  const list = join(cache, 'addresses.json')
  const kept = await readJson<Kept>(list, {})
  const problems: string[] = []
  let made = 0
  let done = 0

  async function prepare(url: string): Promise<string | null> {
    const before = kept[url]
    const seen = before && existsSync(join(cache, before.hash)) ? before : undefined
    const start = performance.now()
    try {
      const original = await readOriginal(url, seen, options)
      if (original === null) return seen?.hash ?? null
      const hash = createHash('sha256').update(original.bytes).digest('hex').slice(0, 12)
      if (!existsSync(join(cache, hash))) {
        await fill(join(cache, hash), original.bytes)
        made += 1
        const seconds = ((performance.now() - start) / 1000).toFixed(1)
        logger.info(`Photo ${done + 1} of ${urls.length}: ${url} (${seconds} s)`)
      }
      kept[url] = { ...original.version, hash }
      return hash
    } catch (error) {
      const instead = seen ? ' The copies of an earlier build are used.' : ''
      problems.push(`  ${url}: ${reasonOf(error)}.${instead}`)
      return seen?.hash ?? null
    } finally {
      done += 1
    }
  }

  const hashes = await sixAtATime(urls, prepare)
  await writeFile(list, JSON.stringify(kept))
  for (const [index, hash] of hashes.entries()) {
    const copies = hash && (await readJson<Copies | null>(join(cache, hash, 'copies.json'), null))
    if (!hash || !copies) continue
    const { cutOff, ...photo } = copies
    const url = urls[index] ?? ''
    if (cutOff) problems.push(`  ${url}: its end is missing. The copies show the rest.`)
    photos.set(url, { name: hash, ...photo })
    for (const file of photo.widths.flatMap((width) => formats.map((each) => `${width}.${each}`)))
      await copyFile(join(cache, hash, file), join(outDir, `${hash}-${file}`))
  }
  const count = photos.size
  for (const [url, photo] of photos) {
    const drawing = drawingOf(url)
    if (drawing && existsSync(join(publicDir, drawing))) photos.set(drawing, photo)
  }
  logger.info(`${count} photos, ${made} of them prepared now`)
  if (problems.length > 0)
    logger.warn(
      `Not every picture could be prepared. Without copies, it is shown from its own address:\n${problems.join('\n')}`,
    )
  return photos
}

/** Drawings are small already. */
const mayBePhoto = (url: string) =>
  url !== '' && !/^data:/i.test(url) && !/\.svg(?:[?#]|$)/i.test(url)

/** `/photos/hero.jpg` replaces the drawing `/art/hero.svg`. */
function drawingOf(url: string): string | undefined {
  const [, name] = /^\/photos\/(.+)\.\w+$/.exec(url) ?? []
  return name && `/art/${name}.svg`
}

/** The URLs of all files in public/photos/. */
function photosIn(publicDir: string): string[] {
  const folder = join(publicDir, 'photos')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:jpe?g|jfif|png|webp|avif)$/i.test(name))
    .map((name) => `/photos/${name.split(sep).map(encodeURIComponent).join('/')}`)
    .sort()
}

/** Moves the copies there once they are made, so that a stopped build leaves no half of them. */
async function fill(folder: string, photo: Buffer): Promise<void> {
  const making = await mkdtemp(`${folder}-`)
  try {
    await writeFile(join(making, 'copies.json'), JSON.stringify(await writeCopies(photo, making)))
    await rename(making, folder)
  } catch (error) {
    await rm(making, { recursive: true })
    // The same photo at another URL may have been quicker.
    if (!existsSync(folder)) throw error
  }
}

async function readJson<Content>(file: string, otherwise: Content): Promise<Content> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content
  } catch {
    return otherwise
  }
}

/** What failed, in a line. A failed connection has its reason as the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
