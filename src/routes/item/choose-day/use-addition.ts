// The estimate of an item's page: of the item alone, or of the cart with it.
import { useEstimate } from '~/components/estimate/use-estimate'
import { bookingLines } from '~/lib/cart/booking-lines'
import { addEntry } from '~/lib/cart/cart'
import { toLines } from '~/lib/cart/lines'
import { useCart } from '~/lib/cart/store'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { lazyImport } from '~/lib/loading/lazy-import'
import { estimateAddition, type Addition } from '~/lib/order-form/estimate'
import { useLoaded } from '~/ui/use-loaded'

/**
 * What the item adds to the cart. `unread`: the cart's items can't be read (yet), so the amounts
 * are those of the item alone.
 */
export type ItemAddition = Addition & { cart: 'empty' | 'included' | 'unread' }

/**
 * @param entry the item as it would be added
 * @param canAdd false if no more units are left
 */
export function useAddition(item: Item, entry: CartEntry, canAdd: boolean) {
  const cart = useCart()
  const items = useItemsOf(cart)
  const lines = (entries: Cart) => bookingLines(toLines(entries), [...(items ?? []), item]).bookable
  const before = items ? cart : []
  const after = canAdd || !items ? addEntry(before, entry) : before
  const estimate = useEstimate(lines(after), before.length === 0 ? item.id : null)
  const { form, offer } = estimate
  const addition: ItemAddition = {
    ...estimateAddition(form, lines(before), lines(after), offer?.delivery ?? null),
    cart: cart.length === 0 ? 'empty' : items ? 'included' : 'unread',
  }
  return { estimate, addition }
}

/** The catalog's items of a cart; null if it is empty, and until they are read. */
function useItemsOf(cart: Cart): readonly Item[] | null {
  // As one text, which stays the same when only days or quantities change. No id has a slash.
  const ids = [...new Set(cart.map(({ itemId }) => itemId))].join('/')
  // If the items can't be read, the page keeps showing the estimate of this item alone, and says
  // so.
  return useLoaded(ids, async () => {
    const { findItems } = await lazyImport(() => import('~/lib/db/catalog'))
    return findItems(ids.split('/'))
  })
}
