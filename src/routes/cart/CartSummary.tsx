// The cart's price: its rent, and once a place is chosen, the checkout's total.
import { useRef } from 'react'
import { EventPlaceField } from '~/components/estimate/EventPlaceField'
import { useEstimate } from '~/components/estimate/use-estimate'
import { useSpan } from '~/components/event/use-span'
import { QuestionsCall } from '~/components/office/QuestionsCall'
import { CartTooLarge } from '~/components/order/CartTooLarge'
import { ProtectionToggles } from '~/components/order/choices/ProtectionChoice'
import { OrderSummary } from '~/components/order/OrderSummary'
import { protectionNames } from '~/content/protection'
import { pricedLines, type EntryState } from '~/lib/cart-availability/entry-states'
import { entryKey } from '~/lib/cart-availability/read-alternatives'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import { quoteQuery } from '~/lib/order-form/quote-link'
import { lineLabel } from '~/lib/pricing/labels'
import { listWords } from '~/lib/text/list-words'
import { describeDays } from '~/lib/time/day-text'
import { ButtonLink } from '~/ui/button/Button'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import { paths } from '~/urls/paths'
import { CartBar } from './CartBar'
import styles from './CartContents.module.css'

type CartSummaryProps = {
  cart: Cart
  states: readonly EntryState[]
  items: readonly Item[]
}

export function CartSummary({ cart, states, items }: CartSummaryProps) {
  const { kept, lines } = pricedLines(states, items)
  const { today } = useSpan()
  const { place, form, change, offer, total } = useEstimate(lines)
  const rentCents = kept.reduce((sum, row) => sum + row.cents, 0)
  const ownButton = useRef<HTMLDivElement>(null)

  return (
    <aside className={`panel stack-16 ${styles.summary}`} aria-labelledby="cart-summary">
      <h2 id="cart-summary">Summary</h2>
      <EventPlaceField place={place} />
      {offer === null || lines.length === 0 ? (
        <>
          <dl className="stack-12">
            {kept.map(({ entry, item, cents }) => (
              <SummaryRow
                key={entryKey(entry)}
                label={lineLabel({ name: item?.name ?? 'No longer offered', ...entry })}
                detail={describeDays(entry.days)}
                amount={formatCents(cents)}
              />
            ))}
            <SummaryRow label="Rent" amount={formatCents(rentCents)} tone="total" />
          </dl>
          <p className="note">
            {offer === null
              ? `Choose your town to see your total with ${addedLater(form)}.`
              : 'Nothing in your cart can be booked yet. Check the note on each rental.'}
          </p>
        </>
      ) : (
        <>
          <OrderSummary kind="cart" form={form} offer={offer} change={change} />
          <ProtectionToggles form={form} change={change} />
        </>
      )}
      {kept.length < states.length && (
        <p className="note">
          {`${states.length - kept.length === 1 ? "One rental isn't" : "Some rentals aren't"} included. Check the notes in your cart.`}
        </p>
      )}
      <CartTooLarge cart={cart} items={items} />
      {lines.length > 0 && (
        <CartBar
          estimate={total ?? { totalCents: rentCents, missing: 'delivery & tax' }}
          rentals={lines.length}
          ownButton={ownButton}
        />
      )}
      <div ref={ownButton} className={styles.own}>
        <ButtonLink to={paths.checkout()} wide>
          Check Out
        </ButtonLink>
      </div>
      <ButtonLink
        look="plain"
        size="small"
        wide
        to={paths.quote(quoteQuery({ cart, place, made: today }))}
      >
        Send or print a quote
      </ButtonLink>
      <QuestionsCall />
    </aside>
  )
}

/** The charges that the checkout adds to the rent. */
const addedLater = (form: OrderForm) => listWords(['delivery', 'tax', ...protectionNames(form)])
