// Asks about the same item on other days in the cart, because most events are on one day.
import { useRef } from 'react'
import { daysWithoutYear } from '~/lib/time/day-text'
import type { CartEntry } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { Button } from '~/ui/button/Button'
import styles from './InCartDialog.module.css'

type AlsoOtherDaysProps = {
  added: CartEntry
  others: readonly Day[]
  /** Units of it on the added days. */
  keptUnits: number
  /** Removes the item's other days from the cart. */
  onKeepOnly: () => void
  /** Restores the other days after they were removed. */
  onUndoKeep: (() => void) | null
}

export function AlsoOtherDays({
  added,
  others,
  keptUnits,
  onKeepOnly,
  onUndoKeep,
}: AlsoOtherDaysProps) {
  const answer = useRef<HTMLOutputElement>(null)
  const here = daysWithoutYear(added.days)

  /** Makes a change and focuses the answer, because the pressed button disappears. */
  function then(change: () => void) {
    change()
    answer.current?.focus()
  }

  return (
    // Always in the page, so that a screen reader announces the answer.
    <output ref={answer} tabIndex={-1} className={styles.others}>
      {others.length > 0 ? (
        <>
          <span>Your cart has it for {daysWithoutYear(others)}, too.</span>
          <Button look="outline" size="small" onClick={() => then(onKeepOnly)}>
            Keep only {here}
            {keptUnits > 1 && ` (${keptUnits})`}
          </Button>
        </>
      ) : (
        onUndoKeep && (
          <>
            <span>Your cart has it for {here} only.</span>
            <Button look="outline" size="small" onClick={() => then(onUndoKeep)}>
              Undo
            </Button>
          </>
        )
      )}
    </output>
  )
}
