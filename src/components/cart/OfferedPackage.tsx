// Offers a package in place of its parts, which the cart has, where that costs less.
import { Suspense } from 'react'
import { Await } from 'react-router-dom'
import { withPackage } from '~/lib/cart/with-package'
import type { PackageOffer } from '~/lib/cart-days/read-offer'
import type { Cart } from '~/lib/domain/cart'
import { formatPrice } from '~/lib/domain/money'
import { lineLabel } from '~/lib/pricing/labels'
import { listWords } from '~/lib/text/list-words'
import { describeDays } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'

type OfferedPackageProps = {
  cart: Cart
  offer: Promise<PackageOffer | null>
  onTake: (offer: PackageOffer) => void
}

export function OfferedPackage({ cart, offer, onTake }: OfferedPackageProps) {
  return (
    <Suspense>
      <Await resolve={offer}>
        {/* The cart may have changed since the offer was read. */}
        {(read) =>
          read && withPackage(cart, read.item, read.days) ? (
            <Notice
              tone="info"
              title={`Save ${formatPrice(read.savesCents)} with the ${read.item.name}`}
              action={
                <Button look="outline" size="small" onClick={() => onTake(read)}>
                  Switch to the package
                </Button>
              }
            >
              <p>
                It has {listWords(read.item.parts.map(lineLabel))} on {describeDays(read.days)} for
                less.
              </p>
            </Notice>
          ) : null
        }
      </Await>
    </Suspense>
  )
}
