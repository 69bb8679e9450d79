/**
 * The path in the hash of an older link: "/contract" for "#/contract". "/" for a path on which the
 * router would fail, such as half an escape. Null for any other hash, and for another site's.
 */
export function pathOfHashLink(hash: string): string | null {
  if (!/^#\/(?![/\\])/.test(hash)) return null
  return impossible.test(hash.replace(/\?.*/, '')) ? '/' : hash.slice(1)
}

/** An empty segment, a backslash, or an escape of anything but a plain character. */
const impossible = /\/\/|\\|%(?!2[\da-e]|[346][\da-f]|5[\dabd-f]|7[\da-e])/i

/** Opens the path of each older link that is opened while the site is on screen. */
export function followHashLinks(open: (path: string) => void, signal: AbortSignal): void {
  function follow() {
    const path = pathOfHashLink(location.hash)
    if (path !== null) open(path)
  }
  addEventListener('hashchange', follow, { signal })
}
