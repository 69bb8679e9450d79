// The time by the site's own server. A device's clock may be minutes off, a hold's end must not be.
import axios from 'axios'
import { http } from './http'

/** How far the device's clock is from the server's, and the `lead` then; null without an answer. */
let measured: { offsetMs: number; leadMs: number } | null = null

/** If the two clocks drift apart by more than this, one was corrected or the device slept. */
const toleratedMs = 1_000
const timeoutMs = 4_000

/**
 * Now in milliseconds, by the `Date` header of the site's answer; without one, by the device's
 * clock. Asks at first, and again once that clock was corrected or the device slept. Never throws.
 */
export async function serverNow(): Promise<number> {
  if (measured === null || Math.abs(lead() - measured.leadMs) > toleratedMs) {
    const offsetMs = await measure()
    if (offsetMs !== null) measured = { offsetMs, leadMs: lead() }
  }
  return Date.now() + (measured?.offsetMs ?? 0)
}

/**
 * How far the device's clock is ahead of the page's. Only the first can be corrected; the second may
 * stop while the device sleeps.
 */
const lead = () => Date.now() - performance.now()

async function measure(): Promise<number | null> {
  const began = Date.now()
  try {
    const { headers } = await http.head(location.origin, {
      timeout: timeoutMs,
      params: { at: began },
      // An error response has the date too.
      validateStatus: () => true,
    })
    const date: unknown = axios.AxiosHeaders.from(headers as Record<string, string>).get('date')
    const server = typeof date === 'string' ? Date.parse(date) : Number.NaN
    // A page that was frozen meanwhile sees the answer too late to use its time.
    if (Date.now() - began > timeoutMs) return null
    // The header has whole seconds, so half a second is the best guess at the rest.
    return Number.isNaN(server) ? null : server + 500 - Date.now()
  } catch {
    return null
  }
}
