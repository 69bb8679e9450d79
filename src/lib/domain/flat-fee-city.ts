import { flatFeeCities } from './business'

/**
 * Whether a city in Illinois has the flat delivery fee (docs/rules.md). Names are compared whole
 * and without case.
 */
export function isFlatFeeCity(city: string): boolean {
  const name = city.toLowerCase()
  return flatFeeCities.some((town) => town.toLowerCase() === name)
}
