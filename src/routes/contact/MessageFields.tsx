import { customerFields } from '~/components/fields/customer-fields'
import { HintedField } from '~/components/fields/HintedField'
import type { ContactErrors } from '~/lib/contact/contact-form'
import { errorText } from '~/lib/contact/field-errors'
import { FocusArea } from '~/ui/field/FocusArea'
import { TextAreaField } from '~/ui/field/TextAreaField'

const personFields = [
  { name: 'name', 'aria-required': true },
  { name: 'lastName', hint: 'Optional.' },
  { name: 'email', hint: "We'll reply to this address.", 'aria-required': true },
  { name: 'phone', hint: "Optional, if you'd rather get a call." },
] as const

type MessageFieldsProps = {
  errors: ContactErrors
  onLeave: (name: keyof ContactErrors) => void
}

export function MessageFields({ errors, onLeave }: MessageFieldsProps) {
  const field = (name: keyof ContactErrors) => ({
    error: errors[name] && errorText(errors[name]),
    onLeave: () => onLeave(name),
  })
  const { onLeave: leaveMessage, ...message } = field('message')
  return (
    <>
      <div className="pair">
        {personFields.map(({ name, ...more }) => (
          <HintedField key={name} {...customerFields[name]} {...field(name)} {...more} />
        ))}
      </div>
      <FocusArea onLeave={leaveMessage}>
        <TextAreaField
          label="Message"
          name="message"
          {...message}
          hint="Asking about a rental? Tell us the date, the town and about how many guests."
          rows={7}
          aria-required
        />
      </FocusArea>
    </>
  )
}
