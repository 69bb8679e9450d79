// The line beneath a price per day: what the item costs with delivery and tax. Prerendered pages, and
// visitors of whom nothing is known, have it without an amount; the rest loads when there is one.
import { lazyComponent } from '~/components/loading/lazy-component'
import { useCart } from '~/lib/cart/store'
import type { Day } from '~/lib/domain/day'
import { isPricedDelivered, type Item } from '~/lib/domain/item'
import { orOneDay } from '~/lib/pricing/line-cents'
import { useEventPlace } from '~/lib/storage/event-place'
import styles from './ItemPrice.module.css'

const Unknown = () => <span>+ delivery & tax</span>

const KnownPrice = lazyComponent(() => import('./KnownPrice'), 'KnownPrice', {
  Waiting: Unknown,
  Missing: Unknown,
})

type AllInPriceProps = {
  item: Item
  /** The price is for these days; none until a day is chosen. */
  days: readonly Day[]
  /** The amount of the chosen days stands beside the buttons, and this keeps its room. */
  isShownBelow?: boolean
}

export function AllInPrice({ item, days, isShownBelow = false }: AllInPriceProps) {
  const place = useEventPlace()
  const isKnown = useCart().length > 0 || place !== null || days.length > 1
  return (
    <span className={styles.allIn}>
      {isPricedDelivered(item) &&
        !isShownBelow &&
        (isKnown ? <KnownPrice item={item} days={orOneDay(days)} /> : <Unknown />)}
    </span>
  )
}

/** Whether the all-in amount counts more than the price per day: both a town and a day are known. */
export function useLeadsAllIn(item: Item, days: readonly Day[]): boolean {
  const place = useEventPlace()
  return isPricedDelivered(item) && place !== null && days.length > 0
}
