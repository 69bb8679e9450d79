// Lost if nobody notices: every page, because no site answers. A deploy mends none of this.
import type { Answer } from './ask'
import { bad, type Finding } from './finding'

/** Further off, the rules may refuse a hold of ten minutes: they allow 15 by their own clock. */
const maxMinutesOff = 4

/** How far this computer's clock is from that of the site's server; 0 if no site answers. */
export function minutesOff({ headers, at }: Answer): number {
  const served = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(served) ? 0 : Math.round(Math.abs(at - served) / 60_000)
}
export const isClockRight = (home: Answer) => minutesOff(home) < maxMinutesOff

/** Why there is no site to look at, if there is none. */
export function checkHome(site: string, { status, headers, failure }: Answer): Finding[] {
  const remedy =
    'Is VITE_SITE_URL right? If so, look at the registrar of the domain and at the Firebase console (Hosting, domains: certificate, DNS records). A deploy changes nothing.'
  if (status >= 300 && status < 400)
    return bad('page', `${site} redirects to ${headers.get('location') ?? 'nowhere'}`, remedy)
  if (status > 0 && status < 500) return []
  return bad('page', `No site answers at ${site} (${status || failure})`, remedy)
}
