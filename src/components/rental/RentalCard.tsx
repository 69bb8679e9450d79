// One rental in a list. The name's link covers the whole card.
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { DayStatus } from '~/lib/availability/free-items'
import { jumperWords } from '~/lib/catalog/jumpers'
import { sizeText } from '~/lib/catalog/size-text'
import type { Item } from '~/lib/domain/item'
import { Icon } from '~/ui/Icon'
import { Picture } from '~/ui/Picture'
import type { Slot } from '~/ui/slot'
import { paths } from '~/urls/paths'
import { AllInPrice, useLeadsAllIn } from './AllInPrice'
import { DayBadge } from './DayBadge'
import { ItemPrice } from './ItemPrice'
import { WetDryBadge } from './WetDryBadge'
import styles from './RentalCard.module.css'

type RentalCardProps = {
  item: Item
  level: 2 | 3
  /** For cards that are on screen at once. */
  eager?: boolean
  /**
   * For a row of cards of the same height: the name has at most two lines, and the text fills the
   * room of an extra's 150 px. The price is above the text, because a short text would leave a gap
   * between them.
   */
  even?: boolean
  /** On a phone the picture is beside the text, so that more than one card is visible. */
  beside?: boolean
  /** The query with the event's days for its link: '' or `?date=2026-12-12`. */
  carried?: string
  /** How many days the event has; 0 until one is chosen. */
  dayCount?: number
  /** Whether it is free on those days; the picture of a taken one is faded. */
  status?: DayStatus | null
  /** In the place of the description. */
  note?: Slot
}

export function RentalCard(props: RentalCardProps) {
  const {
    item,
    level,
    eager = false,
    even,
    beside,
    carried = '',
    dayCount = 0,
    status = null,
    note,
  } = props
  const nameId = useId()
  const leadsAllIn = useLeadsAllIn(item, dayCount)
  const Name = level === 2 ? 'h2' : 'h3'
  const href = paths.item(item.kind, item.id) + carried
  const looks = [
    styles.card,
    even && styles.even,
    beside && styles.beside,
    dayCount > 1 && styles.severalDays,
    (status === 'taken' || status === 'soon') && styles.faded,
  ]
  const size = item.kind === 'inflatables' ? sizeText(item) : ''
  const jumpers = item.kind === 'inflatables' && item.jumpers !== null && jumperWords(item)
  const foot = (
    <div className={`between ${styles.foot}`}>
      <ItemPrice item={item} dayCount={Math.max(1, dayCount)} isMinor={leadsAllIn} />
      <AllInPrice item={item} dayCount={dayCount} />
      <Link to={href} className={styles.more}>
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
          sizes={
            beside
              ? '(min-width: 1200px) 18.5rem, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 9.5rem'
              : '19rem'
          }
          eager={eager}
        />
        {item.kind === 'inflatables' && item.wetDry && (
          <span className={styles.badge}>
            <WetDryBadge wetDry={item.wetDry} />
          </span>
        )}
        {status !== null && (
          <span className={styles.status}>
            <DayBadge status={status} />
          </span>
        )}
      </div>
      <Name id={nameId} className={styles.name}>
        <Link to={href} className="cover">
          {item.name}
        </Link>
      </Name>
      {even && foot}
      {size && (
        <p className={styles.size}>
          <Icon name="ruler" size="1.125rem" />
          <span>{size}</span>
          {jumpers && <span className={styles.jumpers}>{jumpers}</span>}
        </p>
      )}
      <div className={item.kind === 'extras' ? `${styles.about} ${styles.tall}` : styles.about}>
        {note || <p className={styles.description}>{item.description}</p>}
      </div>
      {!even && foot}
    </article>
  )
}
