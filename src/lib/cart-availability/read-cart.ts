// What the cart, the checkout and a quote read when they open.
import { startsOf, type CrewDays } from '~/lib/availability/crew-limit'
import { ownHold } from '~/lib/booking/commit/own-hold'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import { readCrewDaysFor } from '~/lib/db/availability/crew-days'
import { readItemUses, type UsesReading } from '~/lib/db/availability/item-uses'
import { findItems } from '~/lib/db/catalog'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { failureOf, type Failure } from '~/lib/failures/failure'
import { today } from '~/lib/time/dates'
import { cartLineStates, type CartLineState } from './cart-line-states'
import { deleteStaleInCart } from './delete-stale-in-cart'
import { readAlternatives, type Alternatives } from './read-alternatives'

/** `uses` is null if the days can't be read; `crewDays` has the days on which rentals begin. */
export type DaysReading = { uses: UsesReading; crewDays: CrewDays }

export const noDays: DaysReading = { uses: null, crewDays: new Map() }

/** The states of the cart's lines now, by what was read. */
export function statesNow(cart: Cart, items: readonly Item[], days: DaysReading): CartLineState[] {
  return cartLineStates(cart, {
    items,
    uses: days.uses,
    bookableDays: { ...bookableDaysAt(), crewDays: days.crewDays },
  })
}

export type CartReading = {
  items: Promise<readonly Item[] | Failure>
  days: Promise<DaysReading>
  alternatives: Promise<Alternatives>
}

/** Starts all reads at once. None of the promises rejects. */
export function readCart(cart: Cart): CartReading {
  const ids = [...new Set(cart.map((cartLine) => cartLine.itemId))]
  const items = findItems(ids).catch(failureOf)
  const known = items.then((read) => (typeof read === 'string' ? [] : read))
  const read = () =>
    ownHold()
      .then((mine) => {
        return readItemUses(ids, { from: today(new Date()) }, { items: known, mine })
      })
      .catch(() => null)
  const reading = Promise.all([known, readWithoutStale(cart, known, read)])
  return { items, days: readCrewDays(cart, reading), alternatives: readFreeInstead(cart, reading) }
}

type ItemsAndUses = Promise<[readonly Item[], UsesReading]>

async function readCrewDays(cart: Cart, reading: ItemsAndUses): Promise<DaysReading> {
  const [known, uses] = await reading
  const offered = (crewDays: CrewDays) =>
    statesNow(cart, known, { uses, crewDays }).flatMap(({ cartLine, nearest }) =>
      [cartLine.days, nearest === 'none' ? [] : (nearest ?? [])].flatMap(startsOf),
    )
  const crewDays = await ownHold()
    .then((mine) => readCrewDaysFor(offered, undefined, mine))
    .catch(() => noDays.crewDays)
  return { uses, crewDays }
}

/** Reads the days, and again if that deleted a lost rental's stale units. */
async function readWithoutStale(
  cart: Cart,
  items: Promise<readonly Item[]>,
  read: () => Promise<UsesReading>,
): Promise<UsesReading> {
  const [known, uses] = await Promise.all([items, read()])
  if (uses === null) return null
  const lost = statesNow(cart, known, { ...noDays, uses }).filter(
    ({ conflict }) => conflict?.daysUnavailable,
  )
  const deleted = await deleteStaleInCart(
    lost.map(({ cartLine }) => cartLine),
    known,
    uses,
  )
  return deleted ? read() : uses
}

async function readFreeInstead(cart: Cart, reading: ItemsAndUses): Promise<Alternatives> {
  const [known, uses] = await reading
  return readAlternatives(statesNow(cart, known, { ...noDays, uses }))
}
