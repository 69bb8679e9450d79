// The cart has the same item for other days, too: often the event is on one day only.
import { useRef, useState } from 'react'
import { daysWithoutYear } from '~/components/rental/day-name'
import type { CartEntry } from '~/lib/cart/cart'
import type { Day } from '~/lib/dates'
import { Button } from '~/ui/Button'
import styles from './InCartDialog.module.css'

type AlsoOtherDaysProps = {
  added: CartEntry
  others: readonly Day[]
  /** The item is wanted on the added days alone. */
  onMove: () => void
}

export function AlsoOtherDays({ added, others, onMove }: AlsoOtherDaysProps) {
  const [moved, setMoved] = useState(false)
  const answer = useRef<HTMLOutputElement>(null)
  const here = daysWithoutYear(added.days)

  function move() {
    onMove()
    setMoved(true)
    // The button goes.
    answer.current?.focus()
  }

  return (
    // Always there, so that it is heard what takes the place of the question.
    <output ref={answer} tabIndex={-1} className={styles.others}>
      {others.length > 0 ? (
        <>
          <span>Your cart has it for {daysWithoutYear(others)}, too.</span>
          <Button look="outline" size="small" onClick={move}>
            Move it to {here}
          </Button>
        </>
      ) : (
        moved && <span>Moved: your cart has it for {here} only.</span>
      )}
    </output>
  )
}
