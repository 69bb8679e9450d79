// Takes the place of an earlier site's service worker, which would show its own pages for ever: it
// empties what that one kept, removes itself, and opens the current page anew. This site has none.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  for (const page of await self.clients.matchAll({ type: 'window' }))
    await page.navigate(page.url).catch(() => {})
}
