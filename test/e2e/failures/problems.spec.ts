// The kinds of failure that only a browser can provoke: the database has a document of each, in
// which nothing is that a visitor typed (docs/decisions/problems.md). The other kinds:
// test/told-problems.test.ts, src/app/watch-page.test.tsx and src/lib/problems/watch.test.tsx. What a document may hold:
// test/rules/cases/problems.ts.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { ProblemKind } from '~/lib/domain/problem'
import { demoProjectId } from '../../../local/settings'
import { keepMaps } from '../../../office/deploy/keep-maps'
import { listProblems } from '../../../office/problems/list'
import { sayProblems } from '../../../office/problems/words'
import { visit } from '../states/state'
import { findDocuments } from '../steps/database'
import { expect, test } from '../test'

test.use({ storesProblems: true })
test.describe.configure({ mode: 'serial' })
// A problem takes a random one of the day's hundred numbers, and tries others when that is taken.
test.beforeEach(({ allowErrors }) => allowErrors(/403 .*documents:commit/))

const kinds: ProblemKind[] = ['script', 'policy']
/** In every text that these tests type. */
const marker = 'Zqmarker'

const stored = (kind: ProblemKind) => findDocuments('problems', 'kind', kind)

/** The database has a document of this kind, of a page with this pattern. */
async function expectStored(kind: ProblemKind, page: string) {
  await expect
    .poll(async () => Object.values(await stored(kind)).map((problem) => String(problem['page'])))
    .toContain(page)
}

test('script: a screen throws', async ({ page, allowErrors }) => {
  allowErrors(RegExp(marker), /React error|The above error/)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/inflatables/slides')
  await page.evaluate((message) => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error(message)
    }
  }, `${marker} ${marker.toLowerCase()}@example.com`)
  await page.getByRole('button', { name: 'Filters' }).first().click()
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  await expectStored('script', '/inflatables/:category?')
})

test('policy: the page asks for a URL that its policy blocks', async ({ page, allowErrors }) => {
  allowErrors(/Content Security Policy/, /blocked\.example/)
  await visit(page, '/about')
  // Reports start once the page is idle, so the first may come too early.
  await expect(async () => {
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = 'https://blocked.example/zqmarker.js'
      document.head.append(script)
    })
    expect(Object.keys(await stored('policy'))).not.toEqual([])
  }).toPass()
  await expectStored('policy', '/about')
})

test('each kind has its document and its line, without anything typed', async () => {
  const all = await Promise.all(kinds.map(stored))
  expect(kinds.filter((_, i) => Object.keys(all[i] ?? {}).length === 0)).toEqual([])
  const documents = all.flatMap((each) => Object.entries(each))
  for (const [id, problem] of documents) {
    expect(id).toMatch(/^\d{4}-\d\d-\d\d_[a-z]+_\d\d$/)
    expect(new Set([...Object.keys(problem), 'position'])).toEqual(
      new Set(['kind', 'page', 'release', 'browser', 'version', 'position']),
    )
    expect(problem).toMatchObject({
      browser: 'Chrome',
      release: expect.stringMatching(/^[0-9a-f]{8}$/) as unknown,
    })
  }
  expect(JSON.stringify(documents)).not.toMatch(RegExp(marker, 'i'))

  const lines = await officeLines()
  for (const kind of kinds) {
    const count = documents.filter(([, problem]) => problem['kind'] === kind).length
    expect(lines).toContain(sayProblems(kind, count))
  }
  expect(lines.filter((line) => /^ +src\/.*\.tsx?:\d+ {2}\S/.test(line))).not.toEqual([])
  expect(lines).toContainEqual(expect.stringContaining('src/ui/dialog/Modal.tsx:'))
})

/** What `npm run problems` says, with the maps of this build kept as by a deploy. */
async function officeLines(): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'problems-'))
  try {
    keepMaps(root, join(import.meta.dirname, '../../../dist-local-maps'))
    const lines: string[] = []
    const db = getFirestore(initializeApp({ projectId: demoProjectId }))
    await listProblems(db, {
      isCleared: false,
      isWhole: true,
      root,
      say: (line) => void lines.push(line),
    })
    return lines
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('the build to be deployed has no maps, and no script that names one', () => {
  const dist = join(import.meta.dirname, '../../../dist-local')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(30)
  const naming = scripts.filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('sourceMappingURL'),
  )
  expect(naming).toEqual([])
})
