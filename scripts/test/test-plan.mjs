// What `npm test` runs: what everybody runs before a push, what that leaves out, or one part.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** Tests that aren't run before a push: they take long, and break only by a change of their part. */
const long = [
  'office/deploy/deploy.test.ts',
  'scripts/build/photos/',
  'scripts/photos/',
  'test/doctor/',
  'test/sync/',
  'test/local-firestore/',
  'test/race/',
  'test/rules/local-stack.test.ts',
  ...['changes', 'once', 'own-changes', 'table/changes'].map(
    (name) => `test/orders/${name}.test.ts`,
  ),
]

/**
 * `core` has the checks, too. `vitest` and `e2e` have the arguments of the two, if they are run.
 * @typedef {{ part: string, vitest?: string[], e2e?: string[], engines?: true }} Plan
 */

/** @type {Plan} */
const core = {
  part: 'core',
  vitest: long.flatMap((path) => ['--exclude', path.endsWith('/') ? `${path}**` : path]),
  e2e: [],
}
/** @type {Plan} */
const rest = { part: 'rest', vitest: long, e2e: [], engines: true }

/**
 * @param {readonly string[]} args `all`, `rest`, or a part and the names of files in it; nothing
 * for what is run before a push
 * @returns {readonly Plan[]} one after the other; none if there is no such part
 */
export function planTests([part = 'core', ...names]) {
  if (part === 'core') return [core]
  if (part === 'rest') return [rest]
  if (part === 'all') return [core, rest]
  if (part === 'e2e') return [{ part, e2e: names }]
  if (part === 'engines') return [{ part, engines: true }]
  if (part === 'unit' || part === 'screens')
    return [{ part, vitest: ['--project', part, ...names] }]
  if (!existsSync(join(root, 'test', part))) return []
  const files = names.length === 0 ? [''] : names
  return [
    { part, vitest: ['--project', 'emulator', ...files.map((name) => `test/${part}/${name}`)] },
  ]
}
