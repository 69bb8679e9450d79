import { PhoneLink } from '~/components/contact/PhoneLink'
import { Notice } from '~/ui/notice/Notice'
import type { ChoiceMessage } from './use-choice-message'

type ChoiceNoticeProps = { message: ChoiceMessage }

/** Scrolls into view when it appears later, because a phone's bar may be far away from it. */
export function ChoiceNotice({ message }: ChoiceNoticeProps) {
  return (
    <div ref={message.id === 0 ? null : showUp}>
      <Notice tone={message.tone} title={message.text}>
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
