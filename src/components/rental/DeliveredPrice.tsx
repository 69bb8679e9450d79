// The line beneath a price per day: what the item costs delivered. Written pages, and visitors of
// whom nothing is known, have it without a town; the rest loads when there is more to say.
import { Suspense } from 'react'
import { lazyComponent } from '~/components/loading/lazy-component'
import { useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/domain/item'
import { isPricedDelivered, leastDelivery } from '~/lib/pricing/least-delivery'
import { useEventPlace } from '~/lib/storage/event-place'
import styles from './ItemPrice.module.css'

const FromLeast = () => <span>{`+ ${leastDelivery}`}</span>

const KnownPrice = lazyComponent(() => import('./KnownPrice'), 'KnownPrice', FromLeast)

type DeliveredPriceProps = { item: Item; dayCount?: number }

/** @param dayCount the price is for so many days */
export function DeliveredPrice({ item, dayCount = 1 }: DeliveredPriceProps) {
  const place = useEventPlace()
  const isKnown = useCart().length > 0 || place !== null || dayCount > 1
  return (
    <span className={styles.delivered}>
      {isPricedDelivered(item) &&
        (isKnown ? (
          <Suspense fallback={<FromLeast />}>
            <KnownPrice item={item} dayCount={dayCount} />
          </Suspense>
        ) : (
          <FromLeast />
        ))}
    </span>
  )
}
