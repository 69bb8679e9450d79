// The fields of forms: the label above, an icon inside, hint and error below.
import type { ComponentProps, ReactNode } from 'react'
import { fieldId } from './field-id'
import styles from './Field.module.css'
import { Icon, type IconName } from '~/ui/Icon'

type FieldTexts = {
  label: string
  /** Shown below in red; the control is then marked invalid. */
  error?: string | undefined
  hint?: ReactNode
  /** The control's id, if two fields of a page share a name; otherwise `fieldId(name)`. */
  id?: string
}

type FieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'> & {
    name: string
    icon?: IconName
  }

export function Field({ label, name, error, hint, icon, id, ...input }: FieldProps) {
  const own = id ?? fieldId(name)
  return (
    <FieldFrame id={own} label={label} error={error} hint={hint} icon={icon}>
      <input
        {...wire({ id: own, error, hint })}
        {...input}
        name={name}
        className={`box ${styles.input}`}
      />
    </FieldFrame>
  )
}

type Option = { value: string; label: string }

type SelectFieldProps = Pick<FieldTexts, 'label' | 'id'> &
  Omit<ComponentProps<'select'>, 'id' | 'name' | 'className' | 'children'> & {
    name: string
    options: readonly Option[]
    icon?: IconName
    /** Draws it small. Only screen readers get the label. */
    compact?: boolean
  }

export function SelectField({
  label,
  name,
  options,
  icon,
  id,
  compact = false,
  ...select
}: SelectFieldProps) {
  const own = id ?? fieldId(name)
  return (
    <FieldFrame id={own} label={label} icon={icon} compact={compact}>
      <select {...select} id={own} name={name} className={`box ${styles.select}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.caret}>
        <Icon name="caret-down" size="1.125rem" />
      </span>
    </FieldFrame>
  )
}

type TextAreaFieldProps = Omit<FieldTexts, 'id'> &
  Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className'> & { name: string }

export function TextAreaField({ label, name, error, hint, ...area }: TextAreaFieldProps) {
  const id = fieldId(name)
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        rows={5}
        {...wire({ id, error, hint })}
        {...area}
        name={name}
        className={`box ${styles.area}`}
      />
    </FieldFrame>
  )
}

type FieldFrameProps = FieldTexts & {
  id: string
  /** Drawn inside the control, at its start. */
  icon?: IconName | undefined
  compact?: boolean
  children: ReactNode
}

function FieldFrame({ id, label, error, hint, icon, compact, children }: FieldFrameProps) {
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
    <p id={id} className={styles.error}>
      <Icon name="warning" size="1.125rem" />
      {children}
    </p>
  )
}

/** The attributes that connect a control with its error and hint, in the order in which they are below it. */
function wire({ id, error, hint }: { id: string; error?: string | undefined; hint?: unknown }) {
  const parts = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}
