// An item's price per day, and what a package saves. For a wedding item it says that the cart shows it; a house without a
// price shows nothing; any other unreadable price asks for a call.
import { hidesPrice, isBookable, isHouse, type Item } from '~/lib/domain/item'
import { formatPrice } from '~/lib/domain/money'
import { packageSaving } from '~/lib/pricing/package-saving'
import { lineCents } from '~/lib/pricing/quote'
import { Price } from '~/ui/facts/Price'
import styles from './ItemPrice.module.css'

type ItemPriceProps = {
  item: Item
  size?: 'large'
  /** The event's days; with several, their price is next to the price of one day. */
  dayCount?: number
}

export function ItemPrice({ item, dayCount = 1, ...size }: ItemPriceProps) {
  const { priceCents } = item
  if (isHouse(item) && (priceCents === null || hidesPrice(item))) return null
  if (priceCents === null || (hidesPrice(item) && !isBookable(item)))
    return <span>Call for price</span>
  if (hidesPrice(item)) return <span>See price in cart</span>
  const saving = packageSaving(item, dayCount)
  return (
    <span>
      <Price cents={priceCents} perDay {...size} />
      {dayCount > 1 && (
        <span className="note">
          {` ${formatPrice(lineCents({ priceCents, quantity: 1, dayCount }))} for ${dayCount} days`}
        </span>
      )}
      {saving > 0 && <span className={styles.saving}>{` Save ${formatPrice(saving)}`}</span>}
    </span>
  )
}
