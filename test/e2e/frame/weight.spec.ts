// How much script a page fetches before anybody presses anything. The home page's limit is in
// .size-limit.mjs.
import { gzipSync } from 'node:zlib'
import { expect, test } from '../test'

test("an item's page fetches at most 240 kB of script until it is idle, in at most 20 files", async ({
  page,
}) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.body())
  })
  await page.goto('/inflatable/clover-castle')
  await expect(page.getByRole('heading', { name: 'Book just this one' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
  const sum = sizes.reduce((all, size) => all + size, 0)
  test.info().annotations.push({ type: 'weight', description: `${sum} B in ${sizes.length} files` })
  expect(sum).toBeLessThanOrEqual(240_000)
  expect(sizes.length).toBeLessThanOrEqual(20)
})
