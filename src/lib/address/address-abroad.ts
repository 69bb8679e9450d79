// Recognizes addresses outside the United States. They are out of the delivery area, so nobody is
// asked for their state.
import { isCity, isStreet } from './address-city'
import { isUnit } from './address-end'
import { partsOf } from './address-text'

/** Countries whose name no nearby town has. */
const countries =
  'Canada|Mexico|México|CDMX|United Kingdom|Great Britain|U\\.?K|England|Scotland|Northern Ireland|Ireland|Germany|Deutschland|France|España|Spain|Italia|Italy|Austria|Österreich|Switzerland|Schweiz|Suisse|Netherlands|Nederland|Sweden|Finland|Portugal|Greece|Turkey|Ukraine|Russia|India|China|Japan|South Korea|Korea|Philippines|Vietnam|Thailand|Indonesia|Pakistan|Bangladesh|Australia|New Zealand|South Africa|Nigeria|Kenya|Egypt|Israel|Saudi Arabia|United Arab Emirates|U\\.?A\\.?E|Argentina|Colombia|Venezuela|Ecuador|Guatemala|Honduras|El Salvador|Nicaragua|Costa Rica|Dominican Republic|Haiti|Bahamas'
/**
 * Countries that share their name with a town in Illinois or Wisconsin. They count only after a
 * city.
 */
const sharedNames =
  'Wales|Holland|Belgium|Denmark|Norway|Poland|Malta|Peru|Brazil|Brasil|Chile|Cuba|Panama|Jamaica|Lebanon|Jordan|Romania|Hungary|Iceland|Luxembourg|Croatia|Serbia|Bolivia|Uruguay|Paraguay|Belize|Morocco|Algeria|Ghana|Ethiopia|Iran|Iraq|Taiwan|Singapore|Malaysia|Hong Kong|Nepal|Sri Lanka'
const provinces =
  'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland(?: and Labrador)?|Prince Edward Island|Yukon|Nunavut'
const provinceCodes = 'ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU'

const countryAtEnd = new RegExp(`(?:^|[, ])(new )?(?:${countries})[. ]*$`, 'i')
/** A country, province or its code as the whole last part, after a city. */
const onlyAbroad = new RegExp(`^(?:${sharedNames}|${provinces}|${provinceCodes})$`, 'i')
/** A city and its province in one part. */
const cityAndProvince = new RegExp(`, ?\\p{L}[^,]* (?:${provinces}|${provinceCodes})$`, 'u')
const canadianCode = /(?:^|[, ])[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?:$|[, ])/i

const ours = /^(?:Illinois|IL|Wisconsin|WI)(?: \d{5}(?:-\d{4})?)?$/i

/**
 * Whether an address is outside the United States: its country, its province or a Canadian postal
 * code says so (docs/decisions/addresses.md).
 * @param clean from `cleanAddress`; no state was found in it
 */
export function isAbroad(clean: string): boolean {
  const parts = partsOf(clean).filter((part) => !isUnit(part))
  if (parts.some((part) => ours.test(part))) return false
  const text = parts.join(', ')
  const last = (parts.at(-1) ?? '').replace(/[. ]+$/, '')
  const behindCity = parts.length > 2 && isCity(parts.at(-2) ?? '') && !isStreet(parts.at(-2) ?? '')
  return (
    endsInCountry(text) ||
    (behindCity && onlyAbroad.test(last)) ||
    cityAndProvince.test(text) ||
    hasCanadianCode(clean)
  )
}

/** "New Mexico" is a state. */
function endsInCountry(text: string): boolean {
  const match = countryAtEnd.exec(text)
  return match !== null && match[1] === undefined
}

/** Whether a text has a Canadian postal code. "CA" after one means Canada, not California. */
export function hasCanadianCode(clean: string): boolean {
  return canadianCode.test(clean)
}
