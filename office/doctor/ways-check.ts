// Checks the other addresses that people type, without https, and with or without www, and how long
// the certificate lasts.
import tls from 'node:tls'
import { bad, look, ok, type Finding } from './finding'

/** @param site the site's address, such as https://www.example.com */
export async function checkWays(site: string): Promise<Finding[]> {
  if (!site.startsWith('https://') || !URL.canParse(site)) return []
  const { host, origin } = new URL(site)
  const [plain, twin] = [`http://${host}/`, twinOf(host)]
  const days = await certificateDays(site)
  const findings = [
    ...(days === null || days >= leastDays
      ? []
      : [
          look(
            `The certificate of ${site} ends in ${days} days`,
            'The host should have renewed it weeks before: see the Firebase console, Hosting, domains. A DNS record may be missing.',
          ),
        ]),
    ...((await endsAt(plain)) === origin
      ? []
      : [
          bad(
            `${plain} doesn't lead to ${origin}`,
            'Let the host redirect http to https, as Firebase Hosting does.',
          ),
        ]),
    ...(twin === null || (await endsAt(twin)) === origin
      ? []
      : [
          look(
            `${twin} doesn't lead to ${origin}, though people type it`,
            'Firebase console, Hosting: add it as a custom domain that redirects to the other one.',
          ),
        ]),
  ]
  return findings.length === 0 ? [ok('Other ways to write the address lead to the site')] : findings
}

/** Hosts renew certificates a month before their end. */
const leastDays = 14

/** How many whole days the certificate lasts; null if it can't be seen. */
function certificateDays(site: string): Promise<number | null> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve) => {
    const socket = tls.connect({ host: hostname, servername: hostname, port: Number(port) || 443 })
    socket.setTimeout(20_000, () => socket.destroy())
    socket.once('secureConnect', () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to)
      resolve(Number.isNaN(end) ? null : Math.floor((end - Date.now()) / 86_400_000))
      socket.destroy()
    })
    socket.once('error', () => resolve(null))
    socket.once('close', () => resolve(null))
  })
}

/** With www for a domain without it, and the other way round; null for a subdomain. */
function twinOf(host: string): string | null {
  if (host.startsWith('www.')) return `https://${host.slice(4)}/`
  return /^[^.]+\.[a-z]{2,}$/.test(host) ? `https://www.${host}/` : null
}

/** The beginning of the address at which one ends after its redirects; '' if nothing answers. */
async function endsAt(address: string): Promise<string> {
  try {
    const { url } = await fetch(address, { signal: AbortSignal.timeout(20_000) })
    return new URL(url).origin
  } catch {
    return ''
  }
}
