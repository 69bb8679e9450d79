// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { PlainFields } from '../firestore/plain'
import { extras } from './extras'
import { inflatables } from './inflatables'
import { checkPackages } from '../../office/doctor/packages-check'
import { toExtra, toInflatable } from '~/lib/db/items'
import { findIn, toRow, withParts, type Row } from '~/lib/db/packages'
import type { Item } from '~/lib/domain/item'
import { packageSaving } from '~/lib/pricing/package-saving'
import { firstExtraId, singleUnitItems } from './settings'

const items = [...Object.values(inflatables), ...Object.values(extras)]
const isText = (value: unknown): value is string => typeof value === 'string'
const texts = (documents: readonly PlainFields[], key: string) =>
  documents.map((item) => item[key]).filter(isText)
const rowsOf = <Kind extends Item>(
  documents: Record<string, PlainFields>,
  translate: (id: string, stored: PlainFields) => Kind | null,
): Row[] =>
  Object.entries(documents)
    .map(([id, fields]) => toRow(translate(id, fields), fields))
    .filter((row) => row !== null)
const isReadable = (item: PlainFields) => isText(item['name']) && isText(item['image'])

describe('catalog', () => {
  test('has at least 24 inflatables and 14 extras, and two damaged documents', () => {
    expect(Object.values(inflatables).filter(isReadable).length).toBeGreaterThanOrEqual(24)
    expect(Object.values(extras).filter(isReadable).length).toBeGreaterThanOrEqual(14)
    expect(items.filter((item) => !isReadable(item))).toHaveLength(2)
  })

  test.each([
    /bounce.house/i,
    /combo.jumper/i,
    /^slide/i,
    /games.*obstacles/i,
    /^package/i,
    /^extras/i,
  ])('fills %s, under more than one spelling', (category) => {
    const spellings = texts(items, 'category').filter((spelling) => category.test(spelling))
    expect(spellings.length).toBeGreaterThan(1)
    expect(new Set(spellings).size).toBeGreaterThan(1)
  })

  test('holds values in all the ways that an office types them', () => {
    const values = (key: string) => items.map((item) => item[key])
    expect(values('wetDry')).toEqual(expect.arrayContaining(['Dry', 'Wet', 'Wet / Dry']))
    expect(values('width')).toEqual(expect.arrayContaining(['15 x 15', '13', 12]))
    expect(values('height')).toEqual(expect.arrayContaining(['13', 15]))
    expect(values('price')).toEqual(expect.arrayContaining(['175', '149.99', '$149', 185]))
    expect(values('count')).toEqual(expect.arrayContaining([1, 2, 3, 12, '60', '']))
    expect(values('category').filter(Array.isArray)).toHaveLength(1)
    expect(values('id').filter((id) => id !== undefined)).toEqual(['undefined', 17, 'tent-2'])
    expect(extras['lakeside-house']?.['propertyLink']).toMatch(/^https:\/\/example\.com\//)
  })

  test.each([/packages/i, /package$/i, /pkg/i, /\d/, /wedding/i])(
    'an extra is named like %s',
    (words) => {
      expect(texts(Object.values(extras), 'name')).toContainEqual(expect.stringMatching(words))
    },
  )

  test('has packages whose parts can all be booked, some cheaper than their parts', () => {
    const rows = [...rowsOf(inflatables, toInflatable), ...rowsOf(extras, toExtra)]
    const packages = rows.filter(({ parts }) => parts?.length !== 0)
    expect(packages).toHaveLength(5)
    expect(checkPackages(rows)).toEqual([])
    const savings = packages.map((row) => packageSaving(withParts(row, findIn(rows))))
    expect(savings.toSorted((one, other) => one - other)).toEqual([0, 0, 20_00, 23_00, 39_00])
  })

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
