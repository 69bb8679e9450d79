// Links that a mail program made longer: it takes the period or the bracket after an address as
// part of it.
import { redirect } from 'react-router-dom'

/**
 * Leads the request of a loader to the real address of a booking, an invoice or a quote, so that the
 * right one is shown, copied and printed.
 * @throws Response that redirects, if there is more in the address
 */
export function mendLink(request: Request): void {
  const { pathname, search } = new URL(request.url)
  const mended = pathname.replace(withId, '$1$2') + search.replaceAll('&amp;', '&').replace(end, '')
  if (mended !== pathname + search) throw redirect(mended)
}

/** A page, and the id between what else stands there. No id begins or ends with a sign. */
const withId = /^(\/[a-z]+\/)(?:%[\da-f]{2}|&\w+;|[^\da-z%&])*([\da-z](?:[\w-]*[\da-z])?).*$/i

/** Signs after a query. The last value of a quote's link is a number, a day or a town. */
const end = /(?:%[\da-f]{2}|&\w+;|[^\da-z])+$/i
