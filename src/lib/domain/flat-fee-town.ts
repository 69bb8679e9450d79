import { flatFeeTowns } from './business'

/** In Illinois (docs/rules.md). Names are compared whole and without case. */
export function isFlatFeeTown(town: string): boolean {
  const name = town.toLowerCase()
  return flatFeeTowns.some((each) => each.toLowerCase() === name)
}
