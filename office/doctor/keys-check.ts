// Lost if nobody notices: bookings, because nobody can type an address or pay by card, and money, if others use
// the key. Asks Google and Stripe whether the page may use its keys.
import { ask, isUnanswered, json } from './ask'
import { bad, look, unchecked, type Finding } from './finding'

/** Where Google's places and Stripe answer. */
export type KeyUrls = { places: string; stripe: string }

export async function checkMaps(key: string, { places }: KeyUrls, site: string) {
  const suggest = (referer: string) =>
    ask(`${places}/v1/places:autocomplete`, {
      method: 'POST',
      headers: { ...json, 'x-goog-api-key': key, referer },
      body: JSON.stringify({ input: 'Rockford', includedRegionCodes: ['us'] }),
    })
  const { status, text } = await suggest(`${site}/`)
  const [name, console] = ['VITE_GOOGLE_MAPS_KEY', 'Google Cloud console, Credentials']
  if (isUnanswered(status)) return unchecked("Google's Places API didn't answer")
  if (status !== 200) {
    const why = /API_KEY_\w+|SERVICE_DISABLED|BILLING_DISABLED/.exec(text)?.[0] ?? status
    const what = `Google suggests no addresses: it refuses ${name} from this site (${why})`
    return bad('booking', what, `${console}: enable Places API (New), billing, and this site.`)
  }
  const elsewhere = await suggest('https://doctor.example/')
  if (elsewhere.status !== 200) return []
  return look('money', `Any site may use ${name}, at your cost`, `${console}: restrict it.`)
}

/** Nothing is charged: Stripe shows tokens to nobody who has only this key. */
export async function checkStripe(key: string, { stripe }: KeyUrls): Promise<Finding[]> {
  // settings-check names any other.
  if (!/^pk_\w+$/.test(key)) return []
  const headers = { authorization: `Bearer ${key}` }
  const { status, text } = await ask(`${stripe}/v1/tokens/tok_doctor`, { headers })
  if (isUnanswered(status)) return unchecked("Stripe didn't answer")
  const [said] = /(?:invalid|expired) api key/i.exec(text) ?? []
  if (said === undefined) return []
  const what = `Stripe refuses VITE_STRIPE_PUBLISHABLE_KEY, so nobody can pay by card (${said})`
  return bad('booking', what, 'Was it rolled? Copy it from the Stripe dashboard, and deploy.')
}
