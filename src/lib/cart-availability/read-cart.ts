// What the cart, the checkout and a quote read when they open.
import { deliveryDaysOf, type CrewDays } from '~/lib/availability/crew-limit'
import { unfinishedOwner } from '~/lib/booking/commit/unfinished-owner'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import { readCrewDaysFor } from '~/lib/db/availability/crew-days'
import { readTakenUnits, type TakenReading } from '~/lib/db/availability/read-taken-units'
import { findItems } from '~/lib/db/catalog'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { failureOf, type Failure } from '~/lib/failures/failure'
import { today } from '~/lib/time/dates'
import { cartLineStates, type CartLineState } from './cart-line-states'
import { deleteStaleInCart } from './delete-stale-in-cart'
import { readAlternatives, type Alternatives } from './read-alternatives'

/** `takenByItem`: null if the days can't be read. `crewDays`: the days on which rentals begin. */
export type AvailabilityReading = { takenByItem: TakenReading; crewDays: CrewDays }

export const unknownAvailability: AvailabilityReading = { takenByItem: null, crewDays: new Map() }

/** The states of the cart's lines now, by what was read. */
export function statesNow(
  cart: Cart,
  items: readonly Item[],
  availability: AvailabilityReading,
): CartLineState[] {
  return cartLineStates(cart, {
    items,
    takenByItem: availability.takenByItem,
    bookableDays: { ...bookableDaysAt(), crewDays: availability.crewDays },
  })
}

export type CartReading = {
  items: Promise<readonly Item[] | Failure>
  availability: Promise<AvailabilityReading>
  alternatives: Promise<Alternatives>
}

/** Starts all reads at once. None of the promises rejects. */
export function readCart(cart: Cart): CartReading {
  const ids = [...new Set(cart.map((cartLine) => cartLine.itemId))]
  const items = findItems(ids).catch(failureOf)
  const known = items.then((read) => (typeof read === 'string' ? [] : read))
  const read = () =>
    unfinishedOwner()
      .then((mine) => {
        return readTakenUnits(ids, { from: today(new Date()) }, { items: known, mine })
      })
      .catch(() => null)
  const reading = Promise.all([known, readWithoutStale(cart, known, read)])
  return {
    items,
    availability: readCrewDays(cart, reading),
    alternatives: readFreeInstead(cart, reading),
  }
}

type ItemsAndTaken = Promise<[readonly Item[], TakenReading]>

async function readCrewDays(cart: Cart, reading: ItemsAndTaken): Promise<AvailabilityReading> {
  const [known, takenByItem] = await reading
  const offered = (crewDays: CrewDays) =>
    statesNow(cart, known, { takenByItem, crewDays }).flatMap(({ cartLine, nearest }) =>
      [cartLine.days, nearest === 'none' ? [] : (nearest ?? [])].flatMap(deliveryDaysOf),
    )
  const crewDays = await unfinishedOwner()
    .then((mine) => readCrewDaysFor(offered, undefined, mine))
    .catch(() => unknownAvailability.crewDays)
  return { takenByItem, crewDays }
}

/** Reads the days, and again if that deleted a lost rental's stale units. */
async function readWithoutStale(
  cart: Cart,
  items: Promise<readonly Item[]>,
  read: () => Promise<TakenReading>,
): Promise<TakenReading> {
  const [known, takenByItem] = await Promise.all([items, read()])
  if (takenByItem === null) return null
  const lost = statesNow(cart, known, { ...unknownAvailability, takenByItem }).filter(
    ({ conflict }) => conflict?.daysUnavailable,
  )
  const deleted = await deleteStaleInCart(
    lost.map(({ cartLine }) => cartLine),
    known,
    takenByItem,
  )
  return deleted ? read() : takenByItem
}

async function readFreeInstead(cart: Cart, reading: ItemsAndTaken): Promise<Alternatives> {
  const [known, takenByItem] = await reading
  return readAlternatives(statesNow(cart, known, { ...unknownAvailability, takenByItem }))
}
