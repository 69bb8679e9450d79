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

type Tags = 'input' | 'select' | 'textarea'

/** The props of a control, with its value as text and not as an event. */
type Control<Tag extends Tags> = Omit<
  ComponentProps<Tag>,
  'id' | 'name' | 'className' | 'children' | 'value' | 'onChange' | 'ref'
> &
  FieldValue<HTMLElementTagNameMap[Tag]> & { name: string }

type FieldProps = FieldTexts & Control<'input'> & { icon?: IconName }

export function Field({ label, icon, ...props }: FieldProps) {
  const control = useControl<'input'>(props)
  const { error, hint } = props
  return (
    <FieldFrame id={control.id} label={label} error={error} hint={hint} icon={icon}>
      <input {...control} className={`box ${styles.input}`} />
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

export function SelectField({ label, options, icon, compact, ...props }: SelectFieldProps) {
  const control = useControl<'select'>(props)
  return (
    <FieldFrame id={control.id} label={label} icon={icon} compact={compact}>
      <select {...control} className={`box ${styles.select}`}>
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

export function TextAreaField({ label, ...props }: TextAreaFieldProps) {
  const control = useControl<'textarea'>(props)
  const { error, hint } = props
  return (
    <FieldFrame id={control.id} label={label} error={error} hint={hint}>
      <textarea rows={5} {...control} className={`box ${styles.area}`} />
    </FieldFrame>
  )
}

/**
 * All attributes of a control but its class: its value, and what connects it with its label, and
 * with its error and hint in the order in which they are below it.
 */
function useControl<Tag extends Tags>({
  id: ownId,
  name,
  error,
  hint,
  value,
  onValue,
  ref,
  ...attributes
}: Omit<FieldTexts, 'label'> & Control<Tag>) {
  const id = ownId ?? fieldId(name)
  const below = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return {
    id,
    name,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': below.length > 0 ? below.join(' ') : undefined,
    ...attributes,
    ref: useValue({ value, onValue, ref }),
  }
}

type FieldFrameProps = FieldTexts & {
  id: string
  /** Drawn inside the control, at its start. */
  icon?: IconName | undefined
  compact?: boolean | undefined
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
