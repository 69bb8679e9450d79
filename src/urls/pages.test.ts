// firebase.json is the host's own file: it must say of every page what the table says.
import { expect, test } from 'vitest'
import { hosting } from '~/../firebase.json'
import { pages } from './pages'

const rows = Object.values(pages).filter(({ path }) => path !== '*')

/**
 * The URLs of a page as the host spells them: `/booking` and `/booking/*` of `/booking/:id?`.
 */
function sourcesOf(path: string): string[] {
  const several = path.replace(/:\w+\??/, '*')
  return path.endsWith('?') ? [path.replace(/\/:\w+\?/, ''), several] : [several]
}

/** `/cart` and `/test` of `/@(cart|test)`. */
function spelledOut(source: string): string[] {
  const [whole, names] = /@\(([^)]*)\)/.exec(source) ?? []
  return whole && names ? names.split('|').map((name) => source.replace(whole, name)) : [source]
}

test('the host answers app.html for every URL that the build may not have written', () => {
  const rendered = rows.filter(({ prerendered }) => prerendered !== 'always')
  // A mail program may have added to the URL of a kept contract, which the browser corrects.
  const expected = [...rendered.flatMap(({ path }) => sourcesOf(path)), '/contract/*']
  expect(hosting.rewrites.map(({ source }) => source).toSorted()).toEqual(expected.toSorted())
  expect(new Set(hosting.rewrites.map(({ destination }) => destination))).toEqual(
    new Set(['/app.html']),
  )
})

test('the host tells search engines not to list private pages, and only those', () => {
  const forbidden = hosting.headers
    .filter(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'))
    .flatMap(({ source }) => spelledOut(source))
  const unlisted = rows
    .filter(({ prerendered }) => prerendered === 'never')
    .flatMap(({ path }) => sourcesOf(path))
  expect(forbidden.toSorted()).toEqual(unlisted.toSorted())
})
