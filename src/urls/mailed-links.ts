// A mail program may take the period or bracket after a URL as part of a link.
import { redirect } from 'react-router-dom'
import { withoutInvisible } from '~/lib/text/one-line'

/**
 * Leads to the real URL of a booking, an invoice, a contract or a quote, so that the right one
 * is copied and printed.
 * @throws Response that redirects, if there is more in the URL
 */
export function mendLink(request: Request): void {
  const { pathname, search } = new URL(request.url)
  const mended =
    pathname.replaceAll(escapes, visible).replace(withId, '$1$2') +
    search.replaceAll(escapes, visible).replaceAll(ampersand, '&').replace(end, '')
  if (mended !== pathname + search) throw redirect(mended)
}

const escapes = /(?:%[\da-f]{2})+/gi

/** Escaped characters without those that nobody sees, such as a zero-width space within a key. */
function visible(escaped: string): string {
  try {
    const text = decodeURIComponent(escaped)
    const seen = withoutInvisible(text)
    return seen === text ? escaped : encodeURIComponent(seen)
  } catch {
    return escaped
  }
}

/**
 * A page's path and id, without what is around the id, which begins and ends with a letter or
 * digit.
 */
const withId =
  /^(\/(?:booking|invoice|contract)\/)(?:%[\da-f]{2}|&\w+;|[^\da-z%&])*([\da-z](?:[\w-]*[\da-z])?).*$/i

/** A "&" that is written as in HTML, once or several times, and escaped in whole or in part. */
const ampersand = /(?:&|%26)(?:(?:amp|%23(?:38|x26))(?:;|%3b))+/gi

/** A tag of HTML after a query, and signs. A quote's link ends in a number, a day or a town. */
const end = /(?:(?:<|%3c).*|(?:%[\da-f]{2}|&\w+;|[^\da-z])+)$/i
