// The words of earlier versions of the contract, each in a script of its own. `npm run deploy` adds
// a file for each version that it deployed.
import type { RulesPart } from './contract'

const files = import.meta.glob<readonly RulesPart[]>('../../contracts/*.json', {
  import: 'default',
})

/** The words of a version; null if they aren't kept. */
export function keptContract(version: string): Promise<readonly RulesPart[]> | null {
  return files[`../../contracts/${version}.json`]?.() ?? null
}
