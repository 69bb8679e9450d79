// Lost if nobody notices: the page for everybody who types the URL without https or www.
import { sixAtATime } from '../../scripts/six-at-a-time'
import { ask } from './ask'
import { bad, type Finding } from './finding'

/** @param site the site's URL, such as https://www.example.com */
export async function checkRedirects(site: string): Promise<Finding[]> {
  if (!site.startsWith('https://') || !URL.canParse(site)) return []
  const { host, origin } = new URL(site)
  const lost = await sixAtATime([`http://${host}/`, ...twinsOf(host)], async (url) => {
    const { url: end } = await ask(url, { redirect: 'follow' })
    return URL.canParse(end) && new URL(end).origin === origin ? [] : [url]
  })
  const remedy = 'Let them redirect there: Firebase console, Hosting, Add custom domain.'
  return bad('page', `People may type these, but don't get to ${origin}`, remedy, lost.flat())
}

/** With www for a domain without it, and the other way round; none for a subdomain. */
function twinsOf(host: string): string[] {
  if (host.startsWith('www.')) return [`https://${host.slice(4)}/`]
  return /^[^.]+\.[a-z]{2,}$/.test(host) ? [`https://www.${host}/`] : []
}
