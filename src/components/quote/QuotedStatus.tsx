import { ProblemText } from '~/components/fields/ProblemText'
import type { EntryState } from '~/lib/cart-days/entry-states'
import { isBookable } from '~/lib/domain/item'
import { Icon } from '~/ui/Icon'
import styles from './quote.module.css'

/** Whether a rental of a quote can be booked, and if not, that the total leaves it out. */
export function QuotedStatus({ state }: { state: EntryState | undefined }) {
  if (!state) return null
  const { item, problem, free } = state
  if (!problem)
    return free === null ? null : (
      <p className={styles.available}>
        <Icon name="check-circle" size="1.125rem" /> Available
      </p>
    )
  const isLeftOut = problem.daysWent || item === null || !isBookable(item)
  return (
    <p className={styles.problem}>
      <Icon name="warning" size="1.125rem" />
      <span>
        {item === null ? 'No longer offered' : <ProblemText {...problem} />}
        {isLeftOut && ' (not in the total)'}
      </span>
    </p>
  )
}
