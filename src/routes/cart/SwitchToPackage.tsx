import { use } from 'react'
import { switchNow, type ReadPackages } from '~/lib/cart-availability/read-packages'
import type { PackageSwitch } from '~/lib/cart/package-switch'
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
  onSwitch: (wanted: PackageSwitch) => void
}

/** The package that costs less than its parts in the cart. Suspends until it is known. */
export function SwitchToPackage({ cart, items, packages, onSwitch }: SwitchToPackageProps) {
  const suggested = switchNow(cart, items, use(packages))
  if (!suggested) return null
  const { item, days, savingCents } = suggested
  return (
    <div className={`no-print ${styles.switch}`}>
      <Notice
        tone="info"
        title={`Your cart has everything in ${item.name}`}
        action={
          <Button
            look="outline"
            size="small"
            // Not a double click's second press: the first may put this button under the pointer.
            onClick={({ detail }) => detail <= 1 && onSwitch(suggested)}
          >
            {`Switch and save ${formatPrice(savingCents)}`}
          </Button>
        }
      >
        <p>{describeDays(days)}</p>
      </Notice>
    </div>
  )
}
