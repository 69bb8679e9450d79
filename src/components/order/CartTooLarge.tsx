import { PhoneLink } from '~/components/contact/PhoneLink'
import { cartTooLarge } from '~/lib/cart/order-lines'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { Notice } from '~/ui/notice/Notice'

/** Says why one online booking can't have the whole cart; nothing if it can. */
export function CartTooLarge({ cart, items }: { cart: Cart; items: readonly Item[] }) {
  const why = cartTooLarge(cart, items)
  return (
    why !== null && (
      <Notice tone="error">
        <p>
          <span>{why}</span> For more, call <PhoneLink />.
        </p>
      </Notice>
    )
  )
}
