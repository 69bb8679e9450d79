// The pictures of a catalog, as a site serves them.
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { inflatable } from '../../test/items'
import { listen } from '../../test/listen'
import { checkPictures } from './pictures-check'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

/** What the doctor says of these items where the site serves these files. */
async function said(
  files: Record<string, string | Buffer>,
  ...items: ReturnType<typeof inflatable>[]
) {
  const { origin, stop } = await listen(({ url = '' }, response) =>
    url in files ? response.end(files[url]) : response.writeHead(404).end(),
  )
  onTestFinished(stop)
  return (await checkPictures(items, origin)).map(({ mark, what }) => `${mark}: ${what}`)
}

/** A noisy photo, which no format makes small. */
function photo(width: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width, height: width, channels: 3, background: '#888', noise } as const
  return sharp({ create }).jpeg({ quality: 95 }).toBuffer()
}

test.each<[what: string, bytes: string | (() => Promise<Buffer>), line: RegExp]>([
  ['an empty picture', '', /is empty$/],
  ['a picture of 5 MB', () => photo(2_600), /is large: \d{4} kB$/],
  ['a tiny picture', () => photo(90), /is tiny: 90 x 90 pixels$/],
  ['a photo of an iPhone', '....ftypheic....', /is a HEIC file/],
  ['a scan', 'II*\0....', /is a TIFF file/],
  ['a flyer', '%PDF-1.7', /is a PDF file/],
  ['a page in place of a picture', '<p>Sign in</p>', /isn't a picture$/],
])('%s is named', async (_, bytes, line) => {
  const file = typeof bytes === 'string' ? bytes : await bytes()
  expect(await said({ '/tent.jpg': file }, inflatable({ image: '/tent.jpg' }))).toEqual([
    expect.stringMatching(line),
  ])
})

test.each([
  ['half an address', 'photos/tent.jpg', /isn't a whole address/],
  [
    'a photo pasted into the catalog',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
    /stands in its document: 300 kB/,
  ],
  ['an address by http', 'http://example.com/tent.jpg', /isn't at an https address/],
])('%s is named', async (_, image, line) => {
  expect(await said({}, inflatable({ image }))).toEqual([expect.stringMatching(line)])
})

test('a picture that its host shows to other sites only is named', async () => {
  const { origin, stop } = await listen(({ headers }, response) =>
    response.writeHead(headers.referer === undefined ? 200 : 403).end(drawing),
  )
  onTestFinished(stop)
  const [finding] = await checkPictures([inflatable({ image: '/a.svg' })], origin)
  expect(finding?.what).toMatch(/can't be loaded \(403\)$/)
})

test('further pictures are checked too; drawings, embedded pictures and none are fine', async () => {
  const unreachable = 'https://127.0.0.1:9/a.jpg'
  const spoiled = inflatable({ image: '/drawing.svg', images: ['/gone.jpg', unreachable] })
  const fine = inflatable({ image: '', images: ['data:image/png;base64,AAAA'] })
  expect(await said({ '/drawing.svg': drawing }, spoiled, fine)).toEqual([
    "bad: The picture of Rockford Castle (/gone.jpg) can't be loaded (404)",
    expect.stringMatching(/^bad: The picture of .*a\.jpg\) can't be loaded \(TypeError/),
  ])
  expect(await said({}, fine)).toEqual([expect.stringMatching(/^ok: /)])
})
