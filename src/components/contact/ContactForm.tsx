// A message to the office. The text stays in the fields until it has been sent. Then they are
// emptied, except for text that was typed meanwhile.
import { startTransition, useActionState, useEffect, useRef, useState, type FormEvent } from 'react'
import { FailureNotice } from '~/components/help/FailureNotice'
import { PhoneLink } from '~/components/help/PhoneLink'
import {
  contactProblems,
  readContactMessage,
  type ContactProblems,
} from '~/lib/contact/contact-form'
import type { CallFailure } from '~/lib/loading/failure'
import { messages } from '~/lib/text/messages'
import { sendContactMessage } from '~/lib/services/contact'
import { AnswerBox } from '~/ui/notice/AnswerBox'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'
import { useHydrated } from '~/ui/use-hydrated'
import { ContactFields, type Emptied } from './ContactFields'

type ContactAnswer =
  | { kind: 'sent' }
  | { kind: 'failed'; failure: CallFailure }
  | { kind: 'invalid'; problems: ContactProblems }

async function send(_: ContactAnswer | null, fields: FormData): Promise<ContactAnswer> {
  const message = readContactMessage(fields)
  const problems = contactProblems(message)
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems }
  const answer = await sendContactMessage(message)
  if (answer.ok) return { kind: 'sent' }
  return { kind: 'failed', failure: answer.reason }
}

const neverEmptied: Emptied = { name: 0, lastName: 0, email: 0, phone: 0, message: 0 }
const contactNames = Object.keys(neverEmptied) as (keyof Emptied)[]

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [answer, submit, sending] = useActionState(send, null)
  const [shownProblems, setShownProblems] = useState<ContactProblems>({})
  const [seen, setSeen] = useState(answer)
  // Fields that were changed while the message was being sent, and how often each was emptied.
  const [late, setLate] = useState<readonly string[]>([])
  const [emptied, setEmptied] = useState(neverEmptied)
  if (answer !== seen) {
    setSeen(answer)
    if (answer?.kind === 'sent') setEmptied(emptiedBut(late, emptied))
  }
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
    const name = contactNames.find((field) => 'name' in target && target.name === field)
    if (!name) return
    if (!late.includes(name)) setLate([...late, name])
    if (shownProblems[name]) tell(name)
  }

  /** Not the form's own action, which would empty the fields even after a failure. */
  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setShownProblems(problems())
    setLate([])
    startTransition(() => submit(fields))
  }

  return (
    <form
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
      <ContactFields emptied={emptied} problems={shownProblems} onLeave={tell} />
      {shown?.kind === 'sent' && late.length > 0 ? (
        // The visitor may keep typing in a field.
        <Sent />
      ) : (
        shown &&
        shown.kind !== 'invalid' && (
          <AnswerBox answer={shown}>
            {shown.kind === 'sent' ? (
              <Sent />
            ) : (
              <NotSent failure={shown.failure} sending={sending} />
            )}
          </AnswerBox>
        )
      )}
      <div>
        <Button type="submit" busy={sending}>
          Send Message
        </Button>
      </div>
    </form>
  )
}

/** Counts up the fields that weren't changed meanwhile: a new count gives a new, empty field. */
function emptiedBut(late: readonly string[], before: Emptied): Emptied {
  return Object.fromEntries(
    contactNames.map((name) => [name, before[name] + (late.includes(name) ? 0 : 1)]),
  ) as Emptied
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
