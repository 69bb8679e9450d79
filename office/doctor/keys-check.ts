// Asks Google and Stripe whether the page may use its keys: for the suggestions of an address, for
// the map of the office, and for cards.
import { bad, expected, look, ok, unanswered, type Finding } from './finding'

/** Where the places, the embedded maps and Stripe answer. */
export type KeyUrls = { places: string; embed: string; stripe: string }

export async function checkMaps(
  key: string,
  { places, embed }: KeyUrls,
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

/** Nothing is charged: Stripe shows tokens to nobody who has only this key. */
export async function checkStripe(key: string, { stripe }: KeyUrls): Promise<Finding[]> {
  // settings-check names any other.
  if (!/^pk_\w+$/.test(key)) return []
  const headers = { authorization: `Bearer ${key}` }
  const { status, text } = await ask(`${stripe}/v1/tokens/tok_doctor`, { headers })
  if (status === 0 || status === 429 || status >= 500) return unanswered(['Stripe'])
  const [said] = /(?:invalid|expired) api key/i.exec(text) ?? []
  return [
    expected(
      said === undefined,
      'Stripe knows the key of the card form',
      `Stripe refuses VITE_STRIPE_PUBLISHABLE_KEY, so nobody can pay by card (${said})`,
      'Was it rolled? Copy the publishable key from the Stripe dashboard, Developers, API keys, and npm run deploy.',
    ),
  ]
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
