import type { ComponentProps } from 'react'
import { fieldId } from './field-id'
import type { FieldTexts } from './FieldFrame'
import { useValue, type FieldValue } from './use-value'

type Tags = 'input' | 'select' | 'textarea'

/** The props of a control, with its value as text and not as an event. */
export type ControlProps<Tag extends Tags> = Omit<
  ComponentProps<Tag>,
  'id' | 'name' | 'className' | 'children' | 'value' | 'onChange' | 'ref'
> &
  FieldValue<HTMLElementTagNameMap[Tag]> & { name: string }

/** A control's attributes but its class: its value, and the ids of its label, error and hint. */
export function useControl<Tag extends Tags>({
  id: ownId,
  name,
  error,
  hint,
  value,
  onValue,
  ref,
  ...attributes
}: Omit<FieldTexts, 'label'> & ControlProps<Tag>) {
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
