// Serves a build as firebase.json has it served: clean addresses, the app's page where only the browser can draw, 404 for
// the rest, and every header.
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { endCompressed } from './compressed'
import { contentTypes } from './content-types'

type Hosting = {
  rewrites: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/** @param root of the project, @param dist the folder of the build */
export function serveBuild(root: string, dist: string) {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    hosting: Hosting
  }

  return (request: Pick<IncomingMessage, 'url'>, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid')
    const clean = pathname.replace(/(?<=.)\/$/, '').replace(/\.html$/, '')
    if (clean !== pathname) {
      response.writeHead(301, { location: clean === '/index' ? '/' : clean })
      response.end()
      return
    }
    const file = fileAt(pathname) ?? rewritten(pathname)
    const shown = file ?? join(dist, '404.html')
    const type = contentTypes[extname(shown)] ?? 'application/octet-stream'
    for (const { key, value } of headersOf(pathname)) response.setHeader(key, value)
    endCompressed(response, file === null ? 404 : 200, type, readFileSync(shown))
  }

  function fileAt(path: string): string | null {
    // An address never leads out of the build.
    const decoded = decode(path)
    if (decoded === null || decoded.includes('..')) return null
    const names = decoded === '/' ? ['/index.html'] : [decoded, `${decoded}.html`]
    const found = names.find((name) => extname(name) !== '' && existsSync(join(dist, name)))
    return found === undefined ? null : join(dist, found)
  }

  function rewritten(path: string): string | null {
    const rule = hosting.rewrites.find(({ source }) => matches(source, path))
    return rule ? join(dist, rule.destination) : null
  }

  function headersOf(path: string) {
    return hosting.headers
      .filter(({ source }) => matches(source, path))
      .flatMap(({ headers }) => headers)
      .map(({ key, value }) => ({
        key,
        // A computer's own address has no certificate.
        // The stand-in of the map is a page of this site.
        value: value
          .replace(/; upgrade-insecure-requests/, '')
          .replace('frame-src ', "frame-src 'self' "),
      }))
  }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** The few forms of globs that firebase.json has: `**`, `*` within a segment, and `@(one|other)`. */
function matches(glob: string, path: string): boolean {
  const pattern = glob
    .replaceAll(/[.+^$]/g, String.raw`\$&`)
    .replaceAll(/@\(([^)]*)\)/g, '($1)')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*')
  return new RegExp(`^${pattern}$`).test(path)
}
