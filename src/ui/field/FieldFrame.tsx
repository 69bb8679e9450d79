// What is around the control of a form's field: the label above, an icon inside, error and hint below.
import type { ReactNode } from 'react'
import { Icon, type IconName } from '~/ui/Icon'
import type { Slot } from '~/ui/slot'
import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  /** Shown below in red; the control is then marked invalid. */
  error?: string | undefined
  hint?: ReactNode
  /** The control's id, if two fields of a page share a name; otherwise `fieldId(name)`. */
  id?: string
}

type FieldFrameProps = FieldTexts & {
  id: string
  /** Drawn inside the control, at its start. */
  icon?: IconName | undefined
  compact?: boolean | undefined
  children: Slot
}

export function FieldFrame({ id, label, error, hint, icon, compact, children }: FieldFrameProps) {
  return (
    <div className={compact ? styles.compact : styles.field}>
      <label className="label" htmlFor={id}>
        {compact ? <span className="visually-hidden">{label}</span> : label}
      </label>
      <div className={icon ? styles.withIcon : styles.control}>
        {icon && <Icon name={icon} size="1.25rem" />}
        {children}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={`remark ${styles.error}`}>
      <Icon name="warning" size="1.125rem" />
      <span>{children}</span>
    </p>
  )
}
