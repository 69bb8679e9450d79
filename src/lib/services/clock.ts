// The time of day as the site's own server has it. A device's clock may be minutes off; a hold's end must not be.
import axios from 'axios'
import { http } from './http'

let offsetMs = 0

/**
 * Now, by the `Date` header of the site itself; by the device's clock where that can't be had. In milliseconds.
 * Asked anew each time: a page stays open for hours, and meanwhile the device's clock may be set right.
 */
export async function serverNow(): Promise<number> {
  offsetMs = (await measure()) ?? offsetMs
  return Date.now() + offsetMs
}

async function measure(): Promise<number | null> {
  try {
    const { headers } = await http.head(location.origin, {
      timeout: 4_000,
      params: { at: Date.now() },
      // A refusal has the date too.
      validateStatus: () => true,
    })
    const date: unknown = axios.AxiosHeaders.from(headers as Record<string, string>).get('date')
    const server = typeof date === 'string' ? Date.parse(date) : Number.NaN
    // The header has whole seconds: half of one is the best guess at the rest.
    return Number.isNaN(server) ? null : server + 500 - Date.now()
  } catch {
    return null
  }
}
