// Asks Google whether the page may use its key: for the suggestions of an address, and for the map
// of the office.
import { bad, look, ok, unanswered, type Finding } from './finding'

/** Where the places and the embedded maps answer. */
export type MapsUrls = { places: string; embed: string }

export async function checkMaps(
  key: string,
  { places, embed }: MapsUrls,
  site: string,
): Promise<Finding[]> {
  const suggest = (referer: string) =>
    ask(`${places}/v1/places:autocomplete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, referer },
      body: JSON.stringify({ input: 'Rockford', includedRegionCodes: ['us'] }),
    })
  const [suggested, shown, elsewhere] = await Promise.all([
    suggest(`${site}/`),
    ask(`${embed}/maps/embed/v1/place?${new URLSearchParams({ key, q: 'Rockford' })}`, {
      headers: { referer: `${site}/` },
    }),
    suggest('https://doctor.example/'),
  ])
  const findings = [
    ...refusal('suggests no addresses', 'Places API (New)', suggested),
    ...refusal("doesn't show the map of the office", 'Maps Embed API', shown),
  ]
  if (findings.length > 0) return findings
  if (elsewhere.status === 200)
    return [
      look(
        'Any site may use VITE_GOOGLE_MAPS_KEY, at your cost',
        'Google Cloud console, Credentials: restrict it to the addresses of your site.',
      ),
    ]
  return [ok('Google Maps takes the key from this site, and from no other')]
}

type Answer = { status: number; text: string }

function refusal(what: string, api: string, { status, text }: Answer): Finding[] {
  if (status === 200 && !/rejected your request/.test(text)) return []
  if (status === 0 || status === 429 || status >= 500) return unanswered([`Google's ${api}`])
  const reason = /API_KEY_\w+|SERVICE_DISABLED|BILLING_DISABLED/.exec(text)?.[0] ?? String(status)
  return [
    bad(
      `Google Maps ${what}: it refuses VITE_GOOGLE_MAPS_KEY from this site (${reason})`,
      `Google Cloud console: enable the ${api} and billing, and under Credentials allow the key for it and for this site's address.`,
    ),
  ]
}

async function ask(url: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
