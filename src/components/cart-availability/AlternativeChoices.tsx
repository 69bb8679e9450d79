// Alternatives to a rental whose days are unavailable: its nearest free days, and other items.
import { Suspense } from 'react'
import { Await } from 'react-router-dom'
import { NoneNear } from '~/components/event/NoneNear'
import type { CartLineState } from '~/lib/cart-availability/cart-line-states'
import { cartLineKey, type Alternatives } from '~/lib/cart-availability/read-alternatives'
import type { Day } from '~/lib/domain/day'
import { hidesPrice, type Item } from '~/lib/domain/item'
import { perDayWords } from '~/lib/pricing/labels'
import { describeDays } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import type { Slot } from '~/ui/slot'
import styles from './cart-availability.module.css'

type AlternativeChoicesProps = {
  state: CartLineState
  /** Other free items, which a cart loads a moment later. */
  alternatives: Alternatives | Promise<Alternatives>
  /** The control for choosing another day if none is offered. */
  chooseDay: Slot
  onMove: (first: Day) => void
  onTake: (item: Item) => void
  /** Given if there is no other button to remove the rental. */
  onRemove?: () => void
}

export function AlternativeChoices({
  state,
  alternatives,
  chooseDay,
  onMove,
  onTake,
  onRemove,
}: AlternativeChoicesProps) {
  const { cartLine, item, nearest } = state
  const free = nearest === 'none' ? null : nearest
  const [first] = free ?? []
  const name = item?.name ?? 'this rental'
  return (
    <div className={`stack-8 ${styles.ways}`}>
      <p>
        {free ? (
          `The nearest available ${free.length === 1 ? 'day is' : 'days are'} ${describeDays(free)}.`
        ) : (
          <span>
            {nearest === 'none' && <NoneNear />}
            {chooseDay}
          </span>
        )}
      </p>
      <div className="wrap">
        {free && first !== undefined && (
          <Button look="outline" size="small" onClick={() => onMove(first)}>
            <span>{`Move to ${describeDays(free)}`}</span>
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
        )}
        {onRemove && (
          <Button look="plain" size="small" onClick={onRemove}>
            Remove{' '}
            <span className="visually-hidden">{`${name}, ${describeDays(cartLine.days)}`}</span>
          </Button>
        )}
      </div>
      <Suspense>
        <Await resolve={alternatives}>
          {(free) => {
            const items = free.get(cartLineKey(cartLine)) ?? []
            if (items.length === 0) return null
            return (
              <>
                <p>{`Alternatives that are available on ${describeDays(cartLine.days)}:`}</p>
                <ul className="wrap">
                  {items.map((other) => (
                    <li key={other.id}>
                      <Button look="outline" size="small" onClick={() => onTake(other)}>
                        {`Switch to ${other.name}${priceOf(other)}`}
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )
          }}
        </Await>
      </Suspense>
    </div>
  )
}

function priceOf(item: Item): string {
  if (item.priceCents === null || hidesPrice(item)) return ''
  return `, ${perDayWords({ priceCents: item.priceCents })}`
}
