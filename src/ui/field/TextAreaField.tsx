import type { ComponentProps } from 'react'
import { fieldId, wire } from './field-id'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import styles from './Field.module.css'

type TextAreaFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'className'> & { name: string }

export function TextAreaField({ label, name, error, hint, id, ...area }: TextAreaFieldProps) {
  const own = id ?? fieldId(name)
  return (
    <FieldFrame id={own} label={label} error={error} hint={hint}>
      <textarea
        rows={5}
        {...wire({ id: own, error, hint })}
        {...area}
        name={name}
        className={`box ${styles.area}`}
      />
    </FieldFrame>
  )
}
