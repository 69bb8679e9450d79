import { flatFeeTowns } from './business'

/**
 * Whether a town in Illinois has the flat delivery fee (docs/rules.md). Names are compared whole
 * and without case.
 */
export function isFlatFeeTown(town: string): boolean {
  const name = town.toLowerCase()
  return flatFeeTowns.some((town) => town.toLowerCase() === name)
}
