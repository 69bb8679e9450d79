// The fields of forms: the label above, an icon inside, hint and error below.
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '~/ui/Icon'
import type { Slot } from '~/ui/slot'
import { fieldId } from './field-id'
import { useValue, type FieldValue } from './use-value'
import styles from './Field.module.css'

type FieldTexts = {
  label: string
  /** Shown below in red; the control is then marked invalid. */
  error?: string | undefined
  hint?: ReactNode
  /** The control's id, if two fields of a page share a name; otherwise `fieldId(name)`. */
  id?: string
}

/** The props of a control, with its value as text and not as an event. */
type Control<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'id' | 'name' | 'className' | 'children' | 'value' | 'onChange' | 'ref'
> &
  FieldValue<HTMLElementTagNameMap[Tag]> & { name: string }

type FieldProps = FieldTexts & Control<'input'> & { icon?: IconName }

export function Field({
  label,
  name,
  error,
  hint,
  icon,
  id,
  value,
  onValue,
  ref,
  ...input
}: FieldProps) {
  const own = id ?? fieldId(name)
  const control = useValue({ value, onValue, ref })
  return (
    <FieldFrame id={own} label={label} error={error} hint={hint} icon={icon}>
      <input
        {...wire({ id: own, error, hint })}
        defaultValue={value}
        {...input}
        ref={control}
        name={name}
        className={`box ${styles.input}`}
      />
    </FieldFrame>
  )
}

type Option = { value: string; label: string }

type SelectFieldProps = Pick<FieldTexts, 'label' | 'id'> &
  Control<'select'> & {
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
  value,
  onValue,
  ref,
  ...select
}: SelectFieldProps) {
  const own = id ?? fieldId(name)
  const control = useValue({ value, onValue, ref })
  return (
    <FieldFrame id={own} label={label} icon={icon} compact={compact}>
      <select
        {...select}
        ref={control}
        id={own}
        name={name}
        defaultValue={value}
        className={`box ${styles.select}`}
      >
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

type TextAreaFieldProps = Omit<FieldTexts, 'id'> & Control<'textarea'>

export function TextAreaField({
  label,
  name,
  error,
  hint,
  value,
  onValue,
  ref,
  ...area
}: TextAreaFieldProps) {
  const id = fieldId(name)
  const control = useValue({ value, onValue, ref })
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        rows={5}
        {...wire({ id, error, hint })}
        defaultValue={value}
        {...area}
        ref={control}
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
  children: Slot
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
      <span>{children}</span>
    </p>
  )
}

/**
 * The attributes that connect a control with its error and hint, in the order in which they are
 * below it.
 */
function wire({ id, error, hint }: { id: string; error?: string | undefined; hint?: unknown }) {
  const parts = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
  }
}
