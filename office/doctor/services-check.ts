// Calls the services as the page does. It charges and mails nothing: the payment service gets a
// request without an amount, the mailer a browser's preflight request and an unreadable one.
import { readDistance } from '~/lib/pricing/delivery'
import type { Config } from '~/settings/config'
import { mailForms } from '../../local/services/mails'
import { bad, expected, look, ok, type Finding } from './finding'

/** In a town that pays by the mile. */
const sampleAddress = '100 S Washington St, Byron, IL 61010'
/** Seconds (src/lib/services/http.ts and payment.ts). */
const pageWaits = { distance: 10, payment: 45, mail: 10 }
/** It is some twenty miles from Rockford. */
const maxMiles = 60
/** Google says 1 ft for an address that is the depot's own. */
const leastMiles = 0.1

/** Mails that the site sends besides those of the contact form, as the demonstration takes them. */
export const mailPaths = mailForms
  .filter((form) => form !== 'contactForm')
  .map((form) => `/api/${form}`)

export async function checkServices({ services }: Config, site: string): Promise<Finding[]> {
  const origin = URL.canParse(site) ? new URL(site).origin : site
  const mails = [
    ...mailPaths,
    // settings-check names a path without a slash.
    ...[services.contactPath].filter((path) => path.startsWith('/') && !mailPaths.includes(path)),
  ]
  const payment = `${services.paymentUrl}/paymentInflatables`
  const distance = await distanceFinding(services.distanceUrl, origin)
  const mayPay = await preflightFinding('The payment service', payment, origin)
  const asked = await Promise.all(
    mails.map((path) =>
      preflightFinding(`The mailer (${path})`, `${services.mailerUrl}${path}`, origin),
    ),
  )
  const [first = mayPay, ...others] = asked
  const open = mails.filter((_, index) => asked[index]?.mark === 'ok')
  return [
    distance,
    mayPay,
    ...(isSilent(mayPay) ? [] : [await paymentFinding(payment, origin)]),
    first,
    // A service that doesn't answer at all gets one finding.
    ...(isSilent(first) ? others.filter((each) => !isSilent(each)) : others),
    ...(await unmailed(services.mailerUrl, open, origin)),
  ]
}

const isSilent = ({ what }: Finding) => what.includes("doesn't answer")

async function distanceFinding(service: string, origin: string): Promise<Finding> {
  const remedy =
    "The route estimate needs it: look at the service's log, and at its key for Google's Distance Matrix."
  const url = `${service}/api/calculateDistance?${new URLSearchParams({ deliveryAddress: sampleAddress }).toString()}`
  const { answer, failure, seconds } = await ask(url, { headers: { origin } })
  if (!answer) return bad(`The distance service doesn't answer (${failure})`, remedy)
  if (seconds > pageWaits.distance) return slow('The distance service', seconds, pageWaits.distance)
  // A gateway's own error has no header for this site either.
  if (answer.status >= 500) return bad(`The distance service answers ${answer.status}`, remedy)
  if (!isAllowed(answer, url, origin))
    return bad("The distance service's answers can't be read from this site", cors(origin))
  const body: unknown = await answer.json().catch(() => null)
  const text = (body as Distance | null)?.rows?.[0]?.elements?.[0]?.distance?.text
  const miles = readDistance(text)
  if (miles !== null && (miles > maxMiles || miles < leastMiles))
    return bad(`The distance service says ${miles} miles to ${sampleAddress}`, remedy)
  return expected(
    answer.ok && miles !== null,
    `The distance service says ${miles} miles to ${sampleAddress}`,
    `The distance service answers ${answer.status} and no distance`,
    remedy,
  )
}

type Distance = { rows?: { elements?: { distance?: { text?: unknown } }[] }[] }

/** The preflight request that a browser sends before JSON for another host. */
async function preflightFinding(name: string, url: string, origin: string): Promise<Finding> {
  if (isOwn(url, origin)) return ok(`${name} is on the site's own address`)
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }
  const { answer, failure, seconds } = await ask(url, { method: 'OPTIONS', headers })
  if (!answer)
    return bad(`${name} doesn't answer (${failure})`, 'Is its address right, and does it run?')
  if (seconds > pageWaits.mail) return slow(name, seconds, pageWaits.mail)
  const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
  const maySend = /(^|[ ,])(content-type|\*)($|[ ,])/.test(allowed)
  return expected(
    answer.ok && maySend && isAllowed(answer, url, origin),
    `${name} takes requests from this site`,
    `${name} refuses requests from this site (${answer.status})`,
    cors(origin),
  )
}

/** Statuses of an address that takes no mail at all, or whose host is down. */
const closed = [401, 403, 404, 405, 502, 503, 504]

/**
 * Many services allow every browser's question, also for addresses that they don't have. So this
 * sends half a JSON text, which no service can turn into a mail.
 */
async function unmailed(
  mailer: string,
  paths: readonly string[],
  origin: string,
): Promise<Finding[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const headers = { origin, 'content-type': 'application/json' }
      const { answer } = await ask(`${mailer}${path}`, { method: 'POST', headers, body: '{' })
      return { path, status: answer?.status ?? 0 }
    }),
  )
  const of = (isWrong: (status: number) => boolean) =>
    answers.filter(({ status }) => isWrong(status)).map(({ path, status }) => `${path} (${status})`)
  const [lost, failing] = [of((status) => closed.includes(status)), of((status) => status === 500)]
  const findings: Finding[] = []
  if (lost.length > 0)
    findings.push(
      bad(`The mailer takes no mail at: ${lost.join(', ')}`, "Look at the mailer's log and paths."),
    )
  if (failing.length > 0)
    findings.push(
      look(
        `The mailer fails at a text that isn't JSON: ${failing.join(', ')}`,
        'Let it answer 400 to that, so that the doctor can tell it from a mailer that fails always.',
      ),
    )
  return findings
}

/**
 * A charge without card and amount. `success: false` refuses it. A service that looks at the request
 * first may answer with an error and status 400 or 422, which the page reads as a refusal, too: but
 * not an error about its own key.
 */
async function paymentFinding(url: string, origin: string): Promise<Finding> {
  const headers = { origin, 'content-type': 'application/json' }
  const { answer, failure, seconds } = await ask(url, { method: 'POST', headers, body: '{}' })
  if (!answer)
    return bad(
      `The payment service doesn't answer (${failure})`,
      'Is its address right, and does it run?',
    )
  if (!isAllowed(answer, url, origin))
    return bad("The payment service's answers can't be read from this site", cors(origin))
  if (seconds > pageWaits.payment) return slow('The payment service', seconds, pageWaits.payment)
  const text = await answer.text().catch(() => '')
  const body = parsed(text)
  const success = (body as { success?: unknown } | null)?.success
  const isAnswered = answer.ok || [400, 402, 422].includes(answer.status)
  const isRefusal =
    (success === false && isAnswered) || ([400, 422].includes(answer.status) && body !== null)
  const said =
    body === null
      ? 'without JSON'
      : success === true
        ? 'and success to a charge without a card'
        : `${success === false ? 'and' : 'without success: false:'} ${text.slice(0, 200)}`
  return expected(
    isRefusal && !ownTrouble.test(text),
    'The payment service refuses a charge without a card',
    `The payment service answers ${answer.status} ${said}`,
    'It should answer JSON with success: false (docs/rules.md). Look at its log, and at its secret key of Stripe.',
  )
}

/** Errors of the service's own, by which it would refuse every card. */
const ownTrouble =
  /\b(?:api|secret|stripe|publishable)[ _-]?key\b|not configured|unauthori[sz]ed|\btest mode\b|\blive charges\b|\bECONN/i

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const slow = (name: string, seconds: number, waits: number) =>
  bad(
    `${name} takes ${Math.round(seconds)} seconds, but the page waits only ${waits}`,
    "Look at the service's log. If it restarts for each call, keep one instance running.",
  )

async function ask(url: string, init: RequestInit) {
  const began = performance.now()
  try {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    return { answer, failure: '', seconds: (performance.now() - began) / 1_000 }
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } }
    return { answer: null, failure: cause?.code ?? message, seconds: 0 }
  }
}

const isOwn = (url: string, origin: string) => URL.canParse(url) && new URL(url).origin === origin

function isAllowed({ headers }: Response, url: string, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return isOwn(url, origin) || allowed === '*' || allowed === origin
}

const cors = (origin: string) =>
  `The service has to answer with Access-Control-Allow-Origin: ${origin}, and allow the header Content-Type.`
