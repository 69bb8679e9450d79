import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { inflatable } from '../../test/items'
import { checkPictures } from './pictures-check'

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).jpeg({ quality: 95 })

async function serve(pictures: Record<string, Buffer | string>) {
  const server = createServer(({ url = '' }, response) => {
    const body = pictures[url]
    if (body === undefined) return response.writeHead(404).end()
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('pictures that are large, tiny, missing or none are named, of every item and of its further pictures', async () => {
  const site = await serve({
    '/fine.jpg': await photo(600, 450).toBuffer(),
    '/large.jpg': await photo(1600, 1200).toBuffer(),
    '/tiny.jpg': await photo(120, 90).toBuffer(),
    '/page.jpg': '<p>Sign in</p>',
    '/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  })
  const images = ['/large.jpg', `${site}/tiny.jpg`, '/page.jpg', '/gone.jpg']
  const items = [
    inflatable({ image: '/fine.jpg', images }),
    inflatable({ name: 'Slide', image: '/drawing.svg', images: ['https://127.0.0.1:9/a.jpg'] }),
    inflatable({ image: '', images: ['data:image/png;base64,AAAA'] }),
  ]
  const findings = await checkPictures(items, site)
  expect(findings.map(({ mark, what }) => `${mark}: ${what}`)).toEqual([
    expect.stringMatching(
      /^look: The picture of Rockford Castle \(\/large.jpg\) is large: \d+ kB$/,
    ),
    `look: The picture of Rockford Castle (${site}/tiny.jpg) is tiny: 120 x 90 pixels`,
    "bad: The picture of Rockford Castle (/page.jpg) isn't a picture",
    "bad: The picture of Rockford Castle (/gone.jpg) can't be loaded (404)",
    expect.stringMatching(/^bad: The picture of Slide .* can't be loaded \(TypeError/),
  ])
  expect((await checkPictures(items.slice(2), site)).map(({ mark }) => mark)).toEqual(['ok'])
})
