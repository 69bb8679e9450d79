// The link of a quote: items with days and quantities, and the town. It has no personal data,
// because anybody may pass it on (docs/decisions/estimate-and-cart.md).
import { addCartLine } from '~/lib/cart/cart'
import { bookableYears } from '~/lib/domain/business'
import type { Cart, CartLine } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { isDocumentId } from '~/lib/domain/document-id'
import type { EventPlace } from '~/lib/storage/event-place'
import { cleanLine } from '~/lib/text/cleaned'
import { daysApart, today } from '~/lib/time/dates'
import { readDay } from '~/lib/time/stored-day'
import { offeredPlaceOf, offeredPlaces } from './offered-places'

export type Quote = {
  /** Not empty. */
  cart: Cart
  /** Without an address; null if the link names no town, or none that we know. */
  place: EventPlace | null
  /** The day on which it was made; null if the link doesn't say, or names a later one. */
  made: Day | null
}

/** More than an online booking can have, so this site never makes a longer link. */
const maxCartLines = 40
const maxDays = 60

/** The query of a quote's URL. A place with an address is reduced to its town or state. */
export function quoteQuery({ cart, place, made }: Quote): string {
  const params = new URLSearchParams()
  for (const { itemId, days, quantity } of cart) {
    params.append('item', itemId)
    params.append('days', days.join('_'))
    params.append('units', String(quantity))
  }
  const offered = place && offeredPlaceOf(place)
  if (offered) params.append('town', townOf(offered))
  if (made) params.append('made', made)
  return params.toString()
}

/** Null if any of the items, days or quantities in a quote's URL can't be read. */
export function readQuoteQuery(params: URLSearchParams): Quote | null {
  const [items, days, units] = ['item', 'days', 'units'].map((name) =>
    params.getAll(name).map(cleanLine),
  ) as [string[], string[], string[]]
  const count = items.length
  if (count === 0 || count > maxCartLines) return null
  if (days.length !== count || units.length !== count) return null
  const cartLines = items.map((id, index) =>
    readCartLine(id, days[index] ?? '', units[index] ?? ''),
  )
  const read = cartLines.filter((cartLine) => cartLine !== null)
  if (read.length < count) return null
  const town = cleanLine(params.get('town') ?? '')
  const place = offeredPlaces.find((offered) => townOf(offered.place) === town)?.place ?? null
  const made = readDay(cleanLine(params.get('made') ?? ''))
  const isPast = made !== null && made <= today(new Date()) && isNear(made)
  return { cart: read.reduce<Cart>(addCartLine, []), place, made: isPast ? made : null }
}

/**
 * "Q-20261124-4F7K": the day on which a quote was made, and four characters of its rentals. Nothing
 * is stored; the same quote of one day has the same number, whichever town is chosen.
 */
export function quoteNumber(quote: Quote & { made: Day }): string {
  // FNV-1a, because the number only has to differ, not to hide anything.
  let sum = 0x811c9dc5
  for (const char of quoteQuery({ ...quote, place: null, made: null }))
    sum = Math.imul(sum ^ char.charCodeAt(0), 0x01000193)
  const name = (sum >>> 0).toString(36).toUpperCase().padStart(4, '0').slice(-4)
  return `Q-${quote.made.replaceAll('-', '')}-${name}`
}

function readCartLine(itemId: string, days: string, quantity: string): CartLine | null {
  const read = days.split('_').map(readDay)
  const known = read.filter((day) => day !== null).filter(isNear)
  if (!isDocumentId(itemId) || known.length < read.length || known.length > maxDays) return null
  return /^[1-9]\d{0,3}$/.test(quantity)
    ? { itemId, days: known, quantity: Number(quantity) }
    : null
}

/** The page looks at every day in between, so a farther day would take too long. */
const isNear = (day: Day) => Math.abs(daysApart(today(new Date()), day)) <= bookableYears * 365

/** "Rockford", or "IL" where only the state is known. */
const townOf = ({ town, state }: EventPlace) => town || state
