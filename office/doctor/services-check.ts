// Lost if nobody notices: money, if a delivery is charged for too few miles or a card without a
// charge counts as paid; mails; and bookings, if a service doesn't answer. It charges and mails
// nothing: the payment service gets no amount, the mailer half a JSON text.
import { readDistance } from '~/lib/pricing/delivery'
import type { Config } from '~/settings/config'
import { mailForms } from '../../local/services/mails'
import { ask, json, parsed, type Answer } from './ask'
import { bad, type Finding } from './finding'

/** In a town that pays by the mile. */
const sampleAddress = '100 S Washington St, Byron, IL 61010'
/** It is 12 miles from Rockford in a straight line, and no road is two and a half times as long. */
const [leastMiles, mostMiles] = [12, 30]
/** How many seconds the page waits (src/lib/services/http.ts and payment.ts). */
const pageWaits = { distance: 10, payment: 45, mail: 10 }

/** Mails that the site sends besides those of the contact form, as the demonstration takes them. */
export const mailPaths = mailForms
  .filter((form) => form !== 'contactForm')
  .map((form) => `/api/${form}`)

export async function checkServices({ services }: Config, site: string): Promise<Finding[]> {
  const { distanceUrl, paymentUrl, mailerUrl, contactPath } = services
  const origin = URL.canParse(site) ? new URL(site).origin : site
  // settings-check names a URL or a path that can't be right.
  const isUrl = (url: string) => URL.canParse(url) && !url.endsWith('/')
  const paths = [...new Set([...mailPaths, contactPath])].filter((path) => path.startsWith('/'))
  return [
    ...(isUrl(distanceUrl) ? await checkDistance(distanceUrl, origin) : []),
    ...(isUrl(paymentUrl) ? await checkPayment(paymentUrl, origin) : []),
    ...(isUrl(mailerUrl) ? await checkMailer(mailerUrl, paths, origin) : []),
  ]
}

const log = "Look at the service's log and address. If it restarts for each call, keep one running."

const noMiles = (why: string, remedy = log) =>
  bad('booking', `Nobody can book a delivery by the mile: the distance service ${why}`, remedy)

async function checkDistance(service: string, origin: string): Promise<Finding[]> {
  const to = new URLSearchParams({ deliveryAddress: sampleAddress }).toString()
  const url = `${service}/api/calculateDistance?${to}`
  const answer = await ask(url, { headers: { origin } })
  const problem = problemOf(answer, { url, origin, waits: pageWaits.distance })
  if (problem) return noMiles(problem)
  const distance = (parsed(answer.text) as Distance)?.rows?.[0]?.elements?.[0]?.distance
  const miles = readDistance(distance?.text)
  if (answer.status !== 200 || miles === null)
    return noMiles(`answers ${answer.status} and no distance`, `${log} Is its Google key valid?`)
  if (miles >= leastMiles && miles <= mostMiles) return []
  const what = `Deliveries are charged by wrong miles: the distance service says ${miles}`
  const right = `Rockford is ${leastMiles} to ${mostMiles} miles away. Where does it measure from?`
  return bad('money', `${what} to ${sampleAddress}`, right)
}

type Distance = { rows?: { elements?: { distance?: { text?: unknown } }[] }[] } | null

const noCards = (why: string, remedy = log) =>
  bad('booking', `Nobody can pay by card: the payment service ${why}`, remedy)

async function checkPayment(service: string, origin: string): Promise<Finding[]> {
  const url = `${service}/paymentInflatables`
  const refused = await preflight({ url, origin, waits: pageWaits.payment })
  if (refused) return noCards(refused)
  const headers = { origin, ...json }
  const answer = await ask(url, { method: 'POST', headers, body: '{}' })
  const problem = problemOf(answer, { url, origin, waits: pageWaits.payment })
  if (problem) return noCards(`${problem} ${answer.text}`)
  const { status, text } = answer
  const body = parsed(text) as { success?: unknown } | null
  if (body?.success === true)
    return bad(
      'money',
      'Orders may count as paid without a charge: the payment service says so',
      log,
    )
  // One that looks at the request first may answer with an error and 400 or 422, which the page
  // reads as a refusal; but not an error about its own key.
  const isError = (status === 400 || status === 422) && body !== null
  const isRefusal = isError || (body?.success === false && (status < 300 || status === 402))
  if (isRefusal && !ownTrouble.test(text)) return []
  const right = `It should answer JSON with success: false. ${log} Is its key of Stripe right?`
  return noCards(`answers ${status} to a charge without a card: ${text.slice(0, 200)}`, right)
}

/** Errors of the service's own, by which it would refuse every card. */
const ownTrouble =
  /\b(?:api|secret|stripe|publishable)[ _-]?key\b|not configured|unauthori[sz]ed|\btest mode\b|\blive charges\b|\bECONN/i

/**
 * Many services allow every preflight request, also for URLs that they don't have. So each
 * URL also gets half a JSON text, which no service can turn into a mail.
 */
async function checkMailer(mailer: string, paths: readonly string[], origin: string) {
  const headers = { origin, ...json }
  const lost = await Promise.all(
    paths.map(async (path) => {
      const url = `${mailer}${path}`
      const problem = await preflight({ url, origin, waits: pageWaits.mail })
      if (problem) return [`${path} ${problem}`]
      const { status } = await ask(url, { method: 'POST', headers, body: '{' })
      const isClosed = [0, 401, 403, 404, 405, 429, 502, 503, 504].includes(status)
      return isClosed ? [`${path} takes no mail (${status})`] : []
    }),
  )
  return bad('booking', 'Mails of orders are lost, because the mailer at', log, lost.flat())
}

/** What a browser's preflight request before JSON for another host meets; null if it is allowed. */
async function preflight({ url, origin, waits }: Circumstances): Promise<string | null> {
  if (isOwn(url, origin)) return null
  const asked = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  const answer = await ask(url, { method: 'OPTIONS', headers: { origin, ...asked } })
  const allowed = answer.headers.get('access-control-allow-headers') ?? ''
  const isAllowed = answer.status < 300 && /(^|[ ,])(content-type|\*)($|[ ,])/i.test(allowed)
  const problem = problemOf(answer, { url, origin, waits })
  return problem ?? (isAllowed ? null : `refuses requests from this site (${answer.status})`)
}

type Circumstances = { url: string; origin: string; waits: number }

/** Why a browser can't read an answer in time; null if it can. */
function problemOf(answer: Answer, { url, origin, waits }: Circumstances): string | null {
  const { status, headers, failure, seconds } = answer
  if (status === 0) return `doesn't answer (${failure})`
  if (status >= 500 || status === 429) return `answers ${status}`
  if (seconds > waits) return `takes ${Math.round(seconds)} seconds, but the page waits ${waits}`
  const allowed = headers.get('access-control-allow-origin')
  if (isOwn(url, origin) || allowed === '*' || allowed === origin) return null
  return `refuses requests from this site (Access-Control-Allow-Origin isn't ${origin}; ${status})`
}

const isOwn = (url: string, origin: string) => URL.canParse(url) && new URL(url).origin === origin
