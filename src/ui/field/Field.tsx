import type { ComponentProps } from 'react'
import { fieldId, wire } from './field-id'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import styles from './Field.module.css'
import type { IconName } from '~/ui/Icon'

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
