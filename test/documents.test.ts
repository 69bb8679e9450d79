// Every file and folder that the documents name is there, so that a list of places to change can't rot.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['', 'docs', 'docs/decisions', 'local'].flatMap((folder) =>
  readdirSync(folder === '' ? '.' : folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** Places of this repository; not those that an owner adds or a build writes. */
const place = /`((?:docs|local|public|scripts|src|test)\/[\w./-]+)`/g
const added = ['public/photos/']

test.each(pages)('%s names files that are there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(place)].map(([, path = '']) => path)
  expect(named.filter((path) => !added.includes(path) && !existsSync(path))).toEqual([])
})
