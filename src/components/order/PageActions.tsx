// Buttons that print a page and share its link, with room for one more button. They aren't printed.
import { useState, type ReactNode } from 'react'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { Toast } from '~/ui/notice/Toast'
import styles from './PageActions.module.css'

type PageActionsProps = {
  /** The title under which the device shares it. */
  title: string
  /** One more button, before the others. */
  first?: { label: string; onPress: () => void; done: string } | undefined
  /** Who can open the link. */
  children: ReactNode
}

export function PageActions({ title, first, children }: PageActionsProps) {
  const [done, setDone] = useState<string | null>(null)
  const [byHand, setByHand] = useState(false)
  const canShare = 'share' in navigator

  async function shareLink() {
    const url = location.href
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
    <div className={`stack-16 no-print ${styles.actions}`}>
      <div className="buttons">
        {first && (
          <Button
            look="outline"
            size="small"
            onClick={() => {
              first.onPress()
              setDone(first.done)
            }}
          >
            {first.label}
          </Button>
        )}
        <Button look="outline" size="small" onClick={() => window.print()}>
          Print
        </Button>
        <Button look="outline" size="small" onClick={() => void shareLink()}>
          {canShare ? 'Share link' : 'Copy link'}
        </Button>
      </div>
      {byHand && (
        <Field
          label="Link to this page"
          name="pageLink"
          value={location.href}
          hint="Select the link here and copy it."
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      <p className="quiet">{children}</p>
      <Toast message={done} onDone={() => setDone(null)} />
    </div>
  )
}
