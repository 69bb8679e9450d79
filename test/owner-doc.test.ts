// The commands of docs/owner.md and docs/going-live.md exist and do what the documents say.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { categoryOf } from '~/lib/catalog/category-items'
import { sizeText } from '~/lib/catalog/size-text'
import { standsOnWords, standsOn } from '~/lib/catalog/stands-on'
import { toExtra, toInflatable } from '~/lib/db/items'
import * as business from '~/lib/domain/business'
import { isBookable, isProperty } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import { withRuleRates } from '../scripts/build/rates'

const ownerDoc = readFileSync('docs/owner.md', 'utf8')
const texts = {
  ownerDoc,
  live: readFileSync('docs/going-live.md', 'utf8'),
  readme: readFileSync('README.md', 'utf8'),
}

describe('the fields of an item', () => {
  const rows = ownerDoc
    .split('\n')
    .map((line) => /^\| `(\w+)` +\| (?:`([^`]+)`|`` \(nothing\)) +\| (.+?) +\|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, field = '', typed = '', read = '']) => ({ field, typed, read }))

  test('are all in the document', () => {
    expect(rows.length).toBeGreaterThan(25)
    expect(new Set(rows.map(({ field }) => field)).size).toBe(12)
  })

  const whole = { name: 'Castle', price: '185', count: '3', category: 'Slides' }
  test.each(rows)('$field typed as "$typed" is read as: $read', ({ field, typed, read }) => {
    // A size has no-break spaces.
    expect(readAs(field, { ...whole, [field]: typed }).replaceAll('\u00a0', ' ')).toBe(read)
  })

  function readAs(field: string, stored: Record<string, string>): string {
    const inflatable = toInflatable('id', stored)
    const extra = toExtra('id', stored)
    if (!inflatable || !extra) return 'not shown at all'
    const byPhone = 'by phone only'
    switch (field) {
      case 'name':
        return inflatable.name
      case 'price':
        return isBookable(inflatable) ? `${formatCents(inflatable.priceCents)} a day` : byPhone
      case 'count':
        return isBookable(inflatable) ? `${inflatable.capacity} units a day` : byPhone
      case 'category':
        return categoryOf(inflatable)?.label ?? 'only among all rentals'
      case 'width':
      case 'height':
        return sizeText(inflatable) || 'no size'
      case 'wetDry':
        return inflatable.wetDry ?? 'no type'
      case 'capacity':
        return inflatable.jumpers === null
          ? 'the general rule'
          : `${inflatable.jumpers} jumpers at once`
      case 'image':
        return inflatable.image
      case 'surfaces':
        return `stands on ${standsOnWords(standsOn(inflatable))}`
      case 'images':
        return `after it: ${toInflatable('id', { ...stored, image: '/a.jpg' })?.images.join()}`
      default:
        return isProperty(extra)
          ? 'a property: by contact, never the cart'
          : 'an extra like any other'
    }
  }
})

test('the documented line for a promo code is one, and enough', () => {
  const [, code = '', percent = ''] = /add a line: ` *(\w+): (\d+),`/.exec(ownerDoc) ?? []
  const promoCodes = { ...business.promoCodes, [code]: Number(percent) }
  const rules = withRuleRates(readFileSync('firestore.rules', 'utf8'), {
    ...business,
    promoCodes,
  })
  expect(rules).toContain(`rent == (sum * ${100 - Number(percent)} + 50) / 100`)
})

test('every name to change is in the file that is named beside it', () => {
  const rows = ownerDoc.split('\n').filter((line) => /^\| [^|]+\| `(src|\.env)/.test(line))
  expect(rows.length).toBeGreaterThan(13)
  for (const row of rows) {
    const [, , open = '', type = ''] = row.split('|')
    const file = /`([^`]+)`/.exec(open)?.[1] ?? ''
    const stored = file === '.env' ? '.env.example' : file
    expect(existsSync(stored), stored).toBe(true)
    if (stored.endsWith('/')) continue
    const text = readFileSync(stored, 'utf8')
    const names = [...type.matchAll(/`(VITE_[A-Z_]+)|`([a-z]+[A-Z]\w+)`/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    )
    for (const name of names.filter((each) => !each.startsWith('is')))
      expect(text, `${name} in ${stored}`).toContain(name)
  }
})

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = Object.entries(texts).flatMap(([doc, text]) =>
    [...text.matchAll(/npm run ([\w:]+)((?: -- [^`\n#]*)?)/g)].map(
      ([command, name = '', options = '']) => ({ doc, command: command.trim(), name, options }),
    ),
  )

  test.each(commands)('$doc: $command', ({ name, options }) => {
    const script = scripts[name]
    expect(script).toBeDefined()
    const documented = [...options.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option)
    if (documented.length === 0) return
    const source = readFileSync(
      /(?:office|scripts)\/[\w-]+\.mjs(?!.*\.mjs)/.exec(script ?? '')?.[0] ?? '',
      'utf8',
    )
    for (const option of documented)
      expect(source).toMatch(new RegExp(`\\b${option}'?: (?:flag|\\{ type:)`))
  })

  test('every command of Firebase names its project', () => {
    const firebase = Object.values(texts).flatMap(
      (text) => text.match(/^npx firebase-tools .*/gm) ?? [],
    )
    expect(firebase.length).toBeGreaterThan(2)
    for (const command of firebase)
      expect(command).toMatch(/firebase-tools login$|--project your-project$/)
  })
})
