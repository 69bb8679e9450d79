import { http } from './http'

/**
 * Whether the site's pages have the numbers with this fingerprint now
 * (docs/decisions/shared-numbers.md). If they do, a page with the same numbers isn't old, and
 * loading it again wouldn't help. False without an answer. Never throws.
 */
export async function siteHasNumbers(fingerprint: string): Promise<boolean> {
  try {
    const { data } = await http.get<unknown>(location.origin, { params: { at: Date.now() } })
    return typeof data === 'string' && data.includes(`name="numbers" content="${fingerprint}"`)
  } catch {
    return false
  }
}
