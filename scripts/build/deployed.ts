// Which rates the deployed rules have. `npm run deploy` writes them down, one file for each
// project; they are not checked in.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changesBetween, ratesOf, type Rates } from './rates'

const fileOf = (root: string, projectId: string) => join(root, '.deployed', `${projectId}.json`)

/** Call it once rules and pages are both deployed. */
export function recordDeploy(root: string, projectId: string, rates: Rates = ratesOf()) {
  const file = fileOf(root, projectId)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(rates, null, 2)}\n`)
}

/**
 * Which rates have changed since the last deploy; null if nobody has deployed from this folder.
 */
export function changesSinceDeploy(
  root: string,
  projectId: string,
  rates: Rates = ratesOf(),
): string[] | null {
  const file = fileOf(root, projectId)
  if (!existsSync(file)) return null
  return changesBetween(JSON.parse(readFileSync(file, 'utf8')) as Rates, rates)
}

/** What a build says about them in one line; null if nothing has changed. */
export function reminderToDeploy(projectId: string, changes: readonly string[] | null) {
  if (changes === null)
    return `It isn't known which rates the rules of ${projectId} have: deploy with npm run deploy.`
  return changes.length === 0
    ? null
    : `Not deployed to ${projectId} yet: ${changes.join('; ')}. Rules and pages belong together: npm run deploy.`
}
