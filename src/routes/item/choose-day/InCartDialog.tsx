import { useRef, useState } from 'react'
import { TooLarge } from '~/components/rental/TooLarge'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { useOrderSoFar } from '~/components/rental/use-order-so-far'
import { protections } from '~/content/protection'
import { isSameCartLine } from '~/lib/cart/cart'
import { loadCart, saveCart, useCart } from '~/lib/cart/store'
import { categoryAbove } from '~/lib/catalog/category-items'
import { summaryLabels } from '~/lib/domain/amounts'
import type { Cart, CartLine } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import { useChoices } from '~/lib/order-form/draft'
import { orderCost } from '~/lib/pricing/all-in'
import { lineLabel, optionWords } from '~/lib/pricing/labels'
import { useYard } from '~/lib/storage/yard'
import { messages } from '~/lib/text/messages'
import { daysWithoutYear } from '~/lib/time/day-text'
import { Button, ButtonLink } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import { Picture } from '~/ui/Picture'
import { paths } from '~/urls/paths'
import { AddExtras } from './AddExtras'
import styles from './InCartDialog.module.css'

/** `added`: null while the dialog is closed. */
type InCartDialogProps = { item: Item; added: CartLine | null; onClose: () => void }

export function InCartDialog({ item, added, onClose }: InCartDialogProps) {
  const carried = useCarriedDays()
  const yard = useYard()
  const days = daysWithoutYear(added?.days ?? [])
  const home = categoryAbove(item)?.slug ?? 'all-rentals'
  return (
    <Dialog open={added !== null} onClose={onClose} title={messages.inCart}>
      <div className="stack-16">
        <div className={styles.picture}>
          <Picture src={item.image} alt="" width={240} height={180} sizes="9rem" />
        </div>
        <p>{`${lineLabel({ name: item.name, quantity: added?.quantity ?? 1 })}, ${days}.`}</p>
        <TooLarge item={item} yard={yard} />
        {added && <AlsoOtherDays added={added} />}
        {added && <OrderCost />}
        {/* Before the extras, whose fields are three stops of the Tab key each. */}
        <div className={`stack-12 ${styles.actions}`}>
          <ButtonLink to={paths.checkout()}>Proceed To CheckOut</ButtonLink>
          <ButtonLink to={paths.category(home) + carried} look="outline">
            Explore More
          </ButtonLink>
        </div>
        {added && <AddExtras key={added.days.join()} days={added.days} />}
      </div>
    </Dialog>
  )
}

/** The order's all-in amount, and what the cart adds to it unless the visitor removes it. */
function OrderCost() {
  const { damageWaiver, insurance } = useChoices(null)
  const order = orderCost(useOrderSoFar(), { damageWaiver, insurance })
  const optional = protections.filter(
    ({ centsField }) => order !== null && order.amounts[centsField] > 0,
  )
  return (
    <div className="stack-8">
      <output>{order !== null && `Your order: ${order.allIn}.`}</output>
      {order !== null && optional.length > 0 && (
        <>
          <dl className="stack-8">
            {optional.map(({ field, centsField }) => (
              <SummaryRow
                key={field}
                label={summaryLabels[field]}
                detail={optionWords(field)}
                amount={formatCents(order.amounts[centsField])}
              />
            ))}
            <SummaryRow
              label={`${order.totalName} in your cart`}
              amount={formatCents(order.amounts.fullTotalCents)}
              tone="subtotal"
            />
          </dl>
          <p className="note">Remove what you don't need in your cart or at checkout.</p>
        </>
      )}
    </div>
  )
}

/** Asks about the same item on other days in the cart, because most events are on one day. */
function AlsoOtherDays({ added }: { added: CartLine }) {
  const cart = useCart()
  /** The cart before and after the item's other days were removed. */
  const [cleared, setCleared] = useState<{ before: Cart; after: Cart } | null>(null)
  const answer = useRef<HTMLOutputElement>(null)
  const others = cart.filter(
    (cartLine) => cartLine.itemId === added.itemId && !isSameCartLine(cartLine, added),
  )
  const otherDays = [...new Set(others.flatMap((cartLine) => cartLine.days))].sort()
  const kept = cart.find((cartLine) => isSameCartLine(cartLine, added))?.quantity ?? 1
  const here = daysWithoutYear(added.days)

  function keepOnlyAdded() {
    saveCart(cart.filter((cartLine) => !others.includes(cartLine)))
    setCleared({ before: cart, after: loadCart() })
  }

  /** Makes a change and focuses the answer, because the pressed button disappears. */
  function then(change: () => void) {
    change()
    answer.current?.focus()
  }

  return (
    // Always in the page, so that a screen reader announces the answer.
    <output ref={answer} tabIndex={-1} className={`stack-8 ${styles.others}`}>
      {otherDays.length > 0 ? (
        <>
          <span>{`It's also in your cart for ${daysWithoutYear(otherDays)}.`}</span>
          <Button look="outline" size="small" onClick={() => then(keepOnlyAdded)}>
            {`Keep only ${here}${kept > 1 ? ` (${kept})` : ''}`}
          </Button>
        </>
      ) : (
        // Offered while the cart is unchanged since.
        cleared?.after === cart && (
          <>
            <span>{`Now it's in your cart for ${here} only.`}</span>
            <Button
              look="outline"
              size="small"
              onClick={() => then(() => saveCart(cleared.before))}
            >
              Undo
            </Button>
          </>
        )
      )}
    </output>
  )
}
