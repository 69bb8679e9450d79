// Where the item is taken: similar rentals on these days, and the item's own other days.
import { Link } from 'react-router-dom'
import { NoneNear } from '~/components/event/NoneNear'
import { AllInPrice } from '~/components/rental/AllInPrice'
import { ItemPrice } from '~/components/rental/ItemPrice'
import type { Item } from '~/lib/domain/item'
import { eventQuery } from '~/lib/event/event-days'
import { lazyImport } from '~/lib/loading/lazy-import'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import { eventWithoutYear } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import { Picture } from '~/ui/Picture'
import { useLoaded } from '~/ui/use-loaded'
import { paths } from '~/urls/paths'
import styles from './AvailableInstead.module.css'

type AvailableInsteadProps = {
  item: Item
  wanted: DayRun
  quantity: number
  /** The item's other days; undefined if the visitor has its calendar in sight. */
  instead?: readonly DayRun[] | undefined
  onTake: (days: DayRun) => void
}

export function AvailableInstead(props: AvailableInsteadProps) {
  const { item, wanted, quantity, instead, onTake } = props
  const query = eventQuery(wanted)
  const wantedDays = daysIn(wanted)
  const similar = useLoaded(`${query} ${quantity} ${item.id}`, async () => {
    const { similarFree } = await lazyImport(
      () => import('~/lib/cart-availability/read-alternatives'),
    )
    return similarFree({ days: wantedDays, quantity }, item)
  })
  return (
    <section className="stack-12" aria-label="Available instead">
      {similar && similar.length > 0 && (
        <>
          <p>{`Available ${wanted.from === wanted.to ? 'on ' : ''}${eventWithoutYear(wanted)}:`}</p>
          <ul className="stack-12">
            {similar.map((other) => (
              <li key={other.id} className={styles.similar}>
                <Picture src={other.image} alt="" width={96} height={72} sizes="4.5rem" />
                <span>
                  <Link
                    to={`${paths.item(other.kind, other.id)}?${query}`}
                    className={`finger ${styles.name}`}
                  >
                    {other.name}
                  </Link>{' '}
                  <ItemPrice item={other} />
                  <AllInPrice item={other} days={wantedDays} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {instead && instead.length === 0 && (
        <p>
          <NoneNear />
        </p>
      )}
      {instead && instead.length > 0 && (
        <>
          <p>{`${item.name} on another day:`}</p>
          <div className="wrap">
            {instead.map((days) => (
              <Button key={days.from} look="outline" size="small" onClick={() => onTake(days)}>
                {`Choose ${eventWithoutYear(days, 'short')}`}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
