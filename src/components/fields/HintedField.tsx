// A field that looks twice at an e-mail address or a telephone number once it has been left, and offers the correction
// where one can be guessed. Any other field is a plain one. It may be controlled or not.
import { useRef, useState, type ComponentProps } from 'react'
import {
  contactHintText,
  emailHint,
  phoneHint,
  type ContactHint,
} from '~/lib/contact/contact-hints'
import { Field } from '~/ui/field/Field'
import { FieldQuestion } from '~/ui/field/FieldQuestion'
import { FocusArea } from '~/ui/dialog/FocusArea'

type HintedFieldProps = Omit<ComponentProps<typeof Field>, 'ref'> & {
  /** Called once the focus has left the field and the answers below it. */
  onLeave?: () => void
}

export function HintedField({ onLeave, onChange, ...field }: HintedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // The text as it stood when the field was left, until somebody types again.
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
        onChange={(event) => {
          setLeft('')
          onChange?.(event)
        }}
      />
      {hint?.kind === 'didYouMean' ? (
        <FieldQuestion
          question={contactHintText(hint)}
          answers={[
            { label: 'Yes, correct it', onPress: () => correct(hint.corrected) },
            { label: 'No, keep it', onPress: keep },
          ]}
        />
      ) : (
        <FieldQuestion question={hint ? contactHintText(hint) : undefined} />
      )}
    </FocusArea>
  )
}

function hintFor(type: string | undefined, text: string): ContactHint | null {
  if (type === 'email') return emailHint(text)
  return type === 'tel' ? phoneHint(text) : null
}

/** As if typed: past React's own setter, so that whoever listens to the input or to its form notices. */
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
