import { Suspense } from 'react'
import { Await } from 'react-router-dom'
import type { PackageOffer } from '~/lib/cart/package-offer'
import { offerNow, type ReadPackages } from '~/lib/cart-days/read-packages'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { formatPrice } from '~/lib/domain/money'
import { describeDays } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'
import styles from './CartContents.module.css'

type SwitchToPackageProps = {
  cart: Cart
  items: readonly Item[]
  packages: Promise<ReadPackages>
  onSwitch: (offer: PackageOffer) => void
}

/** Offers the package that costs less than its parts in the cart, once it is known to be available. */
export function SwitchToPackage({ cart, items, packages, onSwitch }: SwitchToPackageProps) {
  return (
    <Suspense>
      <Await resolve={packages}>
        {(read) => {
          const offer = offerNow(cart, items, read)
          return offer && <Offer offer={offer} onSwitch={() => onSwitch(offer)} />
        }}
      </Await>
    </Suspense>
  )
}

function Offer({ offer, onSwitch }: { offer: PackageOffer; onSwitch: () => void }) {
  const { item, days, savingCents } = offer
  return (
    <div className={`no-print ${styles.offer}`}>
      <Notice
        tone="info"
        title={`Your cart has everything in ${item.name}`}
        action={
          // After a double click's first press, something else may be under the pointer.
          <Button look="outline" size="small" onClick={({ detail }) => detail <= 1 && onSwitch()}>
            Switch and save {formatPrice(savingCents)}
          </Button>
        }
      >
        <p>{describeDays(days)}</p>
      </Notice>
    </div>
  )
}
