// A quote: a cart from a link, with the prices and free days of now, in the order of its reader's
// questions: what, whether it is free, what it costs. Prints without the controls.
import { ProblemText } from '~/components/fields/ProblemText'
import { OpeningHours } from '~/components/help/OpeningHours'
import { PhoneLink } from '~/components/help/PhoneLink'
import { DatesUnknown } from '~/components/help/DatesUnknown'
import { BookedItems } from '~/components/sheet/BookedItems'
import { OrderSheet, SheetColumns, SheetSection } from '~/components/sheet/OrderSheet'
import { PageActions } from '~/components/sheet/PageActions'
import { StatusPill } from '~/components/sheet/StatusPill'
import type { EntryState } from '~/lib/cart-days/entry-states'
import { statesNow } from '~/lib/cart-days/read-cart'
import type { UsesReading } from '~/lib/db/days/item-uses'
import type { Day } from '~/lib/domain/day'
import { isBookable, type Item } from '~/lib/domain/item'
import type { QuoteRequest } from '~/lib/order-form/quote-link'
import { lineLabel } from '~/lib/pricing/labels'
import { describeDays, formatDay } from '~/lib/time/day-text'
import { config } from '~/settings/site-settings'
import { Icon } from '~/ui/Icon'
import { QuoteTotal } from './QuoteTotal'
import styles from './quote.module.css'

type QuoteScreenProps = {
  quote: QuoteRequest
  items: readonly Item[]
  /** Null if the days can't be read. */
  uses: UsesReading
  /** The day of the prices. */
  asOf: Day
}

export function QuoteScreen({ quote, items, uses, asOf }: QuoteScreenProps) {
  const states = statesNow(quote.cart, items, uses)
  const { name, email } = config.business
  return (
    <OrderSheet
      title="Quote"
      detail={`From ${name}. Prices as of ${formatDay(asOf)}. Rentals aren't held until you book.`}
      status={<StatusPill settled={false}>Not booked yet</StatusPill>}
    >
      <PageActions title={`Quote from ${name}`}>
        Anyone with the link can open this quote. It always shows current prices and availability.
      </PageActions>
      <SheetColumns
        items={
          <SheetSection id="quoted" title="Rentals">
            {uses === null && <DatesUnknown />}
            <BookedItems
              lines={states.map(({ entry, item }) => ({
                name: lineLabel({ name: item?.name ?? 'A rental we no longer offer', ...entry }),
                image: item?.image ?? '',
                days: entry.days,
              }))}
              daysText={describeDays}
              detail={(index) => <QuotedStatus state={states[index]} />}
            />
          </SheetSection>
        }
        amounts={<QuoteTotal {...quote} states={states} items={items} />}
        more={
          <p>
            Questions? Call <PhoneLink />, <OpeningHours />, or email{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        }
      />
    </OrderSheet>
  )
}

/** Whether a rental of a quote can be booked, and if not, that the total leaves it out. */
function QuotedStatus({ state }: { state: EntryState | undefined }) {
  if (!state) return null
  const { item, problem, free } = state
  if (!problem)
    return free === null ? null : (
      <p key="free" className={styles.available}>
        <Icon name="check-circle" size="1.125rem" /> Available
      </p>
    )
  const isLeftOut = problem.daysUnavailable || item === null || !isBookable(item)
  return (
    <p className={styles.problem}>
      <Icon name="warning" size="1.125rem" />
      <span>
        {item === null ? <span>No longer offered</span> : <ProblemText {...problem} />}
        {isLeftOut && <span> (not in the total)</span>}
      </span>
    </p>
  )
}
