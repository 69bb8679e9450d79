// A visitor's page is older than the release on the host, and then the host goes back to the page's own release.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { serveBuild } from '../../../local/hosting'
import { scriptOf } from '../steps/parts'
import { expect, test } from '../test'

const build = join(import.meta.dirname, '../../../dist-local')

/** The same site, only that one of its scripts has changed, and with it its name. */
function nextRelease(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  cpSync(build, folder, { recursive: true })
  const changed = script.replace(/-[^-]+\.js$/, '-changed.js')
  renameSync(join(folder, 'assets', script), join(folder, 'assets', changed))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|json)$/.test(name)) continue
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(script, changed))
  }
  return folder
}

test('a screen that a release took away is there again once the release is rolled back', async ({
  newVisitor,
  allowErrors,
}) => {
  const script = basename(scriptOf('src/routes/cart/cart.tsx'))
  // This host has no database.
  allowErrors(new RegExp(`404.*/assets/${script}`), /404.*\/v1\/projects/)
  const newer = nextRelease(script)
  let answer = serveBuild(build)
  const host = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => host.listen(0, resolve))
  const page = await newVisitor(`http://localhost:${(host.address() as AddressInfo).port}`)
  await page.goto('/about')

  answer = serveBuild(newer)
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  const again = page.getByRole('button', { name: 'Load this page again' })
  await expect(again).toBeVisible()

  answer = serveBuild(build)
  await again.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await page.close()
  host.close()
  rmSync(newer, { recursive: true })
})
