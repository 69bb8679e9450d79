import { flatFeeCities } from './business'

/** In Illinois (docs/rules.md). Names are compared whole and without case. */
export function isFlatFeeCity(city: string): boolean {
  const name = city.toLowerCase()
  return flatFeeCities.some((town) => town.toLowerCase() === name)
}
