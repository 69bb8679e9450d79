import { PhoneLink } from '~/components/help/PhoneLink'
import { eventWithoutYear } from '~/lib/time/day-text'
import type { EventDays } from '~/lib/event/event-days'
import { Button } from '~/ui/button/Button'
import type { BookingMessage } from './use-item-booking'
import { Notice } from '~/ui/notice/Notice'

type BookingNoticeProps = { message: BookingMessage; onTake: (days: EventDays) => void }

/**
 * Scrolls into view when it appears (not when the page opens), because a phone's bar can be pressed
 * far away from it.
 */
export function BookingNotice({ message, onTake }: BookingNoticeProps) {
  const { instead } = message
  return (
    <div ref={message.id === 0 ? null : showUp}>
      <Notice
        tone={message.tone}
        title={message.text}
        action={
          instead && (
            <Button look="outline" size="small" onClick={() => onTake(instead)}>
              {`Choose ${eventWithoutYear(instead)}`}
            </Button>
          )
        }
      >
        {message.beside !== '' && <p>{message.beside}</p>}
        {message.toOffice && (
          <p>
            Need more? Call <PhoneLink /> and we'll book it with you.
          </p>
        )}
      </Notice>
    </div>
  )
}

function showUp(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
