// Where the street ends and the town begins.
import { splitAtCommas } from './address-text'
import { isListedTown, townAtEnd } from './address-towns'

const county = /(?:^|[. ])county$/i
const unit =
  /^(?:apt|apartment|unit|suite|ste|lot|floor|bldg|building|room|trailer|upstairs|downstairs|basement)\b/i
/** A street's name up to its last type (St, Blvd, …) or a direction after it, then the rest. */
const streetAndMore =
  /^(.*\S (?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|cir|circle|pl|place|pkwy|parkway|hwy|highway|ter|terrace|trl|trail|way|sq|square)\.?(?: (?:[nsew]|[ns][ew])\b\.?)?)(?: (.+))?$/i

/** Mail to South Beloit, Illinois, is often addressed this way. Beloit itself is in Wisconsin. */
const southBeloit = /(^|[, ])So?\.? Beloit(?=[,. ]*$)/i
/** The same, where the S can't belong to the street. */
const southBeloitAlone = /(^|, ?)So?\.? Beloit(?=[,. ]*$)/i

type Split = {
  /** Including a place's name and a unit that were between commas. */
  street: string
  /** '' if there is none. */
  town: string
  /** The parts between the town and the end. */
  after: string
}

/** Separates street and town in the words before the state. */
export function splitStreet(text: string, state: string | null): Split {
  const parts = splitAtCommas(
    text.replace(state === 'IL' ? southBeloit : southBeloitAlone, '$1South Beloit'),
  ).map(withoutDot)
  const at = townPart(parts)
  const within = at === parts.length - 1 ? '' : townWithin(parts, state, at !== -1)
  const whole = inOne(parts)
  if (within !== '')
    return {
      street: withoutDot(whole.slice(0, whole.length - within.length)),
      town: within,
      after: '',
    }
  if (at === -1) return { street: whole, town: '', after: '' }
  const town = withoutPrefix(parts[at] ?? '')
  return { street: inOne(parts.slice(0, at)), town, after: parts.slice(at + 1).join(', ') }
}

const inOne = (parts: readonly string[]) => parts.map(withoutDot).filter(Boolean).join(' ')

/**
 * The position of the part that is a town, or -1: a listed town, otherwise the last part that can
 * be one. Units and counties may follow it. The first of several parts is the street.
 */
function townPart(parts: readonly string[]): number {
  const first = parts.length === 1 ? 0 : 1
  const listed = parts.findLastIndex((part, i) => i >= first && isListedTown(withoutPrefix(part)))
  if (listed !== -1) return listed
  const last = parts.findLastIndex(
    (part) => isStreet(part) || !(unit.test(part) || county.test(part) || /\d/.test(part)),
  )
  const part = parts[last] ?? ''
  return last >= first && canBeTown(part) && !isStreet(part) ? last : -1
}

/**
 * The town at the end of a part that begins with its street; '' if there is none. Where another
 * part can be the town, only a listed town behind a house number or a street's type counts.
 */
function townWithin(parts: readonly string[], state: string | null, found: boolean): string {
  const words = found ? (parts.at(-1) ?? '') : inOne(parts)
  const town = townAtEnd(words, state)
  const before = words.slice(0, words.length - town.length).trim()
  const isBehind = !found || /\d/.test(before) || isStreet(before)
  if (town !== '' && isBehind && /\p{L}{2}/u.test(before)) return town
  const [, , more = ''] = streetAndMore.exec(words) ?? []
  return !found && canBeTown(more) ? more : ''
}

/** "Roscoe" of "Village of Roscoe". */
const withoutPrefix = (part: string) => part.replace(/^(?:city|village|town) of (?=\S)/i, '')

const withoutDot = (words: string) => words.replace(/[. ]+$/, '')

/** Whether the words end in a street type: "Oak St", "N Main St W". */
function isStreet(words: string): boolean {
  const [, street = '', more = ''] = streetAndMore.exec(words) ?? []
  return street !== '' && more === ''
}

const canBeTown = (words: string) =>
  /^\p{L}[\p{L}.' -]+$/u.test(words) &&
  !/^(?:north|south|east|west|[ns][ew])$/i.test(words) &&
  !county.test(words) &&
  !unit.test(words)
