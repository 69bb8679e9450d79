/**
 * The plain path of an older link's hash: "#/contract" is "/contract". Null for a hash that is no such link; an address
 * that would leave the site ("#//elsewhere") is none.
 */
export function pathOfHashLink(hash: string): string | null {
  return /^#\/(?![/\\])/.test(hash) ? hash.slice(1) : null
}
