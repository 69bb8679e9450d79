// Lost if nobody notices: every page, because no site answers. A deploy mends none of this.
import type { Answer } from './ask'
import { bad, type Finding } from './finding'

/** The rules go by Google's clock. This computer's, which may be off, counts if no site answers. */
export function timeOf({ headers }: Answer): Date {
  const served = Date.parse(headers.get('date') ?? '')
  const seconds = Number(headers.get('age') ?? 0)
  return Number.isNaN(served) ? new Date() : new Date(served + seconds * 1_000)
}

/** Why there is no site to look at, if there is none. */
export function checkHome(site: string, { status, headers, failure }: Answer): Finding[] {
  const remedy =
    'Is VITE_SITE_URL right? If so, look at the registrar of the domain and at the Firebase console (Hosting, domains: certificate, DNS records). A deploy changes nothing.'
  if (status >= 300 && status < 400)
    return bad('page', `${site} redirects to ${headers.get('location') ?? 'nowhere'}`, remedy)
  if (status > 0 && status < 500) return []
  return bad('page', `No site answers at ${site} (${status || failure})`, remedy)
}
