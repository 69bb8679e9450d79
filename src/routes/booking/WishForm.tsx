// Asks the office by mail to move, change or cancel a booking. It writes nothing to the database.
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { useBookableDays } from '~/components/event/use-bookable-days'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { wishMessage, wishError, maxWishLength, type Wish } from '~/lib/booking/plan/wish'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { sendContactMessage } from '~/lib/services/contact'
import type { Answer } from '~/lib/services/http'
import { saveSentWish } from '~/lib/storage/sent-wishes'
import { Button } from '~/ui/button/Button'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { TextAreaField } from '~/ui/field/TextAreaField'
import { Notice } from '~/ui/notice/Notice'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { NewDay } from './NewDay'

const choices = [
  { what: 'move', label: 'Move to another day' },
  { what: 'other', label: 'Change something else' },
  { what: 'cancel', label: 'Cancel my booking' },
] as const

const errorTexts = {
  day: 'Choose a new day in the calendar, or write which day you want.',
  words: 'Tell us what you want to change.',
  tooLong: `Please shorten this to ${maxWishLength} characters.`,
} as const

export function WishForm({ booking }: { booking: Booking }) {
  const [wish, setWish] = useState<Wish>({ what: 'move', day: null, words: '' })
  const [error, setError] = useState<ReturnType<typeof wishError>>(null)
  const [answer, setOutcome] = useState<Answer<unknown> | null>(null)
  const [sending, setSending] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)
  const bookableDays = useBookableDays()

  function change(some: Partial<Wish>) {
    setWish({ ...wish, ...some })
    setError(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing = wishError(booking, wish)
    // The field has its error before it takes the focus, so that a screen reader reads both.
    flushSync(() => setError(missing))
    if (missing !== null) words.current?.focus()
    if (missing !== null || sending) return
    setSending(true)
    const sent = await sendContactMessage(wishMessage(booking, wish))
    setSending(false)
    const { what, day } = wish
    if (sent.ok)
      saveSentWish({ id: booking.id, what, day: what === 'move' ? day : null, at: Date.now() })
    setOutcome(sent)
  }

  if (answer?.ok)
    return (
      <OutcomeFocus outcome={answer}>
        <Notice tone="success" role="alert" title="We got your request.">
          <p>
            Nothing has changed yet: your booking stands as it is until our office answers you at{' '}
            <span translate="no">{booking.email}</span>. A copy of your request goes there too. If
            it can't wait, call <PhoneLink />.
          </p>
        </Notice>
      </OutcomeFocus>
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
            checked={wish.what === what}
            onChange={() => change({ what })}
          />
        ))}
      </ChoiceGroup>
      {wish.what === 'move' && (
        <NewDay
          booking={booking}
          bookableDays={bookableDays}
          day={wish.day}
          onPick={(day) => change({ day })}
          ifUnknown="We can't check dates right now. Write below which day you want."
        />
      )}
      <TextAreaField
        label={wish.what === 'other' ? 'What should we change?' : 'Anything to add?'}
        ref={words}
        name="changeWords"
        value={wish.words}
        hint={wish.what === 'other' || error !== null ? undefined : 'Optional.'}
        error={error === null ? undefined : errorTexts[error]}
        onValue={(words) => change({ words })}
      />
      {answer && (
        <OutcomeFocus outcome={answer}>
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
        </OutcomeFocus>
      )}
      <div>
        <Button type="submit" busy={sending}>
          Send request
        </Button>
      </div>
    </form>
  )
}
