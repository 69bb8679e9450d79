import { PhoneLink } from '~/components/help/PhoneLink'
import type { BookingMessage } from './use-item-booking'
import { Notice } from '~/ui/Notice'

/** Comes into view when it is said: the bar at a phone's lower edge can be pressed far away from it. */
export function BookingNotice({ message }: { message: BookingMessage }) {
  return (
    <div ref={showUp}>
      <Notice tone={message.tone} title={message.text}>
        {message.beside && <p>{message.beside}</p>}
        {message.toOffice && (
          <p>
            For more, call <PhoneLink /> and we will book it with you.
          </p>
        )}
      </Notice>
    </div>
  )
}

function showUp(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
