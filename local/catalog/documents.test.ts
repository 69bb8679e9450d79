// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { PlainFields } from '../firestore/plain'
import { extras } from './extras'
import { inflatables } from './inflatables'
import { firstExtraId, singleUnitItems } from './settings'

const items = [...Object.values(inflatables), ...Object.values(extras)]
const isText = (value: unknown): value is string => typeof value === 'string'
const texts = (documents: readonly PlainFields[], key: string) =>
  documents.map((item) => item[key]).filter(isText)

describe('catalog', () => {
  test('the settings name items that exist, single units with a count of 1', () => {
    expect(extras[firstExtraId]).toBeDefined()
    for (const id of singleUnitItems) expect(Number(inflatables[id]?.['count']), id).toBe(1)
  })
})

describe('pictures', () => {
  const folder = join(import.meta.dirname, 'pictures')
  const used = texts(items, 'image').map((image) => image.replace('/pictures/', ''))

  test('every item has its own picture, and every picture its item', () => {
    expect(used.toSorted()).toEqual(readdirSync(folder).toSorted())
  })

  const blogFolder = join(import.meta.dirname, '../../public/art/blog')
  const all = [folder, blogFolder].flatMap((each) =>
    readdirSync(each).map((file) => ({ file, path: join(each, file) })),
  )

  test.each(all)('$file needs no other file and is below 5 KB', ({ path }) => {
    const svg = readFileSync(path, 'utf8')
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    expect(root.tagName).toBe('svg')
    expect(root.getAttribute('viewBox')).toBe('0 0 480 360')
    expect(svg).not.toMatch(/NaN|undefined|href/)
    const ids = [...root.querySelectorAll('[id]')].map((part) => part.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(gzipSync(svg).length).toBeLessThan(5 * 1024)
  })
})
