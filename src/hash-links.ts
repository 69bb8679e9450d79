/**
 * The plain path of an older link's hash: "#/contract" is "/contract". A path that no screen can have, with a line break
 * or half an escape in it, leads home: the router would fail over it. Null for a hash that is no such link; an address
 * that would leave the site ("#//elsewhere") is ignored.
 */
export function pathOfHashLink(hash: string): string | null {
  if (!/^#\/(?![/\\])/.test(hash)) return null
  return impossible.test(hash.replace(/\?.*/, '')) ? '/' : hash.slice(1)
}

/** An empty segment, a backslash, or an escape of anything but a plain character within a segment. */
const impossible = /\/\/|\\|%(?!2[\da-e]|[346][\da-f]|5[\dabd-f]|7[\da-e])/i

/** Has `open` follow the older links that are opened while the site is already there, until the signal ends that. */
export function followHashLinks(open: (path: string) => void, signal: AbortSignal): void {
  addEventListener(
    'hashchange',
    () => {
      const path = pathOfHashLink(location.hash)
      if (path !== null) open(path)
    },
    { signal },
  )
}
