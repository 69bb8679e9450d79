import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { AlternativeChoices } from '~/components/cart-availability/AlternativeChoices'
import type { CartChanges } from '~/components/cart-availability/use-cart-changes'
import { ConflictText } from '~/components/fields/ConflictText'
import { TooLarge } from '~/components/rental/TooLarge'
import type { CartLineState } from '~/lib/cart-availability/cart-line-states'
import type { Alternatives } from '~/lib/cart-availability/read-alternatives'
import { isSameCartLine, setQuantity } from '~/lib/cart/cart'
import { cartLimitConflict } from '~/lib/cart/limit'
import { saveCart } from '~/lib/cart/store'
import { unitsInCart } from '~/lib/cart/units-in-cart'
import type { Cart } from '~/lib/domain/cart'
import { isBookable } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import { daysAtPriceWords, includedWords } from '~/lib/pricing/labels'
import { useYard } from '~/lib/storage/yard'
import { describeDays } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import { QuantityStepper } from '~/ui/field/QuantityStepper'
import { Icon } from '~/ui/Icon'
import { Picture } from '~/ui/Picture'
import { paths } from '~/urls/paths'
import styles from './CartRow.module.css'

type CartRowProps = {
  cart: Cart
  index: number
  state: CartLineState
  alternatives: Promise<Alternatives>
  changes: CartChanges
  /** Called when the visitor wants more units than are free. */
  onMore: () => void
  onChangeDay: () => void
  onRemove: (name: string) => void
}

export function CartRow({
  cart,
  index,
  state,
  alternatives,
  changes,
  onMore,
  onChangeDay,
  onRemove,
}: CartRowProps) {
  const { cartLine, item, free, conflict, cents } = state
  const trash = useRef<HTMLButtonElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const focus = changes.changed?.focus
  /** The control that was pressed to change this line. It keeps the focus. */
  const focusOn = focus && isSameCartLine(cartLine, focus.cartLine) ? focus.on : null
  useEffect(() => {
    if (focusOn === 'remove') trash.current?.focus()
    if (focusOn === 'day') change.current?.focus()
  }, [focusOn])

  const yard = useYard()
  const name = item?.name ?? 'A rental we no longer offer'
  const days = describeDays(cartLine.days)
  const price = item?.priceCents ?? null
  const capacity = item?.capacity ?? 1
  // Without the units that other lines of the same item take on these days.
  const most = (free ?? capacity) - unitsInCart(cart, cartLine.itemId, cartLine.days, index)
  const limit = cartLimitConflict({
    kind: item?.kind ?? 'inflatables',
    name,
    free,
    capacity,
    inCart: unitsInCart(cart, cartLine.itemId, cartLine.days),
    dayCount: cartLine.days.length,
  })

  return (
    <li className={styles.row}>
      <Picture
        src={item?.image ?? ''}
        alt=""
        width={168}
        height={126}
        sizes="(min-width: 600px) 168px, 104px"
      />
      <div className="note">
        <h2 className={`h3 ${styles.name}`}>
          {item ? (
            <Link to={paths.item(item.kind, item.id)} className="finger">
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p>{days}</p>
        {item && item.parts.length > 0 && <p>{includedWords(item.parts)}</p>}
        {price !== null && <p>{daysAtPriceWords({ ...cartLine, priceCents: price })}</p>}
        {item && <TooLarge item={item} yard={yard} />}
        {conflict && (
          <p className={`icon-text ${styles.conflict}`} role="alert">
            <Icon name="warning" size="1.125rem" /> <ConflictText {...conflict} />
          </p>
        )}
      </div>
      <div className={`between ${styles.foot}`}>
        <p className={styles.amount} translate={conflict ? undefined : 'no'}>
          {price !== null && (conflict ? 'Not in total' : formatCents(cents))}
        </p>
        <div className={styles.actions}>
          {(most > 1 || cartLine.quantity > 1) && (
            <QuantityStepper
              label={`Quantity of ${name}, ${days}`}
              hideLabel
              value={cartLine.quantity}
              min={1}
              max={Math.max(most, cartLine.quantity)}
              limit={<ConflictText {...limit} />}
              onChange={(quantity) => saveCart(setQuantity(cart, index, quantity))}
              onMore={onMore}
            />
          )}
          {item && isBookable(item) && (
            <Button
              ref={change}
              look="plain"
              size="small"
              aria-haspopup="dialog"
              onClick={onChangeDay}
            >
              Change day <span className="visually-hidden">{`of ${name}, ${days}`}</span>
            </Button>
          )}
          <button
            ref={trash}
            type="button"
            className={`icon-button ${styles.remove}`}
            aria-label={`Remove ${name}, ${days}`}
            // After a double click's first press, the next row is under the pointer.
            onClick={({ detail }) => detail <= 1 && onRemove(name)}
          >
            <Icon name="trash" size="1.5rem" />
          </button>
        </div>
      </div>
      {conflict?.daysUnavailable && (
        <div className={styles.ways}>
          <AlternativeChoices
            state={state}
            alternatives={alternatives}
            chooseDay={<span>Change its day above.</span>}
            onMove={(first) => changes.move(index, 'one', first, name)}
            onTake={(other) => changes.take(index, other, name)}
          />
        </div>
      )}
    </li>
  )
}
