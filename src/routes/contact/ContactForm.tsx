// A message to the office. The fields are off while it is sent, and emptied once it was.
import { startTransition, useActionState, useEffect, useRef, useState, type FormEvent } from 'react'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { PhoneLink } from '~/components/office/PhoneLink'
import {
  contactProblems,
  readContactMessage,
  type ContactProblems,
} from '~/lib/contact/contact-form'
import type { CallFailure } from '~/lib/failures/failure'
import { messages } from '~/lib/text/messages'
import { sendContactMessage } from '~/lib/services/contact'
import { AnswerBox } from '~/ui/notice/AnswerBox'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'
import { useHydrated } from '~/ui/use-hydrated'
import { ContactFields } from './MessageFields'

type ContactAnswer =
  | { kind: 'sent' }
  | { kind: 'failed'; failure: CallFailure }
  | { kind: 'invalid'; problems: ContactProblems }

/** `sent` counts the messages that were sent. */
type Sending = { sent: number; answer: ContactAnswer | null }

async function send({ sent }: Sending, fields: FormData): Promise<Sending> {
  const message = readContactMessage(fields)
  const problems = contactProblems(message)
  if (Object.keys(problems).length > 0) return { sent, answer: { kind: 'invalid', problems } }
  const answer = await sendContactMessage(message)
  return answer.ok
    ? { sent: sent + 1, answer: { kind: 'sent' } }
    : { sent, answer: { kind: 'failed', failure: answer.reason } }
}

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [{ sent, answer }, submit, sending] = useActionState(send, { sent: 0, answer: null })
  const [shownProblems, setShownProblems] = useState<ContactProblems>({})
  // While a message is sent again, only a failure stays shown, because its button may have the
  // focus.
  const shown = sending && answer?.kind !== 'failed' ? null : answer

  useEffect(() => {
    if (answer?.kind === 'invalid')
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  function problems(): ContactProblems {
    return form.current ? contactProblems(readContactMessage(new FormData(form.current))) : {}
  }

  function tell(name: keyof ContactProblems) {
    const { [name]: problem } = problems()
    setShownProblems((before) => {
      const { [name]: _old, ...others } = before
      return problem ? { ...others, [name]: problem } : others
    })
  }

  /** Removes a problem as soon as it is fixed. Shows no new one while the visitor types. */
  function typed({ target }: FormEvent) {
    const names = Object.keys(shownProblems) as (keyof ContactProblems)[]
    const name = names.find((field) => 'name' in target && target.name === field)
    if (name) tell(name)
  }

  /** Not the form's own action, which would empty the fields even after a failure. */
  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setShownProblems(problems())
    startTransition(() => submit(fields))
  }

  return (
    <form
      name="contact"
      ref={form}
      // Submitted before hydration, it would put the text into an address.
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
        <ContactFields problems={shownProblems} onLeave={tell} />
      </fieldset>
      {shown && shown.kind !== 'invalid' && (
        <AnswerBox answer={shown}>
          {shown.kind === 'sent' ? <Sent /> : <NotSent failure={shown.failure} sending={sending} />}
        </AnswerBox>
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
