// Earlier versions' words, as `npm run deploy` last read them from the live site.
import type { LegalPart } from './contract'

type Kept = readonly { version: string; words: readonly LegalPart[] }[]

const file = import.meta.glob<Kept>('../../.deployed/contracts.json', { import: 'default' })

/** The words of a version; null if they aren't kept. */
export async function keptContract(version: string): Promise<readonly LegalPart[] | null> {
  const kept = await Promise.all(Object.values(file).map((read) => read()))
  return kept.flat().find((each) => each.version === version)?.words ?? null
}
