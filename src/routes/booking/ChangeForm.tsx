// Asks the office by mail to move, change or cancel a booking. It writes nothing to the database.
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { PhoneLink } from '~/components/office/PhoneLink'
import {
  changeMessage,
  changeProblem,
  maxChangeWords,
  type ChangeRequest,
} from '~/lib/booking/plan/change-request'
import { useSpan } from '~/components/event/use-span'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { saveChangeRequest } from '~/lib/storage/change-requests'
import { sendContactMessage } from '~/lib/services/contact'
import type { Answer } from '~/lib/services/http'
import { Button } from '~/ui/button/Button'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { TextAreaField } from '~/ui/field/Field'
import { AnswerBox } from '~/ui/notice/AnswerBox'
import { Notice } from '~/ui/notice/Notice'
import { NewDay } from './NewDay'

const choices = [
  { what: 'move', label: 'Move to another day' },
  { what: 'other', label: 'Change something else' },
  { what: 'cancel', label: 'Cancel my booking' },
] as const

const problemTexts = {
  day: 'Choose a new day in the calendar, or write which day you want.',
  words: 'Tell us what you want to change.',
  tooLong: `Please shorten this to ${maxChangeWords} characters.`,
} as const

export function ChangeForm({ booking }: { booking: StoredBooking }) {
  const [request, setRequest] = useState<ChangeRequest>({ what: 'move', day: null, words: '' })
  const [problem, setProblem] = useState<ReturnType<typeof changeProblem>>(null)
  const [answer, setAnswer] = useState<Answer<unknown> | null>(null)
  const [sending, setSending] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)
  const span = useSpan()

  function change(some: Partial<ChangeRequest>) {
    setRequest({ ...request, ...some })
    setProblem(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing = changeProblem(booking, request)
    // The field has its error before it takes the focus, so that a screen reader reads both.
    flushSync(() => setProblem(missing))
    if (missing !== null) words.current?.focus()
    if (missing !== null || sending) return
    setSending(true)
    const sent = await sendContactMessage(changeMessage(booking, request))
    setSending(false)
    const { what, day } = request
    if (sent.ok)
      saveChangeRequest({ id: booking.id, what, day: what === 'move' ? day : null, at: Date.now() })
    setAnswer(sent)
  }

  if (answer?.ok)
    return (
      <AnswerBox answer={answer}>
        <Notice tone="success" role="alert" title="We got your request.">
          <p>
            Nothing has changed yet: your booking stands as it is until our office answers you at{' '}
            <span translate="no">{booking.email}</span>. A copy of your request goes there too. If
            it can't wait, call <PhoneLink />.
          </p>
        </Notice>
      </AnswerBox>
    )
  return (
    <form
      aria-label="Ask to change or cancel"
      noValidate
      className="stack-20"
      onSubmit={(event) => void submit(event)}
    >
      <p>
        This sends our office a message. Your booking stays as it is until we answer you at{' '}
        <span translate="no">{booking.email}</span>.
      </p>
      <ChoiceGroup legend="What would you like?">
        {choices.map(({ what, label }) => (
          <ChoiceRow
            key={what}
            type="radio"
            name="change"
            label={label}
            checked={request.what === what}
            onChange={() => change({ what })}
          />
        ))}
      </ChoiceGroup>
      {request.what === 'move' && (
        <NewDay
          booking={booking}
          span={span}
          day={request.day}
          onPick={(day) => change({ day })}
          unread="We can't check dates right now. Write below which day you want."
        />
      )}
      <TextAreaField
        label={request.what === 'other' ? 'What should we change?' : 'Anything to add?'}
        ref={words}
        name="changeWords"
        value={request.words}
        hint={request.what === 'other' || problem !== null ? undefined : 'Optional.'}
        error={problem === null ? undefined : problemTexts[problem]}
        onValue={(words) => change({ words })}
      />
      {answer && (
        <AnswerBox answer={answer}>
          <FailureNotice
            title={
              answer.reason === 'slow'
                ? "We're not sure we got your request."
                : "Your request wasn't sent."
            }
            failure={answer.reason}
            problem="mail"
            certain="Nothing about your booking has changed."
            action={null}
          />
        </AnswerBox>
      )}
      <div>
        <Button type="submit" busy={sending}>
          Send request
        </Button>
      </div>
    </form>
  )
}
