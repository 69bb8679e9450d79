// Every file, link and heading that a document names must exist. Otherwise a rename would leave
// CONTRIBUTING.md's lists wrong.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['', 'docs', 'docs/decisions', 'local'].flatMap((folder) =>
  readdirSync(folder === '' ? '.' : folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** Places of this repository; not those that a business adds or a build writes. */
const place = /`((?:docs|local|office|public|scripts|src|test)\/[\w./-]+)`/g
const added = ['public/photos/', 'public/.well-known/apple-developer-merchantid-domain-association']

test.each(pages)('%s names files that are there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(place)].map(([, path = '']) => path)
  expect(named.filter((path) => !added.includes(path) && !existsSync(path))).toEqual([])
})

test.each(pages)('%s links to pages and headings that are there', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)]
  const gone = links.filter(([, path = '', heading = '']) => {
    const file = path === '' ? page : join(dirname(page), path)
    return !existsSync(file) || (heading !== '' && !headingsOf(file).includes(heading))
  })
  expect(gone.map(([link]) => link)).toEqual([])
})

/** The headings of a page as a link names them. */
function headingsOf(page: string): string[] {
  const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)]
  return headings.map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}
