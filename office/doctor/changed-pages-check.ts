// Checks that pages arrive as the build wrote them: hosts, proxies and their add-ons put scripts and
// headers into them, or cut them off.
import { bad, type Finding } from './finding'
import { isWritten, some, type Page } from './read-pages'

/** @param all every page that was opened */
export function checkChanged(all: readonly Page[]): Finding[] {
  const pages = all.filter(({ status }) => status === 200)
  const broken = pages.filter(({ text }) => isWritten(text) && !isWhole(text))
  const foreign = pages.flatMap(({ path, text }) => {
    const [first] = foreignIn(text)
    return first === undefined ? [] : [`${path} (${first})`]
  })
  const headers = pages.flatMap(({ path, headers }) => {
    const added = Object.entries(harmful).filter(([name, is]) => is.test(headers.get(name) ?? ''))
    return added.length === 0 ? [] : [`${path} (${added.map(([name]) => name).join(', ')})`]
  })
  const findings: [readonly string[], what: string, remedy: string][] = [
    [
      broken.map(({ path }) => path),
      'Pages are cut off, or their data is damaged',
      'npm run deploy. If it stays so, look at what the host or a proxy before it does with pages.',
    ],
    [
      foreign,
      'Pages have parts that no build writes',
      'Switch off what the host, or a proxy such as Cloudflare, adds to pages: statistics, hidden email addresses, advertising. If nobody knows where it comes from, somebody may have broken in: change the passwords, and npm run deploy.',
    ],
    [
      headers,
      'Pages have headers that harm them',
      'Take them out of firebase.json, or switch them off at the host or the proxy before it.',
    ],
  ]
  return findings.flatMap(([names, what, remedy]) =>
    names.length === 0 ? [] : [bad(`${what}: ${some(names)}`, remedy)],
  )
}

/** Headers that no build sends, by the values that do harm. */
const harmful: Readonly<Record<string, RegExp>> = {
  // The privacy page says that the site sets none.
  'set-cookie': /./,
  refresh: /./,
  // It empties carts.
  'clear-site-data': /./,
  'content-disposition': /attachment/i,
  // It keeps out pictures and the card form.
  'cross-origin-embedder-policy': /require-corp|credentialless/i,
  'content-type': /charset=(?!"?utf-8)/i,
}

/** The scripts of a page that the build loads come from its own assets. */
const foreignParts = [
  /<script\b[^>]*\ssrc="(?!\/assets\/)([^"]*)"/i,
  /<(iframe|base)\b/i,
  /<meta\b[^>]*http-equiv="?(refresh)/i,
  /<(?:img|source|video)\b[^>]*\s(?:src|href)="(http:[^"]*)"/i,
]

const foreignIn = (text: string) =>
  foreignParts.flatMap((part) => {
    const [, found] = part.exec(text) ?? []
    return found === undefined ? [] : [found]
  })

/** Whether the data for the page's own script, and that for search engines, can be read. */
function isWhole(text: string): boolean {
  const parts = [
    ...text.matchAll(/<script\b[^>]*(?:id="page-data"|ld\+json)[^>]*>([^]*?)(<\/script>|$)/g),
  ]
  return parts.every(([, data = '', end]) => end !== '' && isJson(data))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
