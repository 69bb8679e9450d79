import type { ComponentProps } from 'react'
import { fieldId } from './field-id'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import styles from './Field.module.css'
import { Icon, type IconName } from '~/ui/Icon'

type Option = { value: string; label: string }

type SelectFieldProps = Pick<FieldTexts, 'label' | 'id'> &
  Omit<ComponentProps<'select'>, 'id' | 'name' | 'className' | 'children'> & {
    name: string
    options: readonly Option[]
    icon?: IconName
    /** Small, with its label for screen readers only. */
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
