import { customerFields } from '~/components/fields/customer-fields'
import { HintedField } from '~/components/fields/HintedField'
import type { ContactMessage, ContactProblems } from '~/lib/contact/contact-form'
import { problemText } from '~/lib/contact/field-problems'
import { FocusArea } from '~/ui/field/FocusArea'
import { TextAreaField } from '~/ui/field/Field'

/** How often each field was emptied. */
export type Emptied = Record<keyof ContactMessage, number>

/** The fields about the person. */
const personFields = [
  { name: 'name', 'aria-required': true },
  { name: 'lastName', hint: 'Optional.' },
  { name: 'email', hint: "We'll reply to this address.", 'aria-required': true },
  { name: 'phone', hint: "Optional, if you'd rather get a call." },
] as const

type ContactFieldsProps = {
  emptied: Emptied
  problems: ContactProblems
  onLeave: (name: keyof ContactProblems) => void
}

export function ContactFields({ emptied, problems, onLeave }: ContactFieldsProps) {
  const wired = (name: keyof ContactProblems) => ({
    error: problems[name] && problemText(problems[name]),
    onLeave: () => onLeave(name),
  })
  const { onLeave: leaveMessage, ...message } = wired('message')
  return (
    <>
      <div className="pair">
        {personFields.map(({ name, ...more }) => (
          <HintedField
            key={`${name} ${emptied[name]}`}
            {...customerFields[name]}
            {...wired(name)}
            {...more}
          />
        ))}
      </div>
      <FocusArea key={`message ${emptied.message}`} onLeave={leaveMessage}>
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
