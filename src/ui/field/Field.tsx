import type { IconName } from '~/ui/Icon'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import { useControl, type ControlProps } from './use-control'
import styles from './Field.module.css'

type FieldProps = FieldTexts & ControlProps<'input'> & { icon?: IconName }

export function Field({ label, icon, ...props }: FieldProps) {
  const control = useControl<'input'>(props)
  const { error, hint } = props
  return (
    <FieldFrame id={control.id} label={label} error={error} hint={hint} icon={icon}>
      <input {...control} className={`box ${styles.input}`} />
    </FieldFrame>
  )
}
