// Copies of photos at build: what is made, what is kept, and what happens when a picture can't be
// read.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openFolder } from '../../../test/folder'
import { listen } from '../../../test/listen'
import { preparePhotos } from './photos'

/** A photo of noise over a sky, a middle and a lawn, as a camera stores it. */
async function jpeg(width: number, height: number, orientation?: number): Promise<Buffer> {
  const bands = ['#3060ff', '#a0a0a0', '#10a010'].map((background, band) => ({
    input: { create: { width, height: Math.ceil(height / 3), channels: 3 as const, background } },
    top: Math.floor((band * height) / 3),
    left: 0,
  }))
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(bands)
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg()
    .toBuffer()
}

function openBuild() {
  const folder = openFolder()
  const publicDir = join(folder, 'public')
  for (const each of ['photos', 'art']) mkdirSync(join(publicDir, each), { recursive: true })
  const outDir = join(folder, 'out')
  return {
    outDir,
    put: (name: string, bytes: Buffer | string) =>
      writeFileSync(join(publicDir, 'photos', name), bytes),
    draw: (name: string) => writeFileSync(join(publicDir, 'art', name), '<svg/>'),
    async prepare(pictures: readonly string[] = [], origin = '') {
      rmSync(outDir, { recursive: true, force: true })
      const said: string[] = []
      const warned: string[] = []
      const photos = await preparePhotos({
        pictures,
        publicDir,
        origin,
        cache: join(folder, 'cache'),
        outDir,
        logger: { info: (text) => void said.push(text), warn: (text) => void warned.push(text) },
      })
      return { photos, said: said.join('\n'), warned: warned.join('\n') }
    },
    async sizeOf(name: string) {
      const { width, height, orientation, exif } = await sharp(join(outDir, name)).metadata()
      return { width, height, orientation, exif }
    },
  }
}

/** A server of pictures that counts what it has sent. */
async function openServer(pictures: Record<string, Buffer | string>, { etags = true } = {}) {
  const sent: string[] = []
  const { origin, stop } = await listen(({ url = '', headers }, response) => {
    const body = pictures[url]
    const etag = `"${url}-${body?.length}"`
    if (body === undefined) return response.writeHead(404).end()
    if (etags && headers['if-none-match'] === etag) return response.writeHead(304).end()
    sent.push(url)
    return response.writeHead(200, etags ? { etag } : {}).end(body)
  })
  onTestFinished(stop)
  return { at: origin, sent, close: stop }
}

test('copies in both formats fit frames of 480, 600, 1080 and 1440 px: upright, never enlarged, without the place', async () => {
  const build = openBuild()
  build.put('wide.jpg', await jpeg(4000, 3000))
  build.put('upright.jpg', await jpeg(1920, 1080, 6))
  build.put('small.jpg', await jpeg(800, 600))
  build.put('tiny.jpg', await jpeg(200, 150))
  const { photos } = await build.prepare()
  const [small, tiny, upright, wide] = [...photos.values()]
  expect([wide, small, tiny].map((photo) => photo?.widths)).toEqual([
    [480, 600, 1080, 1440],
    [480, 600, 1080],
    [480],
  ])
  const ofWide = readdirSync(build.outDir)
    .filter((file) => file.startsWith(`${wide?.name}-`))
    .sort()
  expect(ofWide.map((file) => file.split('-')[1])).toEqual(
    [1080, 1440, 480, 600].flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  )
  expect(await build.sizeOf(`${wide?.name}-1080.avif`)).toMatchObject({ width: 1080, height: 810 })
  expect(await build.sizeOf(`${small?.name}-1080.webp`)).toMatchObject({ width: 800, height: 600 })
  expect(await build.sizeOf(`${upright?.name}-480.webp`)).toEqual({
    width: 203,
    height: 360,
    orientation: undefined,
    exif: undefined,
  })
})

test('the colors are those of its edges at the top, the middle and the bottom', async () => {
  const build = openBuild()
  const castle = { create: { width: 300, height: 600, channels: 3 as const, background: '#f00' } }
  const day = sharp(await jpeg(600, 600)).composite([{ input: castle }])
  build.put('day.jpg', await day.jpeg().toBuffer())
  const { photos } = await build.prepare()
  const reds = photos.get('/photos/day.jpg')?.colors.map((color) => parseInt(color.slice(1, 3), 16))
  expect(reds).toHaveLength(3)
  for (const [index, red] of [0x30, 0xa0, 0x10].entries())
    expect(Math.abs((reds?.[index] ?? 0) - red)).toBeLessThan(24)
})

test('a transparent picture has no colors behind it, and a drawing no copies', async () => {
  const build = openBuild()
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const glass = sharp({ create: { width: 600, height: 450, channels: 4, background } })
  build.put('glass.png', await glass.png().toBuffer())
  const server = await openServer({
    '/drawing': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  })
  const { photos, warned } = await build.prepare([`${server.at}/drawing`, '/art/hero.svg', ''])
  expect([...photos.keys()]).toEqual(['/photos/glass.png'])
  expect(photos.get('/photos/glass.png')?.colors).toEqual([])
  expect(warned).toBe('')
})

test('the next build fetches and converts nothing that has not changed', async () => {
  const build = openBuild()
  const pictures = { '/a': await jpeg(800, 600), '/b': await jpeg(700, 700) }
  const server = await openServer(pictures)
  build.put('own.jpg', await jpeg(640, 480))
  const urls = [`${server.at}/a`, `${server.at}/b`]
  const first = await build.prepare(urls)
  expect(first.said).toContain(`of 3: ${server.at}/a (`)
  expect(first.said).toContain('3 photos, 3 of them prepared now')
  const second = await build.prepare(urls)
  expect(second.said).toBe('3 photos, 0 of them prepared now')
  expect(second.photos).toEqual(first.photos)
  expect(server.sent).toHaveLength(2)
  for (const { name } of second.photos.values())
    expect(existsSync(join(build.outDir, `${name}-480.avif`))).toBe(true)

  pictures['/b'] = await jpeg(900, 700)
  const third = await build.prepare(urls)
  expect(third.said).toContain('3 photos, 1 of them prepared now')
  expect(third.photos.get(`${server.at}/b`)?.name).not.toBe(
    first.photos.get(`${server.at}/b`)?.name,
  )
})

test('a picture that is missing, or none, is named with the reason, and the others are made', async () => {
  const build = openBuild()
  const server = await openServer({ '/fine': await jpeg(800, 600), '/page': '<p>Sign in</p>' })
  const { photos, warned } = await build.prepare(
    ['/fine', '/gone', '/page'].map((path) => server.at + path).concat('/photos/lost.jpg'),
  )
  expect([...photos.keys()]).toEqual([`${server.at}/fine`])
  expect(warned).toContain(`${server.at}/gone: its server answers 404.`)
  expect(warned).toContain(`${server.at}/page: Input buffer contains unsupported image format.`)
  expect(warned).toContain('/photos/lost.jpg: there is no such file in public/.')
})

test('a photo that is cut off gets copies of what is there, and is named by each build', async () => {
  const build = openBuild()
  const whole = await jpeg(1600, 1200)
  build.put('cut.jpg', whole.subarray(0, whole.length * 0.6))
  for (const made of [1, 0]) {
    const { photos, said, warned } = await build.prepare()
    expect(photos.get('/photos/cut.jpg')?.widths).toEqual([480, 600, 1080, 1440])
    expect(said).toContain(`${made} of them prepared now`)
    expect(warned).toContain('/photos/cut.jpg: its end is missing. The copies show the rest.')
  }
})

test('without a network, photos that were fetched before keep their copies', async () => {
  const build = openBuild()
  const server = await openServer({ '/a': await jpeg(800, 600) })
  const url = `${server.at}/a`
  const before = await build.prepare([url])
  server.close()
  const { photos, warned } = await build.prepare([url, `${server.at}/new`])
  expect(photos).toEqual(before.photos)
  expect(warned).toMatch(/\/a: .*ECONNREFUSED.* The copies of an earlier build are used\./)
  expect(warned).toMatch(/\/new: .*ECONNREFUSED [\d.:]+$/m)
})

test('a photo with the name of a drawing takes its place', async () => {
  const build = openBuild()
  build.draw('hero.svg')
  build.draw('castle.svg')
  build.put('hero.jpg', await jpeg(800, 600))
  build.put('slide.jpg', await jpeg(640, 480))
  const { photos } = await build.prepare()
  expect([...photos.keys()]).toEqual(['/photos/hero.jpg', '/photos/slide.jpg', '/art/hero.svg'])
  expect(photos.get('/art/hero.svg')).toEqual(photos.get('/photos/hero.jpg'))
})
