// The versions of the contract. Each build compares its words with those of the last version, and
// writes the list of versions, which the rules repeat. The site publishes every version, so that a
// deploy from another folder keeps them (docs/decisions/signed-release.md).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contractOf, type RulesPart } from '~/content/contract'
import type { ContractVersion } from '~/lib/domain/contract-version'
import { today } from '~/lib/time/dates'
import { readDay } from '~/lib/time/stored-day'
import type { Config } from '~/settings/config'

/** What the words depend on besides business.ts. */
type Settings = Pick<Config, 'business' | 'rainRule'>
/** A version with its words, as in the site's contracts.json. */
export type PublishedContract = ContractVersion & { words: readonly RulesPart[] }

const listFile = 'src/lib/domain/contract-versions.json'
const wordsFile = (root: string, version: string) => join(root, `contracts/${version}.json`)

const todaysWords = ({ business, rainRule }: Settings) => contractOf(business.hours, rainRule)

/** The version of a contract's words: the same for the same words and figures. */
export const versionOf = (words: readonly RulesPart[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)

/**
 * The list for today's words. The version before it stays only if its words are kept: nobody has
 * signed one that was never deployed.
 * @param isKept whether the words of a version are kept
 */
export function versionsWith(
  list: readonly ContractVersion[],
  words: readonly RulesPart[],
  isKept: (version: string) => boolean,
  now: Date,
): readonly ContractVersion[] {
  const version = versionOf(words)
  if (list[0]?.version === version) return list
  const known = list.find((each) => each.version === version)
  const others = list.filter((each) => each !== known && isKept(each.version))
  return [known ?? { version, from: today(now) }, ...others]
}

/**
 * Writes the list of versions for today's words.
 * @param root the project's folder
 * @returns the file, if it changed
 */
export function writeContractVersions(root: string, settings: Settings): string[] {
  const isKept = (version: string) => existsSync(wordsFile(root, version))
  const list = versionsWith(readList(root), todaysWords(settings), isKept, new Date())
  return writeList(root, list) ? [listFile] : []
}

/** All versions whose words this folder has, the newest first. */
export function contractsToPublish(root: string, settings: Settings): PublishedContract[] {
  const words = todaysWords(settings)
  return readList(root).flatMap((each) => {
    const file = wordsFile(root, each.version)
    if (each.version === versionOf(words)) return { ...each, words }
    return existsSync(file) ? { ...each, words: JSON.parse(readFileSync(file, 'utf8')) } : []
  })
}

/**
 * Takes over the versions that the live site has and this folder lacks.
 * @param published the live site's contracts.json
 * @returns what changes in the words that customers sign, a line for each rule; null if the live
 *   site has none to compare with
 * @throws if a version has other words than those that its fingerprint was made of
 */
export function takeContracts(
  root: string,
  published: readonly PublishedContract[],
  settings: Settings,
): string[] | null {
  const changed = published.find(
    ({ version, from, words }) => readDay(from) === null || versionOf(words) !== version,
  )
  if (changed)
    throw new Error(
      `The contract of ${changed.from} on the live site has other words than its customers signed (contracts.json). Nothing was deployed. Try again. If it says the same, go back to an earlier release in the Firebase console (Hosting, Release history).`,
    )
  for (const { version, words } of published) keepWords(root, version, words)
  const live = published.map(({ version, from }) => ({ version, from }))
  const todays = versionOf(todaysWords(settings))
  // Nobody has signed words that were never deployed, such as those of an interrupted deploy.
  const others = readList(root).filter(
    ({ version }) =>
      !live.some((each) => each.version === version) &&
      (version === todays || existsSync(wordsFile(root, version))),
  )
  writeList(root, [...live, ...others])
  const [newest] = published
  return newest ? changesOfWords(newest.words, todaysWords(settings)) : null
}

/** Keeps the words that were deployed, so that they stay readable under their version. */
export function keepContract(root: string, settings: Settings): void {
  const words = todaysWords(settings)
  keepWords(root, versionOf(words), words)
}

function changesOfWords(before: readonly RulesPart[], after: readonly RulesPart[]): string[] {
  const [old, now] = [rulesOf(before), rulesOf(after)]
  const missingIn = (others: readonly string[]) => (rule: string) => !others.includes(rule)
  return [
    ...old.filter(missingIn(now)).map((rule) => `no longer: ${rule}`),
    ...now.filter(missingIn(old)).map((rule) => `new: ${rule}`),
  ]
}

/** Each rule after the title of its section. */
const rulesOf = (parts: readonly RulesPart[]): string[] =>
  parts.flatMap(({ title, intro, sections }) => [
    `${title}: ${intro}`,
    ...sections.flatMap((section) =>
      section.rules.map(
        (rule) => `${section.title}: ${typeof rule === 'string' ? rule : rule.text}`,
      ),
    ),
  ])

function keepWords(root: string, version: string, words: readonly RulesPart[]) {
  const file = wordsFile(root, version)
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`)
}

const readList = (root: string) =>
  JSON.parse(readFileSync(join(root, listFile), 'utf8')) as ContractVersion[]

/** @returns whether it changed */
function writeList(root: string, list: readonly ContractVersion[]): boolean {
  const file = join(root, listFile)
  const lines = list.map(({ version, from }) => `  { "version": "${version}", "from": "${from}" }`)
  const text = `[\n${lines.join(',\n')}\n]\n`
  if (text === readFileSync(file, 'utf8')) return false
  writeFileSync(file, text)
  return true
}
