// An earlier contract as a page of the site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outside } from '../world'

export const keptWords = [{ id: 'rules', title: 'Rules', paragraphs: ['No shoes.'] }]

/** Writes the page of a version with these words. */
export function keepContract({ dist, site }: Outside, version: string) {
  const path = `/contract/${version}`
  const page = readFileSync(join(dist, 'contract.html'), 'utf8')
    .replaceAll('/contract"', `${path}"`)
    .replace('{}', JSON.stringify({ kept: keptWords }))
  mkdirSync(join(dist, 'contract'), { recursive: true })
  writeFileSync(join(dist, `${path}.html`), page)
  list(dist, site + path)
}

/** Adds an address to the sitemap. */
export function list(dist: string, address: string) {
  const file = join(dist, 'sitemap.xml')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace('</urlset>', `<loc>${address}</loc></urlset>`))
}
