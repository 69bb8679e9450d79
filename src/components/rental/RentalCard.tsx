// One rental in a list. The whole card is one link, the name's: one stop of the Tab key. Read More is
// for those who look for it.
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { DayStatus } from '~/lib/availability/free-items'
import { sizeText } from '~/lib/catalog/size-text'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { orOneDay } from '~/lib/pricing/line-cents'
import { Picture } from '~/ui/Picture'
import type { Slot } from '~/ui/slot'
import { paths } from '~/urls/paths'
import { AllInPrice, useLeadsAllIn } from './AllInPrice'
import { DayBadge } from './DayBadge'
import { ItemPrice } from './ItemPrice'
import styles from './RentalCard.module.css'

type RentalCardProps = {
  item: Item
  level: 2 | 3
  /** For cards that are on screen at once. */
  eager?: boolean
  /**
   * For a row of cards of the same height: the name has at most two lines, and the text fills the
   * room of an extra's 150 px. The price is above the text, so that a short one leaves no gap.
   */
  even?: boolean
  /** For a grid: two narrow cards side by side on a phone. */
  inGrid?: boolean
  /** The query with the event's days for its link: '' or `?date=2026-12-12`. */
  carried?: string
  /** The event's days; none until one is chosen. */
  days?: readonly Day[]
  /** Whether it is free on those days; the picture of an unavailable one is faded. */
  status?: DayStatus | null
  /** In the place of the description. */
  note?: Slot
}

const noDays: readonly Day[] = []

export function RentalCard(props: RentalCardProps) {
  const {
    item,
    level,
    eager = false,
    even,
    inGrid,
    carried = '',
    days = noDays,
    status = null,
    note,
  } = props
  const nameId = useId()
  const leadsAllIn = useLeadsAllIn(item, days)
  const Name = level === 2 ? 'h2' : 'h3'
  const href = paths.item(item.kind, item.id) + carried
  const looks = [
    styles.card,
    even && styles.even,
    inGrid && styles.inGrid,
    days.length > 1 && styles.severalDays,
    (status === 'unavailable' || status === 'soon') && styles.faded,
  ]
  const facts =
    item.kind === 'inflatables'
      ? [sizeText(item), item.wetDry ?? ''].filter((fact) => fact !== '')
      : []
  const foot = (
    <div className={`between ${styles.foot}`}>
      <ItemPrice item={item} days={orOneDay(days)} isMinor={leadsAllIn} />
      <AllInPrice item={item} days={days} />
      <Link to={href} className={`finger ${styles.more}`} tabIndex={-1}>
        Read More <span className="visually-hidden">{`about ${item.name}`}</span>
      </Link>
    </div>
  )
  return (
    <article className={looks.filter(Boolean).join(' ')} aria-labelledby={nameId}>
      <div className={styles.picture}>
        <Picture
          src={item.image}
          alt=""
          width={480}
          height={360}
          sizes={inGrid ? '(min-width: 1200px) 18.5rem, (min-width: 960px) 31vw, 46vw' : '19rem'}
          eager={eager}
        />
        {status !== null && (
          <span className={styles.status}>
            <DayBadge status={status} />
          </span>
        )}
      </div>
      <Name id={nameId} className={`h3 ${even ? 'clamp ' : ''}${styles.name}`}>
        <Link to={href} className="cover">
          {item.name}
        </Link>
      </Name>
      {even && foot}
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <div className={item.kind === 'extras' ? `${styles.about} ${styles.tall}` : styles.about}>
        {note || <p className={`quiet clamp ${styles.description}`}>{item.description}</p>}
      </div>
      {!even && foot}
    </article>
  )
}
