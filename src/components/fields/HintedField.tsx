// A field that checks an email address or phone number for typos after the visitor leaves it, and
// offers a correction if there is one. Other fields are plain. It may be controlled or not.
import { useRef, useState, type ComponentProps } from 'react'
import {
  contactHintText,
  emailHint,
  phoneHint,
  type ContactHint,
} from '~/lib/contact/contact-hints'
import { Field } from '~/ui/field/Field'
import { FieldQuestion } from '~/ui/field/FieldQuestion'
import { FocusArea } from '~/ui/field/FocusArea'

type HintedFieldProps = Omit<ComponentProps<typeof Field>, 'ref'> & {
  /** Called once the focus has left the field and the answers below it. */
  onLeave?: () => void
}

export function HintedField({ onLeave, onValue, ...field }: HintedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // The text when the field was left, until the visitor types again.
  const [left, setLeft] = useState('')
  const [kept, setKept] = useState('')
  const changed = field.value !== undefined && field.value !== left
  const hint = left === kept || changed ? null : hintFor(field.type, left)

  function correct(text: string) {
    if (input.current) write(input.current, text)
    input.current?.focus()
  }

  function keep() {
    setKept(left)
    input.current?.focus()
  }

  return (
    <FocusArea
      onLeave={() => {
        setLeft(input.current?.value ?? '')
        onLeave?.()
      }}
    >
      <Field
        {...field}
        ref={input}
        onValue={(value) => {
          setLeft('')
          onValue?.(value)
        }}
      />
      {hint?.kind === 'didYouMean' ? (
        <FieldQuestion
          question={contactHintText(hint)}
          answers={[
            { label: 'Yes, fix it', onPress: () => correct(hint.corrected) },
            { label: 'No, keep it', onPress: keep },
          ]}
        />
      ) : (
        <FieldQuestion
          question={hint ? contactHintText(hint) : undefined}
          answers={hint?.kind === 'noDot' ? [{ label: "Yes, it's right", onPress: keep }] : []}
        />
      )}
    </FocusArea>
  )
}

function hintFor(type: string | undefined, text: string): ContactHint | null {
  if (type === 'email') return emailHint(text)
  return type === 'tel' ? phoneHint(text) : null
}

/** As if it was typed: past React's own setter, so that listeners of input and form notice. */
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
