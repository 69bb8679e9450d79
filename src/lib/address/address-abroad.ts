// Places abroad: nothing is delivered there, so that is said, instead of asking for a state that they haven't got.
import { isCity, isStreet } from './address-city'
import { isUnit } from './address-end'
import { isListedTown } from './address-towns'
import { partsOf } from './address-text'

/** Countries that no town nearby is named after. */
const countries =
  'Canada|Mexico|México|CDMX|United Kingdom|Great Britain|U\\.?K|England|Scotland|Northern Ireland|Ireland|Germany|Deutschland|France|España|Spain|Italia|Italy|Austria|Österreich|Switzerland|Schweiz|Suisse|Netherlands|Nederland|Sweden|Finland|Portugal|Greece|Turkey|Ukraine|Russia|India|China|Japan|South Korea|Korea|Philippines|Vietnam|Thailand|Indonesia|Pakistan|Bangladesh|Australia|New Zealand|South Africa|Nigeria|Kenya|Egypt|Israel|Saudi Arabia|United Arab Emirates|U\\.?A\\.?E|Argentina|Colombia|Venezuela|Ecuador|Guatemala|Honduras|El Salvador|Nicaragua|Costa Rica|Dominican Republic|Haiti|Bahamas'
/** Countries that share their name with a town of Illinois or Wisconsin: they count behind a city alone. */
const sharedNames =
  'Wales|Holland|Belgium|Denmark|Norway|Poland|Malta|Peru|Brazil|Brasil|Chile|Cuba|Panama|Jamaica|Lebanon|Jordan|Romania|Hungary|Iceland|Luxembourg|Croatia|Serbia|Bolivia|Uruguay|Paraguay|Belize|Morocco|Algeria|Ghana|Ethiopia|Iran|Iraq|Taiwan|Singapore|Malaysia|Hong Kong|Nepal|Sri Lanka'
const provinces =
  'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland(?: and Labrador)?|Prince Edward Island|Yukon|Nunavut'
const provinceCodes = 'ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|YT|NT|NU'

const endsInCountry = new RegExp(`(?:^|[, ])(?<!new )(?:${countries})[. ]*$`, 'i')
/** Alone in the last part, behind a city. */
const onlyAbroad = new RegExp(`^(?:${sharedNames}|${provinces}|${provinceCodes})$`, 'i')
/** Behind the city, in the same part. */
const cityAndProvince = new RegExp(`, ?\\p{L}[^,]* (?:${provinces}|${provinceCodes})$`, 'u')
const canadianCode = /(?:^|[, ])[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?:$|[, ])/i

const postcodesAtEnd = [
  // London SW1A 2AA; not "B2 4th"
  /[, ][A-Z]{1,2}\d[A-Z\d]? ?(?!\d(?:st|nd|rd|th)$)\d[A-Z]{2}$/i,
  // Sydney NSW 2000
  /[, ](?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA),? \d{4}$/i,
  // New Delhi 110001; São Paulo, 01310-100; Warszawa 00-624
  /\p{L}[, ]+\d{6}$/u,
  /[, ]\d{5}-\d{3}$/,
  /\p{L}[, ]+\d{2}-\d{3}$/u,
]
/** Postcodes that stand before their city, in the last part: 1012 LG Amsterdam, 111 51 Stockholm, 00-624 Warszawa. */
const postcodeBefore = /^(?:[A-Z]{1,3}-\d{4,5}|\d{4} ?[A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}) (\p{L}.*)$/u
/** The house number behind the street, and a postcode before the city: "Unter den Linden 77, 10117 Berlin". */
const numbersSwapped = /\p{L}[^,]* \d+ ?[a-z]?, ?\d{4,5} ([^,\d]+)$/iu

const ours = /^(?:Illinois|IL|Wisconsin|WI)(?: \d{5}(?:-\d{4})?)?$/i

/** Whether a cleaned text, in which no state was found, names a place outside of the United States. */
export function isAbroad(clean: string): boolean {
  const parts = partsOf(clean).filter((part) => !isUnit(part))
  if (parts.some((part) => ours.test(part))) return false
  const text = parts.join(', ')
  const last = (parts.at(-1) ?? '').replace(/[. ]+$/, '')
  const behindCity = parts.length > 2 && isCity(parts.at(-2) ?? '') && !isStreet(parts.at(-2) ?? '')
  const cityAfter = postcodeBefore.exec(last)?.[1] ?? numbersSwapped.exec(text)?.[1] ?? ''
  return (
    endsInCountry.test(text) ||
    (behindCity && onlyAbroad.test(last)) ||
    cityAndProvince.test(text) ||
    hasCanadianCode(clean) ||
    postcodesAtEnd.some((code) => code.test(text)) ||
    (isCity(cityAfter) && !isStreet(cityAfter) && !isListedTown(cityAfter))
  )
}

/** A Canadian postcode: unlike any of ours, even where "CA" behind it could be California. */
export function hasCanadianCode(clean: string): boolean {
  return canadianCode.test(clean)
}
