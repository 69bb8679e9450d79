// A message to the office. The fields are off while it is sent, and emptied once it was.
import { startTransition, useActionState, useEffect, useRef, useState, type FormEvent } from 'react'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { contactErrors, readContactMessage, type ContactErrors } from '~/lib/contact/contact-form'
import type { CallFailure } from '~/lib/failures/failure'
import { sendContactMessage } from '~/lib/services/contact'
import { messages } from '~/lib/text/messages'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { useHydrated } from '~/ui/use-hydrated'
import { MessageFields } from './MessageFields'

type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'failed'; failure: CallFailure }
  | { kind: 'invalid'; errors: ContactErrors }

/** `sent` counts the messages that were sent. */
type Sending = { sent: number; outcome: ContactOutcome | null }

async function send({ sent }: Sending, fields: FormData): Promise<Sending> {
  const message = readContactMessage(fields)
  const errors = contactErrors(message)
  if (Object.keys(errors).length > 0) return { sent, outcome: { kind: 'invalid', errors } }
  const outcome = await sendContactMessage(message)
  return outcome.ok
    ? { sent: sent + 1, outcome: { kind: 'sent' } }
    : { sent, outcome: { kind: 'failed', failure: outcome.reason } }
}

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [{ sent, outcome }, submit, sending] = useActionState(send, { sent: 0, outcome: null })
  const [shownErrors, setShownErrors] = useState<ContactErrors>({})
  // While it is sent again, only a failure stays, because its button may have the focus.
  const shown = sending && outcome?.kind !== 'failed' ? null : outcome

  useEffect(() => {
    if (outcome?.kind === 'invalid')
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [outcome])

  function errors(): ContactErrors {
    return form.current ? contactErrors(readContactMessage(new FormData(form.current))) : {}
  }

  function tell(name: keyof ContactErrors) {
    const { [name]: error } = errors()
    setShownErrors((before) => {
      const { [name]: _old, ...others } = before
      return error ? { ...others, [name]: error } : others
    })
  }

  /** Removes an error as soon as the visitor fixes it. Shows no new one while they type. */
  function typed({ target }: FormEvent) {
    const names = Object.keys(shownErrors) as (keyof ContactErrors)[]
    const name = names.find((field) => 'name' in target && target.name === field)
    if (name) tell(name)
  }

  /** Not the form's own action, which would empty the fields even after a failure. */
  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setShownErrors(errors())
    startTransition(() => submit(fields))
  }

  return (
    <form
      name="contact"
      ref={form}
      // Submitted before hydration, it would put the text into a URL.
      inert={!hydrated}
      method="post"
      aria-labelledby="message"
      noValidate
      className="stack-20"
      onChange={typed}
      onSubmit={submitted}
    >
      {/* A new key gives empty fields. */}
      <fieldset key={sent} className="stack-20" disabled={sending}>
        <MessageFields errors={shownErrors} onLeave={tell} />
      </fieldset>
      {shown && shown.kind !== 'invalid' && (
        <OutcomeFocus outcome={shown}>
          {shown.kind === 'sent' ? <Sent /> : <NotSent failure={shown.failure} sending={sending} />}
        </OutcomeFocus>
      )}
      <div>
        <Button type="submit" busy={sending}>
          Send Message
        </Button>
      </div>
    </form>
  )
}

/** After a slow answer the message may have arrived. */
function NotSent({ failure, sending }: { failure: CallFailure; sending: boolean }) {
  return (
    <FailureNotice
      title={
        failure === 'slow' ? "We're not sure we got your message." : "Your message wasn't sent."
      }
      failure={failure}
      problem="mail"
      certain="What you wrote is still here."
      action={
        <Button type="submit" look="outline" size="small" busy={sending}>
          Try again
        </Button>
      }
    />
  )
}

function Sent() {
  return (
    <Notice tone="success" role="alert" title={messages.contactSent}>
      <p>
        Our office has it now. If it can't wait, call <PhoneLink />.
      </p>
    </Notice>
  )
}
