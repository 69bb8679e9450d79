// Asks for the email address of a visitor who waits for a taken day.
import { useRef, useState, useTransition, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { HintedField } from '~/components/fields/HintedField'
import { FailureNotice } from '~/components/help/FailureNotice'
import { PhoneLink } from '~/components/help/PhoneLink'
import { checkEmail, problemText, type FieldProblem } from '~/lib/contact/field-problems'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { failureOf, type Failure } from '~/lib/loading/failure'
import { lazyImport } from '~/lib/loading/lazy-import'
import { loadDraft } from '~/lib/order-form/draft'
import { daysWithoutYear } from '~/lib/time/day-text'
import { paths } from '~/paths'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { AnswerBox } from '~/ui/notice/AnswerBox'
import { Notice } from '~/ui/notice/Notice'

type WaitDialogProps = { item: Item; days: readonly Day[]; onClose: () => void }

/** The days for which the visitor is on the list now; none if no place was left. */
type Answer = { listed: readonly Day[] } | Failure

const fieldId = 'waiting-email'

export function WaitDialog({ item, days, onClose }: WaitDialogProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const [sending, startSending] = useTransition()
  // A visitor who only passes through the field sees no complaint.
  const typed = useRef<string | null>(null)
  const when = daysWithoutYear(days)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const problem = checkEmail(field.value)
    setProblem(problem)
    if (problem) field.focus()
    else startSending(async () => setAnswer(await askToBeTold(item, days, field.value)))
  }

  return (
    <Dialog open onClose={onClose} title={`Tell me if ${item.name} opens up`}>
      {answer !== null && typeof answer === 'object' ? (
        <AnswerBox answer={answer}>
          {answer.listed.length > 0 ? (
            <Notice tone="success" title="You're on the list">
              <p>{`We'll email you if ${daysWithoutYear(answer.listed)} opens up. Nothing is reserved for you.`}</p>
            </Notice>
          ) : (
            <Notice tone="info" title="This list is full">
              <p>
                <span>{`Many people already wait for ${when}. Call`}</span> <PhoneLink />{' '}
                <span>and we'll find you another rental or another day.</span>
              </p>
            </Notice>
          )}
        </AnswerBox>
      ) : (
        <form
          method="post"
          aria-label="Tell me if it opens up"
          noValidate
          className="stack-16"
          onSubmit={submit}
        >
          <p>{`It's booked on ${when}. If that changes, we email you, so you can book it.`}</p>
          <HintedField
            id={fieldId}
            label="Email Address"
            name="email"
            aria-required
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="name@example.com"
            defaultValue={loadDraft().email}
            error={problem ? problemText(problem) : undefined}
            onValue={(value) => {
              typed.current = value
              if (problem) setProblem(checkEmail(value))
            }}
            onLeave={() => typed.current !== null && setProblem(checkEmail(typed.current))}
          />
          <p className="note">
            <span>We use it for nothing else.</span>{' '}
            <Link to={paths.privacy()}>How we keep your address</Link>
          </p>
          <Button type="submit" busy={sending} wide>
            Tell me
          </Button>
          {answer && !sending && (
            <FailureNotice
              title="We couldn't put you on the list."
              failure={answer}
              action={null}
            />
          )}
        </form>
      )}
    </Dialog>
  )
}

/** One day after the other. If a day fails, those before it stay on the list. */
async function askToBeTold(item: Item, days: readonly Day[], email: string): Promise<Answer> {
  try {
    const { waitForDay } = await lazyImport(() => import('~/lib/db/waiting'))
    const listed: Day[] = []
    for (const day of days) if (await waitForDay(item, day, email)) listed.push(day)
    return { listed }
  } catch (error) {
    return failureOf(error)
  }
}
