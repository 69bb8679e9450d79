// The text of a chosen suggestion, which knows neither the unit that was typed nor the ZIP code.
import { readAddress } from './address'
import { unitIn } from './address-end'
import { normalForm, readParts } from './address-parts'
import { cleanAddress } from './address-text'

/**
 * The suggestion with the unit that was typed and its ZIP code, if it lacks them. A place without
 * street, city and state stays as it is.
 * @param zip '' if it isn't known
 */
export function chosenAddress(suggestion: string, typed: string, zip: string): string {
  const reading = readAddress(suggestion)
  if (!reading.ok || reading.address.state === '') return suggestion
  const parts = readParts(cleanAddress(suggestion))
  const unit = unitIn(parts.street) === '' ? unitIn(cleanAddress(typed)) : ''
  const missing = zip !== '' && parts.zip === ''
  if (unit === '' && !missing) return suggestion
  return normalForm({
    ...parts,
    street: unit === '' ? parts.street : `${parts.street} ${unit}`,
    zip: parts.zip || zip,
  })
}
