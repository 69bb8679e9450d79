// The time by the site's own server, because a device's clock may be minutes off and a hold's end must not be.
import axios from 'axios'
import { http } from './http'

let offsetMs = 0

/**
 * Now in milliseconds, from the `Date` header of the site's answer, or from the device's clock if there is no answer.
 * It asks every time, because a page stays open for hours and the device's clock may be corrected meanwhile.
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
      // An error response has the date too.
      validateStatus: () => true,
    })
    const date: unknown = axios.AxiosHeaders.from(headers as Record<string, string>).get('date')
    const server = typeof date === 'string' ? Date.parse(date) : Number.NaN
    // The header has whole seconds, so half a second is the best guess at the rest.
    return Number.isNaN(server) ? null : server + 500 - Date.now()
  } catch {
    return null
  }
}
