// The versions of the contract. Each build compares its words with those of the last version, and
// writes the list of versions, which the rules repeat. `npm run deploy` keeps the words that it
// deployed (docs/decisions/signed-release.md).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contractOf, type RulesPart } from '~/content/contract'
import type { ContractVersion } from '~/lib/domain/contract-version'
import { today } from '~/lib/time/dates'
import type { Config } from '~/settings/config'

const listFile = 'src/lib/domain/contract-versions.json'
const wordsFile = (version: string) => `contracts/${version}.json`

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
export function writeContractVersions(
  root: string,
  { business, rainRule }: Pick<Config, 'business' | 'rainRule'>,
): string[] {
  const file = join(root, listFile)
  const before = readFileSync(file, 'utf8')
  const list = versionsWith(
    JSON.parse(before) as ContractVersion[],
    contractOf(business.hours, rainRule),
    (version) => existsSync(join(root, wordsFile(version))),
    new Date(),
  )
  const text = `[\n${list.map((each) => `  ${toLine(each)}`).join(',\n')}\n]\n`
  if (text === before) return []
  writeFileSync(file, text)
  return [listFile]
}

const toLine = ({ version, from }: ContractVersion) =>
  `{ "version": "${version}", "from": "${from}" }`

/**
 * Keeps the words that were deployed, so that they stay readable under their version.
 * @returns the new file; null if these words are kept already
 */
export function keepContract(
  root: string,
  { business, rainRule }: Pick<Config, 'business' | 'rainRule'>,
): string | null {
  const words = contractOf(business.hours, rainRule)
  const name = wordsFile(versionOf(words))
  const file = join(root, name)
  if (existsSync(file)) return null
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`)
  return name
}
