// What was deployed last, in words. `npm run deploy` writes it down, one file for each project, to say
// what changes next time; they are not checked in.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as current from '~/lib/domain/business'
import type { Config } from '~/settings/config'
import { changesBetween, ratesOf, type Rates } from './rates'

const fileOf = (root: string, projectId: string) => join(root, '.deployed', `${projectId}.json`)

/** The rates, the hours and the closed days. */
export function factsOf({ business }: Pick<Config, 'business'>): Rates {
  const closed = current.closedDays.map(
    ({ from, to, only }) =>
      `${from === to ? from : `${from} to ${to}`}${only === undefined ? '' : ` (${only})`}`,
  )
  return {
    ...ratesOf(),
    'Opening hours': business.hours,
    'Closed days': closed.join(', ') || 'none',
  }
}

/** Call it once rules and pages are both deployed. */
export function recordDeploy(root: string, projectId: string, facts: Rates) {
  const file = fileOf(root, projectId)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}

/** What has changed since the last deploy; null if nobody has deployed from this folder. */
export function changesSinceDeploy(root: string, projectId: string, facts: Rates): string[] | null {
  const file = fileOf(root, projectId)
  if (!existsSync(file)) return null
  return changesBetween(JSON.parse(readFileSync(file, 'utf8')) as Rates, facts)
}
