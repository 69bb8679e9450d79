// A quote's itemized total. The link has the town, so choosing another one changes the link.
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TownField } from '~/components/event-place/TownField'
import { CartTooLarge } from '~/components/order/CartTooLarge'
import { OrderSummary } from '~/components/order/OrderSummary'
import { readAddress } from '~/lib/address/address'
import type { CartLineState } from '~/lib/cart-availability/cart-line-states'
import { isSameCartLine } from '~/lib/cart/cart'
import { saveCart, useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/domain/item'
import type { OrderForm } from '~/lib/domain/order-form'
import { loadDraft } from '~/lib/order-form/draft'
import { choosePlace } from '~/lib/order-form/event-place'
import { quoteQuery, type Quote } from '~/lib/order-form/quote-link'
import type { Offer } from '~/lib/pricing/order-price'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { paths } from '~/urls/paths'

type QuoteTotalProps = {
  quote: Quote
  states: readonly CartLineState[]
  items: readonly Item[]
  form: OrderForm
  offer: Offer
  /** Called when a protection is turned on or off. */
  onChange: (changed: Partial<OrderForm>) => void
}

export function QuoteTotal({ quote, states, items, form, offer, onChange }: QuoteTotalProps) {
  const navigate = useNavigate()
  const { cart, place } = quote
  const { lines } = offer
  const offered = states.filter(({ item }) => item !== null).map(({ cartLine }) => cartLine)
  const canMove = states.some(({ conflict }) => conflict?.daysUnavailable)
  return (
    <aside className="panel stack-16" aria-labelledby="quote-total">
      <h2 id="quote-total">Total</h2>
      <div className="no-print">
        <TownField
          place={place}
          onChoose={(chosen) =>
            void navigate(`?${quoteQuery({ ...quote, place: chosen })}`, {
              replace: true,
              preventScrollReset: true,
              flushSync: true,
            })
          }
        />
      </div>
      {lines.length === 0 ? (
        <p className="note">
          {`None of these rentals can be booked. ${canMove ? 'Put them in your cart to choose another date.' : 'Each one says why.'}`}
        </p>
      ) : (
        <OrderSummary
          kind="cart"
          form={form}
          offer={offer}
          exempt
          change={onChange}
          besideRentals="rows"
        />
      )}
      <CartTooLarge cart={cart} items={items} />
      {(lines.length > 0 || canMove) && <PutInCart cart={offered} place={place} />}
    </aside>
  )
}

/** Asks first if the cart has other rentals, because it would lose them. */
function PutInCart({ cart, place }: Pick<Quote, 'cart' | 'place'>) {
  const navigate = useNavigate()
  const hasOthers = useCart().some(
    (cartLine) =>
      !cart.some((one) => isSameCartLine(one, cartLine) && one.quantity === cartLine.quantity),
  )
  const [asking, setAsking] = useState(false)

  function put() {
    saveCart(cart)
    // An address that the visitor typed says more than a town.
    if (place && !readAddress(loadDraft().address).ok) choosePlace(place)
    void navigate(paths.cart())
  }

  return (
    <>
      <Button wide onClick={() => (hasOthers ? setAsking(true) : put())}>
        Put this in my cart
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Replace your cart?">
        <div className="stack-16">
          <p>Your cart has other rentals or quantities. This quote will replace them.</p>
          <Button wide onClick={put}>
            Replace my cart
          </Button>
          <Button look="outline" wide onClick={() => setAsking(false)}>
            Keep my cart
          </Button>
        </div>
      </Dialog>
    </>
  )
}
