// Rentals that can't be booked as they are, which the total doesn't include.
import { Link, useRevalidator } from 'react-router-dom'
import { AlternativeChoices } from '~/components/cart-availability/AlternativeChoices'
import type { CartChanges } from '~/components/cart-availability/use-cart-changes'
import { ConflictText } from '~/components/fields/ConflictText'
import type { CartLineState } from '~/lib/cart-availability/cart-line-states'
import { cartLineKey, type Alternatives } from '~/lib/cart-availability/read-alternatives'
import { describeDays } from '~/lib/time/day-text'
import { Notice } from '~/ui/notice/Notice'
import { paths } from '~/urls/paths'
import styles from '~/components/cart-availability/cart-availability.module.css'

type LostCartLinesProps = {
  /** The states of all lines of the cart. */
  states: readonly CartLineState[]
  alternatives: Alternatives
  changes: CartChanges
  /** Called after one of them was changed, because its notice and the pressed button disappear. */
  onChanged: () => void
  id: string
}

export function LostCartLines({
  states,
  alternatives,
  changes,
  onChanged,
  id,
}: LostCartLinesProps) {
  const { revalidate } = useRevalidator()
  if (states.every(({ conflict }) => conflict === null)) return null
  return (
    <section
      id={id}
      tabIndex={-1}
      className={`stack-16 ${styles.lost}`}
      aria-label="Rentals to change"
    >
      {states.map((state, index) => {
        const { cartLine, item, conflict } = state
        if (!conflict) return null
        const name = item?.name ?? 'A rental'
        function then(change: () => void) {
          change()
          onChanged()
        }
        return (
          <Notice
            key={cartLineKey(cartLine)}
            tone="error"
            title={`${name}, ${describeDays(cartLine.days)}`}
          >
            <p>
              <ConflictText {...conflict} /> (not in the total)
            </p>
            <AlternativeChoices
              state={state}
              alternatives={alternatives}
              chooseDay={
                <Link to={paths.cart()}>
                  {conflict.daysUnavailable
                    ? 'Choose another day in your cart'
                    : 'Change your cart'}
                </Link>
              }
              onMove={(first) => then(() => changes.move(index, 'one', first, name))}
              onTake={(other) => then(() => changes.take(index, other, name))}
              onRemove={() => {
                then(() => changes.remove(index, name))
                // This may have been the last rental. The loader then shows an empty checkout.
                void revalidate()
              }}
            />
          </Notice>
        )
      })}
    </section>
  )
}
