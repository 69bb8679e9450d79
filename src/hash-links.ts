/**
 * The plain path of an older link's hash: "#/contract" is "/contract". Null for a hash that is no such link; an address
 * that would leave the site ("#//elsewhere") is none.
 */
export function pathOfHashLink(hash: string): string | null {
  return /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : null
}

/** Has `open` follow the older links that are opened while the site is already there. */
export function followHashLinks(open: (path: string) => void): void {
  addEventListener('hashchange', () => {
    const path = pathOfHashLink(location.hash)
    if (path !== null) open(path)
  })
}
