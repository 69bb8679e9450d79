// Turns a position in a built script into a line of its source, by the maps that `npm run deploy`
// keeps.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

/** The part of a map that is read here. */
type Map = { sources: readonly string[]; sourcesContent?: readonly (string | null)[] }

/**
 * "src/lib/cart/lines.ts:12  const first = lines[0]"; null if the release isn't kept, or its script
 * has no such place.
 * @param folder has a folder of maps for each release
 * @param position `assets/name.js:line:column`, both counted from 1
 */
export function sourceLine(folder: string, release: string, position: string): string | null {
  const [, name = '', line, column] = /^assets\/([\w.-]+):(\d+):(\d+)$/.exec(position) ?? []
  const file = join(folder, release, `${name}.map`)
  if (!/^[0-9a-f]{8}$/.test(release) || name === '' || !existsSync(file)) return null
  const map = JSON.parse(readFileSync(file, 'utf8'))
  const entry = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry)) return null
  const { originalSource, originalLine } = entry
  const source = originalSource.replace(/^(\.\.\/)+/, '')
  const text = textOf(map, originalSource)[originalLine]?.trim() ?? ''
  return `${source}:${originalLine + 1}  ${text}`.trim()
}

/** A source's lines, as they were when the site was built. */
function textOf({ sources, sourcesContent = [] }: Map, source: string): string[] {
  return (sourcesContent[sources.indexOf(source)] ?? '').split('\n')
}
