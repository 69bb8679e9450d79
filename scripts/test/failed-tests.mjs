// Which tests failed, by the reports of vitest and of Playwright.
import { relative } from 'node:path'
import { root } from '../setup.mjs'

/**
 * @param {{ testResults: readonly { name: string, status: string, assertionResults: readonly
 * { fullName: string, status: string }[] }[] }} report of vitest
 * @returns {string[]} each as `file › name`; a file that can't be loaded has only its own
 */
export function failedInVitest({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`)
    })
}

/**
 * @typedef {{ suites?: readonly Suite[], specs?: readonly { ok: boolean, file: string, title:
 * string }[] }} Suite
 * @param {Suite} suite of Playwright's report, or the report itself
 * @returns {string[]} each as `file › title`
 */
export function failedInPlaywright({ suites = [], specs = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `test/e2e/${file} › ${title}`),
    ...suites.flatMap(failedInPlaywright),
  ]
}
