// The cart has the same item for other days, too: often the event is on one day only.
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
  /** The item is wanted on the added days alone. */
  onKeepOnly: () => void
  /** Brings the other days back, once they were taken out. */
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

  /** The pressed button goes, and what it led to is said here. */
  function then(change: () => void) {
    change()
    answer.current?.focus()
  }

  return (
    // Always there, so that it is heard what takes the place of the question.
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
