// npm run deploy in a copy of the project, with an npx that only writes down its commands.
import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { contractOf, type LegalPart } from '~/content/contract'
import { readConfig } from '~/settings/config'
import { versionOf } from '../../scripts/build/contract-versions'
import { publishedRates } from '../../scripts/build/rates'
import { testEnvironment } from '../../test/env'
import { openFolder } from '../../test/folder'
import { listen } from '../../test/listen'

// The command reads today's rates.
vi.unmock('~/lib/domain/business')

const project = 'demo-deploy-test'
const firebase = `firebase-tools deploy --only`
const [login, build, rules, hosting] = [
  `firebase-tools hosting:sites:list --project ${project}`,
  'vite build --logLevel warn',
  `${firebase} firestore:rules --project ${project}`,
  `${firebase} hosting --config dist/firebase.json --project ${project}`,
]

const release = '0a1b2c3d'

let root: string
/** What the live site answers: a status, or the paths that its sitemap lists. */
let live: number | string[]
/** The JSON files of the live site, by their URL; others are 404. */
let published: Record<string, object>
/** The lines of .env that differ from other tests. */
let settings: Record<string, string>
/** host:port of the database. */
let database: string
/** What the new rules answer to one question after the other, and then always. */
let rulesAnswer: number[]

beforeEach(async () => {
  root = openFolder()
  for (const name of ['office', 'scripts', 'src'])
    cpSync(name, join(root, name), { recursive: true, filter: (file) => !file.includes('.test.') })
  for (const name of ['local', 'node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), name), join(root, name))
  mkdirSync(join(root, 'dist'))
  mkdirSync(join(root, 'dist-maps', release), { recursive: true })
  writeFileSync(join(root, 'dist-maps', release, 'app-1.js.map'), 'a map')
  live = ['/', '/services']
  published = {}
  const site = await listen(({ url = '' }, response) => {
    if (typeof live === 'number') response.writeHead(live).end()
    else if (url === '/sitemap.xml') response.end(sitemapOf(live))
    else response.writeHead(published[url] ? 200 : 404).end(JSON.stringify(published[url]))
  })
  onTestFinished(site.stop)
  writeFileSync(join(root, 'dist/sitemap.xml'), sitemapOf(['/', '/services']))
  rulesAnswer = [200]
  const rulesOnly = await listen((_, response) => {
    const status = rulesAnswer.length > 1 ? rulesAnswer.shift() : rulesAnswer[0]
    response.writeHead(status ?? 0, { 'content-type': 'application/json' }).end('[]')
  })
  onTestFinished(rulesOnly.stop)
  settings = {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_SITE_URL: site.origin,
  }
  database = rulesOnly.host
})

const sitemapOf = (paths: string[]) =>
  paths.map((path) => `<url><loc>https://example.com${path}</loc></url>`).join('\n')

/** The versions that the folder has kept. */
const kept = () => {
  const file = join(root, '.deployed/contracts.json')
  if (!existsSync(file)) return []
  const list = JSON.parse(readFileSync(file, 'utf8')) as { version: string }[]
  return list.map(({ version }) => version)
}

test('checks the login, builds, deploys the rules and then the pages, and keeps the maps and the contract', async () => {
  const { status, commands, said } = await deploy()
  expect([status, commands]).toEqual([0, [login, build, rules, hosting]])
  expect(said).toMatch(/Done: the rules and the pages are online\.\n$/)
  expect(existsSync(join(root, '.deployed/maps', release, 'app-1.js.map'))).toBe(true)
  expect(kept()).toEqual([todays.version])
})

const contractOn = (from: string, words: readonly LegalPart[]) => ({
  version: versionOf(words),
  from,
  words,
})
const { company, rainRule } = readConfig(testEnvironment)
const todays = contractOn('2026-01-02', contractOf(company.hours, rainRule))
const inShells = contractOn('2026-01-01', [
  {
    id: 'rules',
    title: 'Rules',
    intro: '',
    sections: [{ id: 'pay', title: 'Paying, deposits and canceling', rules: ['Pay in shells.'] }],
  },
])

test('says what changes on the live site before it does anything', async () => {
  const rates = publishedRates(company.hours)
  const others = { Deposit: '$1.00', 'Opening hours': 'Mon 8am - 9am', 'Closed days': 'none' }
  published = { '/rates.json': { ...rates, ...others }, '/contracts.json': [inShells] }
  const { said } = await deploy({ failing: 'sites:list' })
  expect(said).toContain(`  Deposit $1.00 → ${rates['Deposit']}\n`)
  expect(said).toContain(`  Opening hours Mon 8am - 9am → ${rates['Opening hours']}\n`)
  expect(said).toContain(`  Closed days none → ${rates['Closed days']}\n`)
  expect(said).toContain(
    '  No longer in the contract: Paying, deposits and canceling: Pay in shells.\n',
  )
  expect(said).toContain('  New in the contract: Weather, moving, canceling and refunds: ')
  const earlier = JSON.stringify(todays.words).replace('is non-refundable', 'comes back')
  published['/contracts.json'] = [contractOn('2026-01-01', JSON.parse(earlier) as LegalPart[])]
  expect((await deploy()).said).toContain(
    '  No longer in the contract: The deposit comes back.\n  New in the contract: The deposit is non-refundable.\n',
  )
  published = { '/rates.json': rates, '/contracts.json': [todays] }
  expect((await deploy()).said).toContain('No price, hours, closed day or word of the contract')
})

test('says what it cannot compare with a site that does not publish it, and goes on', async () => {
  const { status, said } = await deploy()
  expect(status).toBe(0)
  expect(said).toContain("Prices, hours and closed days can't be compared: the live site has no")
  expect(said).toContain("The words of the contract can't be compared: the live site has no list")
})

test('keeps the contracts of the live site before it builds', async () => {
  published = { '/contracts.json': [inShells] }
  await deploy({ failing: 'vite' })
  expect(kept()).toEqual([inShells.version])
})

test('stops at a contract with other words than were signed', async () => {
  published = { '/contracts.json': [{ ...inShells, words: [] }] }
  const { status, commands, said } = await deploy()
  expect([status, commands]).toEqual([1, []])
  expect(said).toMatch(/contract of 2026-01-01 .* other words .*\nNothing was deployed/)
  expect(kept()).toEqual([])
})

test('without a login nothing is built', async () => {
  const { status, commands, said } = await deploy({ failing: 'sites:list' })
  expect([status, commands]).toEqual([1, [login]])
  expect(said).toContain('npx firebase-tools login')
})

test('pages that only the live site has are named, and go only with a yes', async () => {
  live = ['/', '/services/', '/inflatable/castle', '/extra/chairs']
  published = { '/rates.json': publishedRates(company.hours), '/contracts.json': [todays] }
  const { status, commands, said } = await deploy({ options: [] })
  expect([status, commands]).toEqual([1, [login, build]])
  expect(said).toMatch(/lacks \(2\):\n {2}\/inflatable\/castle\n {2}\/extra\/chairs\n[^]*--yes/)
  const asked = await deploy({ options: [], typed: 'n' })
  expect([asked.status, asked.commands]).toEqual([1, [login, build]])
  expect(asked.said).toContain('Let them go offline? Type y or n: ')
  const again = await deploy()
  expect(again).toMatchObject({ status: 0, commands: [login, build, rules, hosting] })
  expect(again.said).toContain('/inflatable/castle')
})

test("a live site that doesn't answer stops it before anything, unless it isn't online yet", async () => {
  live = 503
  const { status, commands, said } = await deploy()
  expect([status, commands]).toEqual([1, []])
  expect(said).toMatch(/answers with 503 .*--first\..*\nNothing was deployed/)
  settings['VITE_SITE_URL'] = 'http://127.0.0.1:9'
  expect((await deploy()).said).toMatch(/doesn't answer .*:9\).*--first\..*\nNothing was deployed/)
  settings['VITE_SITE_URL'] = ''
  expect((await deploy()).said).toMatch(/doesn't answer .*not set\)/)
  expect(await deploy({ options: ['--first'] })).toMatchObject({ status: 0 })
})

test('where the rules are refused, the pages stay as they are, and nothing is kept', async () => {
  const { status, commands, said } = await deploy({ failing: 'firestore:rules' })
  expect([status, commands]).toEqual([1, [login, build, rules]])
  expect(said).toContain('Stopped: npx firebase-tools deploy --only firestore:rules')
  expect(said).toMatch(/Nothing has changed for visitors.*503.*repeat npm run deploy/)
  expect(said).not.toMatch(/nobody can book/i)
  expect(kept()).toEqual([])
})

test('publishes the pages once the new rules answer', async () => {
  rulesAnswer = [403, 403, 200]
  const { status, commands } = await deploy()
  expect([status, commands]).toEqual([0, [login, build, rules, hosting]])
  expect(rulesAnswer).toEqual([200])
})

/** In the shell that the command started. */
const pressCtrlC = 'kill -INT $PPID; sleep 1'
const nobodyCanBook = /NOBODY CAN BOOK until you repeat npm run deploy[^\n]*\n$/

test.each([
  ['exit 1', 'vite', /\nNothing was deployed\.\n$/],
  [pressCtrlC, 'vite', /\nNothing was deployed\.\n$/],
  [pressCtrlC, 'firestore:rules', nobodyCanBook],
  ['exit 1', 'only hosting', nobodyCanBook],
  [pressCtrlC, 'only hosting', nobodyCanBook],
])('after %s in %s, it says in what state the site is', async (fault, failing, words) => {
  const { status, commands, said } = await deploy({ failing, fault })
  expect([status, commands.at(-1)]).toEqual([1, expect.stringContaining(failing)])
  expect(said).toMatch(words)
  expect(kept()).toEqual([])
})

test.each([
  [
    'a setting is missing',
    () => void (settings['VITE_BUSINESS_PHONE'] = ''),
    /VITE_BUSINESS_PHONE/,
  ],
  ['a comma is lost', () => slip('{ from: 1 to: 2 }'), / src\/lib\/domain\/business\.ts:1:/],
  ['a price is typed', () => slip('$35'), /^src\/lib\/domain\/business\.ts:1: \$35 is not def/],
])('where %s, it says so and deploys nothing', async (_, spoil, words) => {
  spoil()
  const { status, commands, said } = await deploy()
  expect([status, commands]).toEqual([1, []])
  expect(said).toMatch(words)
  expect(said).toMatch(/\nNothing was deployed\.\n$/)
  expect(said).not.toContain('[0m')
})

function slip(value: string) {
  const file = join(root, 'src/lib/domain/business.ts')
  writeFileSync(file, `export const slip = ${value}\n${readFileSync(file, 'utf8')}`)
}

// Other systems have no `script` that takes these options.
test.skipIf(process.platform !== 'linux').each([
  ['y', [0, [login, build, rules, hosting]]],
  ['n', [1, []]],
])('in a terminal it asks about changes, and after "%s" ends so', async (typed, end) => {
  const { status, commands, said } = await deploy({ options: [], typed })
  expect(said).toContain('Put these changes online? Type y or n: ')
  expect([status, commands]).toEqual(end)
})

/** Runs the command. With `typed`, in a terminal. Its npx runs `fault` in a command that contains `failing`. */
async function deploy({ failing = '', fault = 'exit 1', options = ['--yes'], typed = '' } = {}) {
  const folder = openFolder()
  const log = join(folder, 'log')
  const fails = failing === '' ? '' : `case "$*" in *"${failing}"*) ${fault};; esac`
  writeFileSync(log, '')
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\necho "$*" >> ${log}\n${fails}\n`)
  chmodSync(join(folder, 'npx'), 0o755)
  const PATH = `${folder}${delimiter}${process.env['PATH']}`
  const lines = Object.entries({ ...testEnvironment, ...settings }).map((each) => each.join('='))
  writeFileSync(join(root, '.env'), lines.join('\n'))
  const [command, ...words] = [process.execPath, 'office/deploy.mjs', ...options]
  const running = promisify(execFile)(
    typed ? 'script' : command,
    typed ? ['-qec', [command, ...words].join(' '), '/dev/null'] : words,
    { cwd: root, env: { PATH, FIRESTORE_EMULATOR_HOST: database } },
  )
  if (typed) running.child.stdin?.end(`${typed}\n`)
  const { code, stdout, stderr } = await running.then(
    (ended) => ({ ...ended, code: 0 }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  const commands = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return { status: code, said: `${stdout}${stderr}`, commands }
}
