import { useId, type ReactNode } from 'react'
import styles from './ChoiceGroup.module.css'
import { FieldError } from './FieldError'

type ChoiceGroupProps = {
  /** The question that the rows answer. */
  legend: string
  /** Writes the question as a heading of the page, where the group is a section of its own. */
  heading?: boolean
  error?: string | undefined
  /** How many rows stand side by side from 600px on. */
  columns?: 1 | 2 | 3
  /** What a message list links to. */
  id?: string
  children: ReactNode
}

export function ChoiceGroup({
  legend,
  heading = false,
  error,
  columns = 1,
  id,
  children,
}: ChoiceGroupProps) {
  const errorId = useId()
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend className={heading ? styles.heading : styles.legend}>
        {heading ? <h2>{legend}</h2> : legend}
      </legend>
      <div className={styles.rows} data-columns={columns}>
        {children}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
