// Checks that pages arrive as the build wrote them: hosts, proxies and their add-ons put scripts and
// headers into them, or cut them off.
import { createHash } from 'node:crypto'
import { versionOf } from '../../scripts/build/contract-versions'
import { bad, type Finding } from './finding'
import { isPrerendered, shownIn, some, type OpenedPage } from './read-pages'

/**
 * @param all every page that was opened
 * @param policy the Content-Security-Policy of the build, which names the scripts within its pages
 */
export function checkChanged(all: readonly OpenedPage[], policy: string): Finding[] {
  const pages = all.filter(({ status }) => status === 200)
  const broken = pages.filter(({ text }) => isPrerendered(text) && !isWhole(text))
  const foreign = pages.flatMap(({ path, text }) => {
    const [first] = [...foreignIn(text), ...scriptsIn(text, policy)]
    return first === undefined ? [] : [`${path} (${first})`]
  })
  const edited = pages.filter(({ path, text }) => isEdited(path, text))
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
      edited.map(({ path }) => path),
      'Earlier contracts have other words than their customers signed',
      'Get contracts/{version}.json back from Git as npm run deploy wrote it, and npm run deploy.',
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

/** Headers that no build sends, with the values that break the site. */
const harmful: Readonly<Record<string, RegExp>> = {
  // The privacy page says that the site sets none.
  'set-cookie': /./,
  refresh: /./,
  // It empties carts.
  'clear-site-data': /./,
  'content-disposition': /attachment/i,
  // It blocks pictures and the card form.
  'cross-origin-embedder-policy': /require-corp|credentialless/i,
  'content-type': /charset=(?!"?utf-8)/i,
}

/** The scripts and styles of a page that the build loads come from its own assets. */
const foreignParts = [
  /<script\b[^>]*\ssrc="(?!\/assets\/)([^"]*)"/i,
  /<link\b(?=[^>]*\brel="?(?:stylesheet|modulepreload)\b)[^>]*\shref="(?!\/assets\/)([^"]*)"/i,
  /<(iframe|base|object|embed)\b/i,
  /<form\b[^>]*\saction="(https?:[^"]*)"/i,
  /<meta\b[^>]*http-equiv="?(refresh)/i,
  /<(?:img|source|video)\b[^>]*\s(?:src|href)="(http:[^"]*)"/i,
]

const foreignIn = (text: string) =>
  foreignParts.flatMap((part) => {
    const [, found] = part.exec(text) ?? []
    return found === undefined ? [] : [found]
  })

/** The first words of each script within the page that the policy forbids. */
function scriptsIn(text: string, policy: string): string[] {
  const scripts = text.matchAll(
    /<script\b(?![^>]*\ssrc=)(?![^>]*(?:json|page-data))[^>]*>([^]*?)<\/script>/gi,
  )
  return [...scripts].flatMap(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64')
    return policy.includes(`'sha256-${hash}'`) ? [] : [script.trim().slice(0, 40)]
  })
}

/** Whether a kept contract (/contract/{version}) doesn't have the words of its version. */
function isEdited(path: string, text: string): boolean {
  const [, version] = /^\/contract\/([\da-f]{12})$/.exec(path) ?? []
  const kept = shownIn(text, 'kept') as Parameters<typeof versionOf>[0] | null
  return version !== undefined && kept !== null && versionOf(kept) !== version
}

/**
 * Whether the page begins and ends as a build writes it, and the data for its own script, and that
 * for search engines, can be read.
 */
function isWhole(text: string): boolean {
  if (!/^\s*<!doctype html>[^]*<\/html>\s*$/i.test(text)) return false
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
