// Asks the office by mail to move, change or cancel a booking. It writes nothing to the database.
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { AvailabilityCalendar } from '~/components/calendar/AvailabilityCalendar'
import { whyNotMoved } from '~/components/calendar/why-not-moved'
import { PhoneLink } from '~/components/help/PhoneLink'
import {
  changeMessage,
  changeProblem,
  maxChangeWords,
  type ChangeRequest,
} from '~/lib/booking/plan/change-request'
import { firstDay, linesOf } from '~/lib/booking/plan/rental-times'
import { moveState } from '~/lib/cart-days/move'
import { readForMove } from '~/lib/cart-days/read-booked'
import { spanNow } from '~/lib/cart-days/read-cart'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { sendContactMessage } from '~/lib/services/contact'
import type { Day } from '~/lib/domain/day'
import { messages } from '~/lib/text/messages'
import { formatDay } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { TextAreaField } from '~/ui/field/Field'
import { AnswerBox } from '~/ui/notice/AnswerBox'
import { Notice } from '~/ui/notice/Notice'
import { useAnswer } from '~/ui/use-answer'

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
  const [answer, setAnswer] = useState<{ kind: 'sent' | 'down' | 'slow' } | null>(null)
  const [sending, setSending] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)

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
    setAnswer({ kind: sent.ok ? 'sent' : sent.reason === 'slow' ? 'slow' : 'down' })
  }

  if (answer?.kind === 'sent')
    return (
      <AnswerBox answer={answer}>
        <Notice tone="success" role="alert" title="We got your request.">
          <p>
            Nothing has changed yet: your booking stands as it is until our office answers you at{' '}
            {booking.email}. If it can't wait, call <PhoneLink />.
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
        {booking.email}.
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
        <NewDay booking={booking} day={request.day} onPick={(day) => change({ day })} />
      )}
      <TextAreaField
        label={request.what === 'other' ? 'What should we change?' : 'Anything to add?'}
        ref={words}
        name="changeWords"
        value={request.words}
        hint={request.what === 'other' || problem !== null ? undefined : 'Optional.'}
        error={problem === null ? undefined : problemTexts[problem]}
        onChange={(event) => change({ words: event.target.value })}
      />
      {answer && (
        <AnswerBox answer={answer}>
          <Notice
            tone="error"
            title={
              answer.kind === 'down'
                ? "Your request wasn't sent."
                : "We're not sure we got your request."
            }
          >
            <p>
              Nothing about your booking has changed. Try again in a moment, or call <PhoneLink />.
            </p>
          </Notice>
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

type NewDayProps = {
  booking: StoredBooking
  day: Day | null
  onPick: (day: Day | null) => void
}

/** The days on which all rentals of the booking are available. */
function NewDay({ booking, day, onPick }: NewDayProps) {
  const read = useAnswer(booking.id, async () => (await readForMove(booking)) ?? 'unknown')
  const [span] = useState(spanNow)
  /** The last pressed day, if it isn't available. */
  const [refused, setRefused] = useState<Day | null>(null)

  if (read === null) return <output>Checking availability…</output>
  if (read === 'unknown')
    return (
      <Notice tone="info">
        <p>We can't check dates right now. Write below which day you want.</p>
      </Notice>
    )
  const now = firstDay(linesOf(booking))
  const stateOf = (each: Day) => moveState(booking.cart, 'all', each, { ...read, span })

  function pick(each: Day) {
    const isFree = stateOf(each) === 'free'
    setRefused(isFree ? null : each)
    onPick(isFree ? each : null)
  }

  return (
    <div className="stack-16">
      <p>Choose a new first day. All of your rentals are available on the days you can pick.</p>
      <AvailabilityCalendar
        stateOf={stateOf}
        days={span}
        chosen={[day ?? now].filter((each) => each !== undefined)}
        onPick={pick}
      />
      {refused && (
        <Notice tone="error" title={messages.dateUnavailable}>
          <p>{whyNotMoved(booking.cart, 'all', refused, { ...read, span })}</p>
        </Notice>
      )}
      <output>{day ? `New day: ${formatDay(day)}` : ''}</output>
    </div>
  )
}
