import { http } from './http'

/**
 * Whether the site's pages have these rates now (docs/decisions/shared-rates.md). If so, loading a
 * page with the same rates again wouldn't help. False without an answer. Never throws.
 */
export async function siteHasRates(fingerprint: string): Promise<boolean> {
  try {
    const { data } = await http.get<unknown>(location.origin, { params: { at: Date.now() } })
    return typeof data === 'string' && data.includes(`name="numbers" content="${fingerprint}"`)
  } catch {
    return false
  }
}
