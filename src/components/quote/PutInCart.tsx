// Puts a quote's rentals into the cart. Asks first if the cart has others, because it would lose them.
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSameRental } from '~/lib/cart/cart'
import { saveCart, useCart } from '~/lib/cart/store'
import { readAddress } from '~/lib/address/address'
import { loadDraft } from '~/lib/order-form/draft'
import { choosePlace } from '~/lib/order-form/event-place'
import type { QuoteRequest } from '~/lib/order-form/quote-link'
import { paths } from '~/paths'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'

export function PutInCart({ cart, place }: QuoteRequest) {
  const navigate = useNavigate()
  const hasOthers = useCart().some(
    (entry) => !cart.some((one) => isSameRental(one, entry) && one.quantity === entry.quantity),
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
