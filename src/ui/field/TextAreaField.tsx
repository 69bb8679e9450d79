import { FieldFrame, type FieldTexts } from './FieldFrame'
import { useControl, type ControlProps } from './use-control'
import styles from './Field.module.css'

type TextAreaFieldProps = Omit<FieldTexts, 'id'> & ControlProps<'textarea'>

export function TextAreaField({ label, ...props }: TextAreaFieldProps) {
  const control = useControl<'textarea'>(props)
  const { error, hint } = props
  return (
    <FieldFrame id={control.id} label={label} error={error} hint={hint}>
      <textarea rows={5} {...control} className={`box ${styles.area}`} />
    </FieldFrame>
  )
}
