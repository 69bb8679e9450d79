// The versions of the contract, which the live site's contracts.json has, with their words
// (docs/decisions/signed-contract.md). `npm run deploy` copies the file into this folder; a build
// publishes it with today's words.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contractOf, type LegalPart } from '~/content/contract'
import type { ContractVersion } from '~/lib/domain/contract-versions'
import { today } from '~/lib/time/dates'
import { readDay } from '~/lib/time/stored-day'
import type { Config } from '~/settings/config'
import { stop } from './stop'

/** What the words depend on besides business.ts. */
type Settings = Pick<Config, 'company' | 'rainRule'>
/** A version with its words, as in contracts.json. */
export type Contract = ContractVersion & { words: readonly LegalPart[] }
type Contracts = [Contract, ...Contract[]]

const copyIn = (root: string) => join(root, '.deployed', 'contracts.json')

/** The version of a contract's words: the same for the same words and figures. */
export const versionOf = (words: readonly LegalPart[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)

/** Each clause of a contract, after the title of its section. */
export const clausesOf = (parts: readonly LegalPart[]): string[] =>
  parts.flatMap(({ title, intro, sections }) => [
    `${title}: ${intro}`,
    ...sections.flatMap((section) =>
      section.rules.map(
        (clause) => `${section.title}: ${typeof clause === 'string' ? clause : clause.text}`,
      ),
    ),
  ])

/**
 * What a build of `root` publishes: today's contract, and then those that were deployed before.
 * @throws Error that names a clause without its figure, such as `{minimumAge}` that lost its $
 */
export function contractsOf(root: string, settings: Settings, now = new Date()): Contracts {
  const words = contractOf(settings.company.hours, settings.rainRule)
  const broken = clausesOf(words).find((clause) => /[{}]|\bundefined\b|\bNaN\b/.test(clause))
  if (broken !== undefined)
    stop(`src/content/contract.ts: a figure is lost, write it as \${…} again in "${broken}"`)
  const version = versionOf(words)
  const deployed = readCopy(root)
  const known = deployed.find((each) => each.version === version)
  const others = deployed.filter((each) => each !== known)
  return [known ?? { version, from: today(now), words }, ...others]
}

/**
 * Adds contracts that are or were on the live site (the newest first) to this folder's copy.
 * @throws Error if one has other words than those that its version was made of
 */
export function keepContracts(root: string, live: readonly Contract[]): void {
  const changed = live.find(
    ({ version, from, words }) => readDay(from) === null || versionOf(words) !== version,
  )
  if (changed)
    throw new Error(
      `The contract of ${changed.from} on the live site has other words than its customers signed (contracts.json). Try again. If it says the same, go back to an earlier version of the site in the Firebase console (Hosting, Release history).`,
    )
  const others = readCopy(root).filter(
    ({ version }) => !live.some((each) => each.version === version),
  )
  mkdirSync(dirname(copyIn(root)), { recursive: true })
  writeFileSync(copyIn(root), JSON.stringify([...live, ...others], null, 2))
}

function readCopy(root: string): Contract[] {
  const file = copyIn(root)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Contract[]) : []
}
