// Share, copy or mail a link. If that fails, a field shows the link to copy by hand.
import { useState } from 'react'
import { Button, ButtonLink } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { Toast } from '~/ui/notice/Toast'
import type { Slot } from '~/ui/slot'
import { linkMail, type MailText } from './link-mail'

type LinkButtonsProps = {
  /** The title under which the device shares it. */
  title: string
  url: string
  /** Who gets the mail; without it, the visitor chooses. */
  email?: string
  /** A mail that says more than the link. */
  mail?: { label: string; text: MailText } | undefined
  /** Buttons before them. */
  children?: Slot
}

export function LinkButtons({ title, url, email = '', mail, children }: LinkButtonsProps) {
  const [done, setDone] = useState<string | null>(null)
  const [byHand, setByHand] = useState(false)
  const canShare = 'share' in navigator

  async function shareLink() {
    try {
      if (canShare) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setDone('Link copied.')
      }
    } catch (error) {
      // Closing the device's share sheet isn't a failure.
      setByHand(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }

  return (
    <>
      <div className="buttons">
        {children}
        <Button look="outline" size="small" onClick={() => void shareLink()}>
          {canShare ? 'Share link' : 'Copy link'}
        </Button>
        <ButtonLink look="outline" size="small" to={linkMail({ title, url, email, ...mail })}>
          {mail?.label ?? 'Email link'}
        </ButtonLink>
      </div>
      {byHand && (
        <Field
          label="The link"
          name="pageLink"
          value={url}
          hint="Select the link here and copy it."
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      <Toast message={done} onDone={() => setDone(null)} />
    </>
  )
}
