import { expect, test } from 'vitest'
import type { Day } from '~/lib/domain/day'
import type { DatedProblem } from './read'
import { reportProblems } from './report'

const now = new Date('2026-11-24T18:00:00Z')
const friday = '2026-11-20' as Day
const monday = '2026-11-23' as Day
const tuesday = '2026-11-24' as Day

const mail = (changes: Partial<DatedProblem> = {}): DatedProblem => ({
  day: tuesday,
  kind: 'mail',
  page: '/checkout',
  release: '0a1b2c3d',
  browser: 'Chrome',
  version: 131,
  ...changes,
})
const thrown = mail({ kind: 'script', position: 'assets/item-Ab12.js:1:3456', page: '/cart' })
const many = (count: number, problem: DatedProblem) => Array<DatedProblem>(count).fill(problem)
const report = (problems: readonly DatedProblem[], unread = 0, isWhole = true) =>
  reportProblems({ problems, unread, now }, { lineOf: () => null, isWhole })

test('counts by kind, page, release and browser, a row each with its days, the newest first', () => {
  expect(
    report([
      ...many(2, mail({ day: monday })),
      mail(),
      mail({ browser: 'Safari', version: 17, day: friday }),
      mail({ release: 'ffffffff', day: friday }),
      mail({ page: '/contact', day: friday }),
      mail({ page: '/contact', day: friday }),
      mail({ kind: 'maps', day: monday }),
    ]),
  ).toEqual([
    '8 problems that visitors met.',
    '',
    "7 visitors' mails weren't sent",
    '  /checkout, Chrome 131, release 0a1b2c3d  Tue, Nov 24: 1; Mon, Nov 23: 2',
    '  /contact, Chrome 131, release 0a1b2c3d  Fri, Nov 20: 2',
    '  /checkout, Safari 17, release 0a1b2c3d  Fri, Nov 20: 1',
    '  /checkout, Chrome 131, release ffffffff  Fri, Nov 20: 1',
    '',
    '1 visitor got no address suggestions',
    '  /checkout, Chrome 131, release 0a1b2c3d  Mon, Nov 23: 1',
  ])
})

test('sums a flood by kind and page, the largest first, and says how to see all', () => {
  const flood = [...Array(30).keys()].map((version) => mail({ version, page: '/contact' }))
  expect(report([...flood, mail(), mail({ day: friday }), thrown], 0, false)).toEqual([
    '33 problems that visitors met.',
    '',
    "32 visitors' mails weren't sent",
    '  /contact  Tue, Nov 24: 30',
    '  /checkout  Tue, Nov 24: 1; Fri, Nov 20: 1',
    '',
    '1 visitor met an error in a script',
    '  /cart  Tue, Nov 24: 1',
    '',
    'Browsers, releases and lines of the source: npm run problems -- --all',
  ])
  const pages = [...Array(400).keys()].map((page) => mail({ page: `/${page}` }))
  expect(report(pages, 0, false)).toContain('  and 380 more pages')
  expect(report([], 0, false)).toEqual(['0 problems that visitors met.'])
})

test('names the line of the source that threw, or the place in the script', () => {
  const problems = { problems: [thrown], unread: 0, now }
  const lineOf = () => 'src/routes/item/ItemScreen.tsx:42  x.y'
  expect(reportProblems(problems, { lineOf, isWhole: true }).at(-1)).toBe(
    '      src/routes/item/ItemScreen.tsx:42  x.y',
  )
  expect(report([thrown]).at(-1)).toContain('assets/item-Ab12.js:1:3456 (the maps of')
})

test('says when a day of a kind was full', () => {
  expect(report(many(100, mail()))[2]).toBe(
    "100 visitors' mails weren't sent (a day has room for 100)",
  )
  expect(report(many(99, mail()))[2]).toBe("99 visitors' mails weren't sent")
})

test("says how many documents the site can't have written", () => {
  expect(report([], 2).at(-1)).toBe("2 documents that the site can't have written.")
})
