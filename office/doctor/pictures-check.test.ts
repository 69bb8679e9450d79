// The cases that test/doctor/breakages doesn't have.
import { expect, onTestFinished, test } from 'vitest'
import { inflatable } from '../../test/items'
import { listen } from '../../test/listen'
import { checkPictures } from './pictures-check'

test('further pictures are checked too; drawings, embedded pictures and none are fine', async () => {
  const { origin, stop } = await listen(({ url }, response) =>
    url === '/drawing.svg'
      ? response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
      : response.writeHead(404).end(),
  )
  onTestFinished(stop)
  const unreachable = 'https://127.0.0.1:9/a.jpg'
  const spoiled = inflatable({ image: '/drawing.svg', images: ['/gone.jpg', unreachable] })
  const fine = inflatable({ image: '', images: ['data:image/png;base64,AAAA'] })
  const findings = await checkPictures([spoiled, fine], origin)
  expect(findings.map(({ mark, what }) => `${mark}: ${what}`)).toEqual([
    "bad: The picture of Rockford Castle (/gone.jpg) can't be loaded (404)",
    expect.stringMatching(/^bad: The picture of .*a\.jpg\) can't be loaded \(TypeError/),
  ])
  expect((await checkPictures([fine], origin)).map(({ mark }) => mark)).toEqual(['ok'])
})
