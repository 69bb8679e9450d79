// /cart: what the visitor has chosen so far.
import { useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useCartChanges } from '~/components/cart-availability/use-cart-changes'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { BookedMeanwhile } from '~/components/order/confirmed/BookedMeanwhile'
import { EmptyCart } from '~/components/order/EmptyCart'
import { useReadAgain } from '~/components/order/use-read-again'
import { PageHead } from '~/components/page/PageHead'
import { readCart } from '~/lib/cart-availability/read-cart'
import { readPackages } from '~/lib/cart-availability/read-packages'
import { useCart } from '~/lib/cart/store'
import { changesElsewhere, loadSharedCart } from '~/lib/tabs/tabs'
import { Toast } from '~/ui/notice/Toast'
import { CartContents } from './CartContents'

export async function loader() {
  const read = await loadSharedCart()
  const readAt = changesElsewhere()
  const { items, availability, alternatives } = readCart(read)
  // Doesn't wait for the rest: the cart shows at once, and says later which of its days are taken.
  return {
    read,
    readAt,
    items: await items,
    availability,
    alternatives,
    packages: readPackages(read),
  }
}

export function Component() {
  const { read, readAt, items, availability, alternatives, packages } =
    useLoaderData<typeof loader>()
  const cart = useCart()
  useReadAgain(readAt)
  const changes = useCartChanges(cart)
  const { changed } = changes
  const title = useRef<HTMLHeadingElement>(null)
  /** The pressed button disappears, so the title takes the focus. */
  const focusTitle = (options?: FocusOptions) => title.current?.focus(options)

  return (
    <div className="container">
      <PageHead title="Your cart" />
      <h1 ref={title} tabIndex={-1} className="page-title">
        Your cart
      </h1>
      {/* Here, so that Undo is the next stop of the keyboard. */}
      <Toast
        message={changed?.text ?? null}
        action={changed?.undo && { label: 'Undo', onPress: changed.undo }}
        onDone={changes.forget}
      />
      <BookedMeanwhile />
      {cart.length === 0 ? (
        <div className="page-end">
          <EmptyCart />
        </div>
      ) : typeof items === 'string' ? (
        <div className="page-end">
          <FailureNotice title="Your cart didn't load." failure={items} />
        </div>
      ) : (
        <CartContents
          cart={cart}
          read={read}
          // Includes items that were just added, until they are read.
          items={[...items, ...changes.added]}
          availability={availability}
          alternatives={alternatives}
          packages={packages}
          changes={changes}
          onSwitch={(wanted) => {
            changes.switchTo(wanted)
            // Shows the package, which takes the place of its parts.
            focusTitle()
          }}
          onRemove={(index, name) => {
            changes.remove(index, name)
            focusTitle({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}
