// No module of the site leads back to itself: not by a type, and not by a part that is fetched later either.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path))
  .filter((path) => ['.ts', '.tsx'].includes(extname(path)) && !path.includes('.test.'))

const known = new Set(sources)
const specifiers = /(?:from\s+|import\(\s*)'((?:~|\.)\/[^']+)'/g

/** What a module imports of the site: values, types and parts that come later. */
function importsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(specifiers)].flatMap(([, specifier = '']) => {
    const base = specifier.startsWith('~')
      ? join('src', specifier.slice(2))
      : join(dirname(path), specifier)
    return [base, `${base}.ts`, `${base}.tsx`].filter((candidate) => known.has(candidate))
  })
}

/** The ways from a module back to itself, as "a → b → a". */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  function walk(path: string, way: readonly string[]) {
    const at = way.indexOf(path)
    if (at !== -1) cycles.push([...way.slice(at), path].join(' → '))
    if (at !== -1 || done.has(path)) return
    for (const next of graph.get(path) ?? []) walk(next, [...way, path])
    done.add(path)
  }
  for (const path of graph.keys()) walk(path, [])
  return cycles
}

test('a cycle is found, however long', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(cyclesIn(graph)).toEqual(['a → b → c → a'])
})

test('the site has none', () => {
  const graph = new Map(sources.map((path) => [path, importsOf(path)]))
  expect([...graph.values()].flat().length).toBeGreaterThan(500)
  expect(cyclesIn(graph)).toEqual([])
})
