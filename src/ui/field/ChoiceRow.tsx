// A radio button or checkbox whose whole row can be clicked. Only the label names it.
import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './ChoiceRow.module.css'

type ChoiceRowProps = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'name' | 'className' | 'children'
> & {
  type: 'radio' | 'checkbox'
  name: string
  label: ReactNode
  /** Says why a disabled row is disabled. */
  hint?: ReactNode
  /** A button below the hint. */
  action?: ReactNode
  /** At the right end, as text: "$45.00". */
  amount?: string | undefined
  /** Marks the row invalid and names the message that says why. */
  errorId?: string | undefined
  id?: string
}

export function ChoiceRow({ label, hint, action, amount, errorId, id, ...input }: ChoiceRowProps) {
  const generated = useId()
  const own = id ?? generated
  // The error comes first.
  const parts = [errorId, amount && `${own}-amount`, hint && `${own}-hint`].filter(Boolean)
  return (
    <div className={`box ${styles.row}`}>
      <input
        {...input}
        id={own}
        className={styles.mark}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={parts.length > 0 ? parts.join(' ') : undefined}
      />
      <label htmlFor={own} className={styles.label}>
        {label}
      </label>
      {amount && (
        <span id={`${own}-amount`} className={styles.amount} translate="no">
          {amount}
        </span>
      )}
      {hint && (
        <p id={`${own}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
