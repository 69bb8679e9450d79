// A message to the office. What is typed stays in the fields until it has been sent; then they are empty for another one.
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import { customerFields } from '~/components/customer-fields'
import { PhoneLink } from '~/components/PhoneLink'
import type { ContactProblems } from '~/lib/contact-form'
import { messages } from '~/lib/messages'
import { AnswerBox } from '~/ui/AnswerBox'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { Notice } from '~/ui/Notice'
import { TextAreaField } from '~/ui/TextAreaField'
import styles from './contact.module.css'

/** 'slow': nobody knows whether the message arrived. */
export type ContactAnswer =
  | { kind: 'sent' | 'down' | 'slow' }
  | { kind: 'invalid'; problems: ContactProblems }

export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useNavigation().state === 'submitting'
  // What is being sent anew is no longer spoken of; only a failure stays, as its button may have the focus.
  const failed = answer?.kind === 'down' || answer?.kind === 'slow'
  const shown = sending && !failed ? undefined : answer
  const problems = shown?.kind === 'invalid' ? shown.problems : {}

  useEffect(() => {
    if (answer?.kind === 'sent') form.current?.reset()
    if (answer?.kind === 'invalid')
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  return (
    <Form ref={form} method="post" noValidate preventScrollReset className={styles.form}>
      <div className={styles.pair}>
        <Field {...customerFields.name} error={problems.name} aria-required />
        <Field {...customerFields.lastName} hint="Optional." />
      </div>
      <div className={styles.pair}>
        <Field
          {...customerFields.email}
          error={problems.email}
          hint="We answer to this address."
          aria-required
        />
        <Field {...customerFields.phone} hint="Optional, if a call suits you better." />
      </div>
      <TextAreaField
        label="Message"
        name="message"
        error={problems.message}
        hint="For a rental, the date, the town and about how many guests help us answer."
        rows={7}
        aria-required
      />
      {shown && shown.kind !== 'invalid' && (
        <AnswerBox answer={shown}>
          {shown.kind === 'sent' ? <Sent /> : <NotSent kind={shown.kind} sending={sending} />}
        </AnswerBox>
      )}
      <div>
        <Button type="submit" busy={sending}>
          Send Message
        </Button>
      </div>
    </Form>
  )
}

function NotSent({ kind, sending }: { kind: 'down' | 'slow'; sending: boolean }) {
  return (
    <Notice
      tone="error"
      title={
        kind === 'down'
          ? 'Your message was not sent.'
          : "We don't know whether your message arrived."
      }
      action={
        <Button type="submit" look="outline" size="small" busy={sending}>
          Try again
        </Button>
      }
    >
      <p>
        {kind === 'down' ? 'The connection failed.' : 'The answer takes too long.'} What you wrote
        is still here. Try again in a moment, or call <PhoneLink />.
      </p>
    </Notice>
  )
}

function Sent() {
  return (
    <Notice tone="success" title={messages.contactSent}>
      <p>
        It is with our office now. If it can't wait, call <PhoneLink />.
      </p>
    </Notice>
  )
}
