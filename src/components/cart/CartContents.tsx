// The filled cart: its entries, what they cost before tax and delivery, and the way to the checkout.
import { Link } from 'react-router-dom'
import { CartRow } from './CartRow'
import { DatesUnknown } from '~/components/help/DatesUnknown'
import { PhoneLink } from '~/components/help/PhoneLink'
import { EventPlaceField } from '~/components/order/estimate/EventPlaceField'
import { ProtectionToggles } from '~/components/order/estimate/ProtectionToggles'
import { useEstimate } from '~/components/order/estimate/use-estimate'
import { OrderSummary } from '~/components/order/OrderSummary'
import { QuestionsCall } from '~/components/help/QuestionsCall'
import { freeOnAll } from '~/lib/availability/day-use'
import { bookingLines } from '~/lib/booking/commit/offered'
import { setQuantity, type Cart, type CartEntry } from '~/lib/cart/cart'
import { entryProblem } from '~/lib/cart/entry-problem'
import { cartTooLarge, toLines } from '~/lib/cart/lines'
import { saveCart } from '~/lib/cart/store'
import type { Item } from '~/lib/catalogue/item'
import { describeDays } from '~/lib/day-text'
import type { UsesReading } from '~/lib/db/item-uses'
import { formatCents } from '~/lib/money'
import { lineLabel } from '~/lib/pricing/labels'
import { lineCents } from '~/lib/pricing/quote'
import { paths } from '~/paths'
import { config } from '~/settings'
import { ButtonLink } from '~/ui/ButtonLink'
import { Notice } from '~/ui/Notice'
import { SummaryList } from '~/ui/SummaryList'
import { SummaryRow } from '~/ui/SummaryRow'
import styles from './CartContents.module.css'

type CartContentsProps = {
  cart: Cart
  items: readonly Item[]
  /** Null while, or where, the days can't be checked. */
  uses: UsesReading
  /** The days can't be checked, and nobody is asking any more. */
  datesUnknown: boolean
  /** The entry that Undo brought back: it gets the focus. */
  restored: CartEntry | null
  /** Told with the entry's name. */
  onRemove: (index: number, name: string) => void
}

export function CartContents({
  cart,
  items,
  uses,
  datesUnknown,
  restored,
  onRemove,
}: CartContentsProps) {
  const rows = cart.map((entry, index) => {
    const item = items.find((candidate) => candidate.id === entry.itemId) ?? null
    const use = uses?.get(entry.itemId)?.use ?? null
    return {
      entry,
      item,
      free: use && freeOnAll(use, entry.days, item?.capacity ?? 1),
      problem: entryProblem(cart, index, {
        item,
        use,
        // oxlint-disable-next-line react/purity -- today ends while the cart is open: each look asks for the time
        now: new Date(),
        sameDayUntilHour: config.sameDayUntilHour,
      }),
      cents: lineCents({
        priceCents: item?.priceCents ?? 0,
        quantity: entry.quantity,
        dayCount: entry.days.length,
      }),
    }
  })
  const tooLarge = cartTooLarge(cart)
  const { place, form, change, offer } = useEstimate(bookingLines(toLines(cart), items).bookable)

  return (
    <div className={styles.columns}>
      <div>
        {datesUnknown && <DatesUnknown />}
        <ul className={styles.rows}>
          {rows.map((row, index) => (
            // An entry has no id; its item and days are unique within the cart.
            <CartRow
              key={`${row.entry.itemId} ${row.entry.days.join()}`}
              cart={cart}
              index={index}
              {...row}
              onQuantity={(quantity) => saveCart(setQuantity(cart, index, quantity))}
              restored={
                row.entry.itemId === restored?.itemId &&
                row.entry.days.join() === restored.days.join()
              }
              onRemove={(name) => onRemove(index, name)}
            />
          ))}
        </ul>
        <Link className={styles.more} to={paths.category('all-rentals')}>
          Add another rental
        </Link>
      </div>
      <aside className={styles.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary">Summary</h2>
        <EventPlaceField place={place} />
        {offer === null ? (
          <>
            <SummaryList>
              {rows.map(({ entry, item, cents }) => (
                <SummaryRow
                  key={`${entry.itemId} ${entry.days.join()}`}
                  label={lineLabel({ name: item?.name ?? 'No longer offered', ...entry })}
                  detail={describeDays(entry.days)}
                  amount={formatCents(cents)}
                />
              ))}
              <SummaryRow
                label="Rent"
                amount={formatCents(rows.reduce((sum, row) => sum + row.cents, 0))}
                tone="total"
              />
            </SummaryList>
            <p className={styles.note}>Tax and delivery are added once you choose a town.</p>
          </>
        ) : (
          <>
            <OrderSummary kind="cart" form={form} offer={offer} />
            <ProtectionToggles form={form} change={change} />
          </>
        )}
        {tooLarge && (
          <Notice tone="error">
            <p>
              {tooLarge} For more, call <PhoneLink />.
            </p>
          </Notice>
        )}
        <ButtonLink to={paths.checkout()} wide>
          Check Out
        </ButtonLink>
        <QuestionsCall />
      </aside>
    </div>
  )
}
