// Opens the home page, or says why a deploy doesn't help.
import { bad, type Finding } from './finding'

/** The home page with its text, and how far this computer's clock is from that of its server. */
export type Home = { answer: Response; page: string; minutesOff: number }

/** Further off, the rules may refuse a hold of ten minutes: they allow 15 by their own clock. */
const maxMinutesOff = 4

/** @returns the home page, or (null) why there is none to look at */
export async function openHome(
  site: string,
): Promise<{ home: Home; problem: null } | { home: null; problem: Finding }> {
  try {
    const answer = await fetchPage(site, '/')
    const problem = problemOf(site, answer)
    if (problem) return { home: null, problem }
    return {
      home: { answer, page: await answer.text(), minutesOff: minutesBetween(answer) },
      problem: null,
    }
  } catch (error) {
    return { home: null, problem: unreached(site, error) }
  }
}

/** True if no site answers, because then the doctor knows nothing about it. */
export const isClockRight = (home: Home | null) => home === null || home.minutesOff < maxMinutesOff

/** One file of the site, as it is served: no redirect is followed. */
export const fetchPage = (site: string, path: string, method = 'GET') =>
  fetch(`${site}${path}`, { method, redirect: 'manual', signal: AbortSignal.timeout(30_000) })

/** An answer's text; '' for one that ends too soon, or for none. */
export const bodyText = async (answer: Response | null): Promise<string> =>
  (await answer?.text().catch(() => '')) ?? ''

function minutesBetween({ headers }: Response): number {
  const served = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(served) ? 0 : Math.round(Math.abs(Date.now() - served) / 60_000)
}

/** A redirect, or a host that is down. A deploy mends neither. */
function problemOf(site: string, { status, headers }: Response): Finding | null {
  if (status >= 300 && status < 400)
    return bad(
      `${site} redirects to ${headers.get('location') ?? 'nowhere'}`,
      "If the site is there, write that address in VITE_SITE_URL, and npm run deploy. If not, take the redirect away where it was made: at the domain's registrar, or in the Firebase console (Hosting, domains). A deploy changes no redirect.",
    )
  if (status >= 500)
    return bad(
      `The site answers ${status}`,
      'Firebase Hosting may be down: see status.firebase.google.com, and run the doctor again. A deploy changes nothing.',
    )
  return null
}

function unreached(site: string, error: unknown): Finding {
  const cause = error instanceof Error ? error.cause : undefined
  const code = (cause as { code?: string } | undefined)?.code ?? ''
  if (/CERT|TLS|SSL|SIGNATURE/.test(code))
    return bad(
      `The certificate of ${site} isn't valid (${code}), so browsers warn of the site`,
      "Firebase console, Hosting, domains: it names the DNS records that are missing or wrong. After they are right, a certificate takes up to a day. A deploy doesn't make one.",
    )
  if (/ENOTFOUND|EAI_AGAIN/.test(code))
    return bad(
      `The domain of ${site} leads nowhere (${code})`,
      "Is this computer online, and VITE_SITE_URL spelled right? If so, the domain has expired or lacks its DNS records: see its registrar, and the Firebase console (Hosting, domains). A deploy doesn't change them.",
    )
  return bad(
    `No site answers at ${site || 'VITE_SITE_URL'}`,
    'Deploy hosting; set VITE_SITE_URL or --site to its address.',
  )
}
