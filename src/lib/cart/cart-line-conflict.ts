// What prevents booking a line of the cart. The line itself shows it.
import { noticePeriodWords, type BookableDays } from '~/lib/availability/bookable-days'
import { crewFullWords } from '~/lib/availability/crew-limit'
import type { TakenByItem } from '~/lib/availability/taken-units'
import { takenOf } from '~/lib/availability/taken-with-parts'
import { whyNotBookable } from '~/lib/availability/why-not-bookable'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { messages } from '~/lib/text/messages'
import { takenBeside } from './booking-lines'
import { cartLimitConflict, howManyFree, type CartConflict } from './limit'
import { unitsInCart } from './units-in-cart'

export type CartLineContext = {
  /** The items that the catalog still has. */
  items: readonly Item[]
  /** Their taken units, and those of their parts; null while they aren't known. */
  takenByItem: TakenByItem | null
  bookableDays: BookableDays
}

/** `daysUnavailable`: other days, or another item, would do. */
export type CartLineConflict = CartConflict & { daysUnavailable: boolean }

/** The conflict of the line at `index`, or null when there is none (docs/specification.md). */
export function cartLineConflict(
  cart: Cart,
  index: number,
  { items, takenByItem, bookableDays }: CartLineContext,
): CartLineConflict | null {
  const cartLine = cart[index]
  if (!cartLine) return null
  const item = items.find(({ id }) => id === cartLine.itemId)
  if (!item) return { text: 'Please remove it.', beside: '', daysUnavailable: false }
  const { days, quantity } = cartLine
  const others = cart.filter((other) => other !== cartLine)
  const otherItems = others.filter(({ itemId }) => itemId !== cartLine.itemId)
  const inCart = unitsInCart(cart, cartLine.itemId, days)
  const reason = whyNotBookable(
    { item, days, quantity },
    takenByItem && takenOf(item, takenByItem),
    bookableDays,
    {
      wanted: inCart,
      withItems: takenByItem && takenBeside(otherItems, item, items, takenByItem),
      withCart: takenByItem && takenBeside(others, item, items, takenByItem),
    },
  )
  const units = { name: item.name, capacity: item.capacity ?? 0, inCart, dayCount: days.length }
  const unavailable = (beside: string) => ({
    text: days.length > 1 ? messages.someDatesUnavailable : messages.dateUnavailable,
    beside,
    daysUnavailable: true,
  })
  switch (reason?.why) {
    case undefined:
      return null
    case 'byPhone':
      return { text: 'Please call us to book this one.', beside: '', daysUnavailable: false }
    case 'tooMany':
      return {
        ...cartLimitConflict({ ...units, kind: item.kind, free: reason.free }),
        daysUnavailable: false,
      }
    case 'soon':
      return unavailable(noticePeriodWords(reason.noticePeriod))
    case 'crewFull':
      return unavailable(crewFullWords(reason.day, reason.isHeld))
    case 'shared':
      return unavailable(sharedUnits)
    case 'taken':
      return unavailable(reason.free === 0 ? '' : howManyFree({ ...units, free: reason.free }))
    case 'earlier':
    case 'later':
    case 'closed':
      return unavailable('')
  }
}

/** The line by itself would be free, but another line takes its parts or its package. */
export const sharedUnits =
  'This rental and another one in your cart use the same equipment. Remove one, or change its day.'
