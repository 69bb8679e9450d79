// Lost if nobody notices: a page that doesn't open, or into which somebody put a script or another
// price. Compares the live site's files with the build's (scripts/build/file-list.ts).
import type { Contract } from '../../scripts/build/contract-versions'
import { fileListName, hashOfFile, type FileList } from '../../scripts/build/file-list'
import { hostingOf, type Hosting } from '../../scripts/build/hosting'
import { sixAtATime } from '../../scripts/six-at-a-time'
import { ask, isUnanswered, parsed, type Answer } from './ask'
import { bad, deploy, type Finding } from './finding'

/** A file of the build, or another URL, and what the site answers there. */
export type Opened = { path: string; file: string; answer: Answer }

/** @returns the list of the live site; null if it has none that can be read */
export async function readFileList(site: string): Promise<FileList | 'unanswered' | null> {
  const { status, text } = await ask(`${site}/${fileListName}`)
  if (isUnanswered(status)) return 'unanswered'
  const list = parsed(text) as FileList | null
  return status === 200 && list?.files ? list : null
}

/** The contracts that the live site shows, today's first; null if it has no list of them. */
export async function readContracts(site: string): Promise<readonly Contract[] | null> {
  const list = parsed((await ask(`${site}/contracts.json`)).text)
  return Array.isArray(list) ? (list as Contract[]) : null
}

/** Opens each file, and each URL that only a browser renders. */
export async function openSite(
  site: string,
  { files }: FileList,
  { rewrites }: Hosting,
): Promise<Opened[]> {
  const ofBuild = Object.keys(files)
    .filter((file) => file !== 'app.html' && file !== '404.html')
    .map((file) => ({ file, path: pathOf(file) }))
  const ofApp = rewrites
    .map(({ source, destination }) => ({ file: destination.slice(1), path: source }))
    .map(({ file, path }) => ({ file, path: path.replace('*', 'doctor') }))
    .filter(({ path }) => !ofBuild.some((each) => each.path === path))
  return sixAtATime([...ofBuild, ...ofApp], async (each) => ({
    ...each,
    answer: await ask(`${site}${each.path}`),
  }))
}

const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

export function checkFiles(opened: readonly Opened[], list: FileList, base: Hosting): Finding[] {
  const assets = Object.keys(list.files).filter((file) => file.startsWith('assets/'))
  const hosting = hostingOf(base, list.settings, assets)
  const silent = opened.filter(({ answer }) => isUnanswered(answer.status))
  const there = opened.filter(({ answer }) => answer.status === 200)
  const lost = opened.filter((each) => !silent.includes(each) && !there.includes(each))
  const changed = there.filter(({ file, answer }) => hashOfFile(answer.bytes) !== list.files[file])
  const odd = there.flatMap((each) => {
    const names = oddHeaders(each, hosting)
    return names.length === 0 ? [] : [`${each.path} (${names.join(', ')})`]
  })
  const named = (some: readonly Opened[]) =>
    some.map(({ path, answer }) => `${path} (${answer.status || answer.failure})`)
  const foreign = `${deploy} Does the host or a proxy add parts, or did somebody break in?`
  const headers = `${deploy} On another host, copy the headers of dist/firebase.json.`
  return [
    ...bad(
      'page',
      "Don't open: no answer when asked three times",
      'Look at the host.',
      named(silent),
    ),
    ...bad('page', "Don't open", deploy, named(lost)),
    ...bad('page', 'Changed after the build', foreign, pathsOf(changed)),
    ...bad(
      'privacy',
      "Headers differ from the build's, so pages may be old, unsafe or hidden",
      headers,
      odd,
    ),
  ]
}

export const pathsOf = (some: readonly Opened[]) => some.map(({ path }) => path)

const types: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  js: /javascript/,
  css: /css/,
  xml: /xml/,
}

/** Headers that no build sends, with the values that do harm. */
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
  'x-robots-tag': /\bno(?:index|ne)\b/i,
}

/** The names of headers that a file's answer lacks, or has with another value. */
function oddHeaders({ path, file, answer: { headers } }: Opened, hosting: Hosting) {
  const expected = expectedHeaders(hosting, path)
  const missing = [...expected].filter(([name, value]) => headers.get(name) !== value)
  const added = Object.entries(harmful).filter(
    ([name, is]) => !expected.has(name) && is.test(headers.get(name) ?? ''),
  )
  const type = types[file.split('.').at(-1) ?? ''] ?? /./
  return [
    ...missing.map(([name]) => name),
    ...added.map(([name]) => name),
    ...(type.test(headers.get('content-type') ?? '') ? [] : ['content-type']),
  ]
}

/** Of several headers of one name, the last one counts. */
function expectedHeaders({ headers }: Hosting, path: string): Map<string, string> {
  const of = headers.filter(({ source }) => matches(source, path)).flatMap((each) => each.headers)
  return new Map(of.map(({ key, value }) => [key.toLowerCase(), value]))
}

/** `**`, `/about`, `/assets/photos/*` or `/@(cart|quote)`. */
function matches(source: string, path: string): boolean {
  const pattern = source
    .replaceAll('.', String.raw`\.`)
    .replaceAll('**', '.+')
    .replaceAll('*', '[^/]*')
    .replaceAll('@(', '(')
  return new RegExp(`^${pattern}$`).test(path)
}
