// Lost if nobody notices: the page for everybody who types the address without https or www.
import { ask } from './ask'
import { bad, look, type Finding } from './finding'

/** @param site the site's address, such as https://www.example.com */
export async function checkWays(site: string): Promise<Finding[]> {
  if (!site.startsWith('https://') || !URL.canParse(site)) return []
  const { host, origin } = new URL(site)
  const [plain, twin] = [`http://${host}/`, twinOf(host)]
  const remedy = 'Let it redirect there: Firebase console, Hosting, domains.'
  return [
    ...((await leadsTo(plain, origin))
      ? []
      : bad('page', `${plain} doesn't lead to ${origin}`, remedy)),
    ...(twin === null || (await leadsTo(twin, origin))
      ? []
      : look('page', `${twin} doesn't lead to ${origin}, though people type it`, remedy)),
  ]
}

/** With www for a domain without it, and the other way round; null for a subdomain. */
function twinOf(host: string): string | null {
  if (host.startsWith('www.')) return `https://${host.slice(4)}/`
  return /^[^.]+\.[a-z]{2,}$/.test(host) ? `https://www.${host}/` : null
}

/** Whether an address ends at the site after its redirects. */
async function leadsTo(address: string, origin: string): Promise<boolean> {
  const { url } = await ask(address, { redirect: 'follow' })
  return URL.canParse(url) && new URL(url).origin === origin
}
