import { Icon, type IconName } from '~/ui/Icon'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import { useControl, type ControlProps } from './use-control'
import styles from './Field.module.css'

type Option = { value: string; label: string }

type SelectFieldProps = Pick<FieldTexts, 'label' | 'id'> &
  ControlProps<'select'> & {
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
