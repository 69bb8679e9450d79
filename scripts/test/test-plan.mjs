// Which tests `npm test` runs: all, or the part that is named.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** The suites on the emulator: the folders of test/ that hold tests of vitest. */
export function listSuites() {
  const folder = join(root, 'test')
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(folder, name)).some((file) => file.endsWith('.test.ts')))
}

/**
 * @param {readonly string[]} args a part, and the names of files in it; nothing for everything
 * @param {readonly string[]} suites
 * @returns {{
 *   checks: boolean,
 *   vitest: string[] | null,
 *   e2e: string[] | null,
 *   engines: boolean,
 * }} the arguments of vitest and of the browser tests, null for those that are not run
 * @throws Error that names the parts there are
 */
export function planTests([part, ...names], suites) {
  if (part === undefined) return { checks: true, vitest: [], e2e: [], engines: true }
  const one = { checks: false, vitest: null, e2e: null, engines: false }
  if (part === 'unit' || part === 'screens')
    return { ...one, vitest: ['--project', part, ...names] }
  if (suites.includes(part)) {
    const files = names.length === 0 ? [''] : names
    return {
      ...one,
      vitest: ['--project', 'emulator', ...files.map((name) => `test/${part}/${name}`)],
    }
  }
  if (part === 'e2e') return { ...one, e2e: names }
  if (part === 'engines') return { ...one, engines: true }
  throw new Error(
    `There is no part ${part}. The parts are ${['unit', 'screens', ...suites, 'e2e', 'engines'].join(', ')}.`,
  )
}

/**
 * The part that runs a test file of vitest.
 * @param {string} path starts at the root
 */
export function suiteOf(path) {
  const suite = /^test[\\/](\w+)[\\/]/.exec(path)?.[1]
  return suite ?? (path.endsWith('.tsx') ? 'screens' : 'unit')
}
