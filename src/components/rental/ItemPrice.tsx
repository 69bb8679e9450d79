// An item's price per day, and what a package saves. A wedding item points to the cart, a property
// without a price shows nothing, and any other unreadable price asks for a call.
import { hidesPrice, isBookable, isProperty, type Item } from '~/lib/domain/item'
import { formatPrice } from '~/lib/domain/money'
import type { PricedDays } from '~/lib/pricing/line-cents'
import { packageSaving } from '~/lib/pricing/package-saving'
import { Price } from '~/ui/facts/Price'
import styles from './ItemPrice.module.css'

type ItemPriceProps = {
  item: Item
  size?: 'large'
  /** The event's days: what a package saves is for all of them. */
  days?: PricedDays
  /** The all-in amount beneath it counts more. */
  isMinor?: boolean
}

export function ItemPrice({ item, days, ...size }: ItemPriceProps) {
  const { priceCents } = item
  if (isProperty(item) && (priceCents === null || hidesPrice(item))) return null
  if (priceCents === null || (hidesPrice(item) && !isBookable(item)))
    return <span>Call for price</span>
  if (hidesPrice(item)) return <span>See price in cart</span>
  const saving = packageSaving(item, days)
  return (
    <span>
      <Price cents={priceCents} {...size} />
      {saving > 0 && <span className={styles.saving}>{` Save\u00a0${formatPrice(saving)}`}</span>}
    </span>
  )
}
