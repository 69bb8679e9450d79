// The cart's price: what nobody can leave out, the options, and the checkout's total.
import { useEffect, useRef } from 'react'
import { QuestionsCall } from '~/components/contact/QuestionsCall'
import { EventPlaceField } from '~/components/event-place/EventPlaceField'
import { useBookableDays } from '~/components/event/use-bookable-days'
import { CartTooLarge } from '~/components/order/CartTooLarge'
import { OrderSummary } from '~/components/order/OrderSummary'
import { useFeeOfPlace } from '~/components/rental/use-order-so-far'
import { pricedLines, type CartLineState } from '~/lib/cart-availability/cart-line-states'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { loadDraft, saveDraft, useChoices } from '~/lib/order-form/draft'
import { followAddress } from '~/lib/order-form/event-place'
import { quoteQuery } from '~/lib/order-form/quote-link'
import { useEventPlace } from '~/lib/storage/event-place'
import { ButtonLink } from '~/ui/button/Button'
import { paths } from '~/urls/paths'
import { CartBar } from './CartBar'
import styles from './CartContents.module.css'

type CartSummaryProps = {
  cart: Cart
  states: readonly CartLineState[]
  items: readonly Item[]
}

export function CartSummary({ cart, states, items }: CartSummaryProps) {
  const { kept, lines } = pricedLines(states, items)
  const { today } = useBookableDays()
  const place = useEventPlace()
  // The cart offers no deposit, which is part of the same total.
  const form = { ...useChoices(null), depositOnly: false }
  const offer = { lines, delivery: useFeeOfPlace(), requestMode: false }
  const ownButton = useRef<HTMLDivElement>(null)
  // An item's own form may have changed the address since.
  useEffect(followAddress, [])

  return (
    <aside className={`panel stack-16 ${styles.summary}`} aria-labelledby="cart-summary">
      <h2 id="cart-summary">Summary</h2>
      <EventPlaceField place={place} />
      {lines.length === 0 ? (
        <p className="note">
          Nothing in your cart can be booked yet. Check the note on each rental.
        </p>
      ) : (
        <OrderSummary
          kind="cart"
          form={form}
          offer={offer}
          change={(changed) => saveDraft({ ...loadDraft(), ...changed })}
          besideRentals="sum"
        />
      )}
      {kept.length < states.length && (
        <p className="note">
          {`${states.length - kept.length === 1 ? "One rental isn't" : "Some rentals aren't"} included. Check the notes in your cart.`}
        </p>
      )}
      <CartTooLarge cart={cart} items={items} />
      {lines.length > 0 && <CartBar form={form} offer={offer} ownButton={ownButton} />}
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
