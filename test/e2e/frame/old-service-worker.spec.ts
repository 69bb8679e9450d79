// The site of before had a service worker that shows its own pages from a cache, whatever the
// server has. A visitor who comes back after the switch sees the new site.
import { readFileSync } from 'node:fs'
import { listen } from '../../listen'
import { expect, test } from '../test'

/** As the usual tools write it: pages come from the cache. */
const oldWorker = `
self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open('old').then((cache) => cache.addAll(['/', '/contract'])))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`

for (const name of ['sw.js', 'service-worker.js'])
  test(`a visitor whose browser keeps the old site by ${name} gets the new one`, async ({
    page,
  }) => {
    let isSwitched = false
    const site = await listen(({ url = '/' }, response) => {
      response.setHeader('Cache-Control', 'no-cache')
      if (url.endsWith('.js')) {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(isSwitched ? readFileSync(`public${url}`) : oldWorker)
        return
      }
      response.setHeader('Content-Type', 'text/html')
      response.end(
        isSwitched
          ? '<h1>New site</h1>'
          : `<h1>Old site</h1><script>navigator.serviceWorker.register('/${name}')</script>`,
      )
    })
    const kept = () => page.evaluate(() => caches.keys())
    const heading = page.getByRole('heading')
    await page.goto(site.origin, { waitUntil: 'commit' })
    await expect(heading).toHaveText('Old site')
    await page.evaluate(() => navigator.serviceWorker.ready)
    expect(await kept()).toEqual(['old'])

    isSwitched = true
    await page.goto(`${site.origin}/contract`, { waitUntil: 'commit' })
    await expect(heading).toHaveText('New site')
    expect(await kept()).toEqual([])
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    site.stop()
  })
