import type { ComponentProps } from 'react'
import { fieldId, wire } from './field-id'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import styles from './Field.module.css'

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
