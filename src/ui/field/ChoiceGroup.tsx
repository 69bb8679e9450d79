import { useId, type ReactNode } from 'react'
import styles from './ChoiceGroup.module.css'

type ChoiceGroupProps = {
  legend: string
  /** The question is a heading of the page. */
  heading?: boolean
  hint?: ReactNode
  /** How many rows are side by side from 600px on. */
  columns?: 1 | 2 | 3
  children: ReactNode
}

export function ChoiceGroup({
  legend,
  heading = false,
  hint,
  columns = 1,
  children,
}: ChoiceGroupProps) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint ? hintId : undefined}>
      <legend className={heading ? styles.heading : 'label'}>
        {heading ? <h2>{legend}</h2> : legend}
      </legend>
      {hint && (
        <p id={hintId} className={`note ${styles.hint}`}>
          {hint}
        </p>
      )}
      <div className={`stack-12 ${styles.rows}`} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  )
}
