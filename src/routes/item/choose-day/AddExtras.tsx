// After Add To Cart: chairs, tables and other extras for the same days.
import { useState } from 'react'
import { ConflictText } from '~/components/fields/ConflictText'
import type { OfferedExtra } from '~/lib/cart-availability/read-additions'
import { addCartLine } from '~/lib/cart/cart'
import { cartLimitConflict, type CartConflict } from '~/lib/cart/limit'
import { cartTooLarge } from '~/lib/cart/order-lines'
import { loadCart, saveCart } from '~/lib/cart/store'
import type { Day } from '~/lib/domain/day'
import { formatPrice } from '~/lib/domain/money'
import { lazyImport } from '~/lib/loading/lazy-import'
import { lineLabel, perDayWords } from '~/lib/pricing/labels'
import { lineCents, type PricedLine } from '~/lib/pricing/line-cents'
import { Button } from '~/ui/button/Button'
import { QuantityStepper, typeNumberWords } from '~/ui/field/QuantityStepper'
import { useLoaded } from '~/ui/use-loaded'
import styles from './InCartDialog.module.css'

/** Items with at least 40 free units, such as chairs, are added ten at a time. */
const many = { units: 40, by: 10 }

export function AddExtras({ days }: { days: readonly Day[] }) {
  const [answer, setOutcome] = useState('')
  const offered = useLoaded(days.join(), async () => {
    const { readAdditions } = await lazyImport(
      () => import('~/lib/cart-availability/read-additions'),
    )
    return readAdditions(days, loadCart())
  })

  function add({ item }: OfferedExtra, quantity: number): boolean {
    const cart = addCartLine(loadCart(), { itemId: item.id, days, quantity })
    const tooLarge = cartTooLarge(cart, [])
    if (tooLarge === null) saveCart(cart)
    setOutcome(tooLarge ?? `Added to your cart: ${lineLabel({ name: item.name, quantity })}`)
    return tooLarge === null
  }

  return (
    <>
      {offered && offered.length > 0 && (
        <section className={`stack-12 ${styles.extras}`} aria-labelledby="add-extras">
          <h3 id="add-extras" className={styles.title}>
            Need these too?
          </h3>
          <ul className="stack-12">
            {offered.map((extra) => (
              <ExtraRow
                key={extra.item.id}
                extra={extra}
                days={days}
                onAdd={(quantity) => add(extra, quantity)}
                onRefuse={({ text, beside }) =>
                  setOutcome(`Nothing added yet. ${text}. ${beside}`.trim())
                }
              />
            ))}
          </ul>
        </section>
      )}
      <output className="note">{answer}</output>
    </>
  )
}

type ExtraRowProps = {
  extra: OfferedExtra
  days: readonly Day[]
  /** Returns whether the cart took it. */
  onAdd: (quantity: number) => boolean
  onRefuse: (limit: CartConflict) => void
}

function ExtraRow({ extra: { item, free }, days, onAdd, onRefuse }: ExtraRowProps) {
  const by = free >= many.units ? many.by : 1
  const [quantity, setQuantity] = useState(by)
  const [added, setAdded] = useState(false)
  /** Why the next press adds nothing: more were typed than are free, or no number. */
  const [problem, setProblem] = useState<CartConflict | null>(null)
  const { kind, name, capacity, priceCents } = item
  const limit = cartLimitConflict({
    kind,
    name,
    free,
    capacity: capacity ?? free,
    inCart: 0,
    dayCount: days.length,
  })

  function add() {
    if (problem) onRefuse(problem)
    else if (!added) setAdded(onAdd(quantity))
    setProblem(null)
  }
  return (
    <li className={styles.extra}>
      <span className={styles.name}>
        <span>{name}</span>{' '}
        <span className="note">
          {priceCents !== null && priceWords({ priceCents, quantity, days })}
        </span>
      </span>
      {free > 1 && !added && (
        <QuantityStepper
          label={`Quantity of ${name}`}
          hideLabel
          value={quantity}
          min={1}
          max={free}
          by={by}
          limit={<ConflictText {...limit} />}
          onChange={(units) => {
            setQuantity(units)
            setProblem(null)
          }}
          onMore={() => setProblem(limit)}
          onInvalidChange={(isInvalid) =>
            setProblem(isInvalid ? { text: typeNumberWords, beside: '' } : null)
          }
        />
      )}
      {/* Stays after the press, and keeps the focus. */}
      <Button look="outline" size="small" soldOut={added} onClick={add}>
        <span>{added ? 'Added' : 'Add'}</span> <span className="visually-hidden">{name}</span>
      </Button>
    </li>
  )
}

/** "$12 per day", or with the sum: "$2.50 each per day, $100 for 20 over 2 days". */
function priceWords(line: PricedLine): string {
  const { quantity, days } = line
  const each = perDayWords(line)
  const all = [quantity > 1 && `${quantity}`, days.length > 1 && `${days.length} days`].filter(
    Boolean,
  )
  if (all.length === 0) return each
  // The sum stays together where the line breaks.
  const sum = `${formatPrice(lineCents(line))} for ${all.join(' over ')}`.replaceAll(' ', '\u00a0')
  return `${each}, ${sum}`
}
