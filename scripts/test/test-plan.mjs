// Which tests `npm test` runs: what everybody runs before a push, what that leaves out, or one part.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** The emulator's tests that aren't run before a push. */
const long = [
  'test/doctor/',
  'test/sync/',
  'test/differential/',
  ...['changes', 'once', 'own-changes', 'races', 'tabs', 'table/changes', 'table/move-races'].map(
    (name) => `test/orders/${name}.test.ts`,
  ),
]
const none = { part: 'one', vitest: null, e2e: null, engines: false }
const core = {
  part: 'core',
  vitest: long.flatMap((path) => ['--exclude', path.endsWith('/') ? `${path}**` : path]),
  e2e: [],
  engines: false,
}
const rest = {
  part: 'rest',
  vitest: ['--project', 'emulator', ...long],
  e2e: [],
  engines: true,
}

/** What `npm test` says that it left out. */
export const leftOut =
  'doctor, sync, differential, orders but for its table, engines, and of e2e all but the journeys, ' +
  'the written pages and one opening of each screen'

/** The suites on the emulator: the folders of test/ that hold tests of vitest. */
export function listSuites() {
  const folder = join(root, 'test')
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(folder, name)).some((file) => file.endsWith('.test.ts')))
}

/**
 * @param {readonly string[]} args `all`, `rest`, or a part and the names of files in it; nothing
 * for what is run before a push
 * @param {readonly string[]} suites
 * @returns {{
 *   part: string,
 *   vitest: string[] | null,
 *   e2e: string[] | null,
 *   engines: boolean,
 * }[]} one after the other; `core` has the checks, too. The arguments of vitest and of the browser
 * tests are null where those are not run
 * @throws Error that names the parts there are
 */
export function planTests([part = '', ...names], suites) {
  if (part === '') return [core]
  if (part === 'rest') return [rest]
  if (part === 'all') return [core, rest]
  if (part === 'e2e') return [{ ...none, e2e: names }]
  if (part === 'engines') return [{ ...none, engines: true }]
  if (part === 'unit' || part === 'screens')
    return [{ ...none, vitest: ['--project', part, ...names] }]
  const parts = ['unit', 'screens', ...suites, 'e2e', 'engines', 'rest', 'all']
  if (!suites.includes(part))
    throw new Error(`There is no part ${part}. The parts are ${parts.join(', ')}.`)
  const files = names.length === 0 ? [''] : names
  return [
    { ...none, vitest: ['--project', 'emulator', ...files.map((name) => `test/${part}/${name}`)] },
  ]
}

/**
 * The part that runs a test file of vitest.
 * @param {string} path starts at the root
 */
export function suiteOf(path) {
  const suite = /^test[\\/](\w+)[\\/]/.exec(path)?.[1]
  return suite ?? (path.endsWith('.tsx') ? 'screens' : 'unit')
}
