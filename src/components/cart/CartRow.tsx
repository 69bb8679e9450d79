// One entry of the cart: what, when, how many, how much.
import { useEffect, useRef } from 'react'
import { Link } from '~/ui/Link'
import { ProblemText } from '~/components/fields/ProblemText'
import type { Cart, CartEntry } from '~/lib/cart/cart'
import { cartLimit, type CartProblem } from '~/lib/cart/limit'
import { wantedUnits } from '~/lib/cart/wanted-units'
import type { Item } from '~/lib/catalogue/item'
import { describeDays } from '~/lib/day-text'
import { formatCents, formatPrice, type Cents } from '~/lib/money'
import { paths } from '~/paths'
import { Icon } from '~/ui/Icon'
import { Picture } from '~/ui/Picture'
import { QuantityStepper } from '~/ui/QuantityStepper'
import styles from './CartRow.module.css'

type CartRowProps = {
  cart: Cart
  index: number
  entry: CartEntry
  /** Null when the catalogue no longer has it. */
  item: Item | null
  /** What it costs. */
  cents: Cents
  /** Units of the item that are free on all days of the entry; null while that isn't known. */
  free: number | null
  /** What is wrong with the entry. */
  problem: CartProblem | null
  onQuantity: (quantity: number) => void
  /** Undo brought it back, with the focus where it was. */
  restored: boolean
  onRemove: (name: string) => void
}

export function CartRow({
  cart,
  index,
  entry,
  item,
  cents,
  free,
  problem,
  restored,
  onQuantity,
  onRemove,
}: CartRowProps) {
  const trash = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (restored) trash.current?.focus()
  }, [restored])

  const name = item?.name ?? 'A rental that is no longer offered'
  const days = describeDays(entry.days)
  const price = item?.priceCents ?? null
  const capacity = item?.capacity ?? 1
  // What other entries of the same item take on these days can't be taken twice.
  const most = (free ?? capacity) - wantedUnits(cart, entry.itemId, entry.days, index)
  const limit = cartLimit({
    free,
    capacity,
    inCart: wantedUnits(cart, entry.itemId, entry.days),
    dayCount: entry.days.length,
  })

  return (
    <li className={styles.row}>
      <Picture src={item?.image ?? ''} alt="" width={168} height={126} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {item ? <Link to={paths.item(item.kind, item.id)}>{name}</Link> : name}
        </h2>
        <p>{days}</p>
        {price !== null && <p>{priceLine(entry, formatPrice(price))}</p>}
        {problem && (
          <p className={styles.problem} role="alert">
            <Icon name="warning" size="1.125rem" /> <ProblemText {...problem} />
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.amount}>{price !== null && formatCents(cents)}</p>
        <div className={styles.actions}>
          {(most > 1 || entry.quantity > 1) && (
            <QuantityStepper
              label={`Quantity of ${name}, ${days}`}
              hideLabel
              value={entry.quantity}
              max={Math.max(most, entry.quantity)}
              limit={<ProblemText {...limit} />}
              onChange={onQuantity}
            />
          )}
          <button
            ref={trash}
            type="button"
            className={styles.remove}
            aria-label={`Remove ${name}, ${days}`}
            onClick={() => onRemove(name)}
          >
            <Icon name="trash" size="1.5rem" />
          </button>
        </div>
      </div>
    </li>
  )
}

function priceLine({ days, quantity }: CartEntry, price: string): string {
  const time = days.length === 1 ? '1 day' : `${days.length} days`
  return quantity === 1 ? `${time} at ${price}` : `${time}, ${quantity} units at ${price}`
}
