import { PhoneLink } from './PhoneLink'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'

/** Says that a part of the page didn't load. The rest stays, and the session has the forms. */
export function ChunkLoadNotice({ title }: { title: string }) {
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button look="outline" size="small" onClick={() => location.reload()}>
          Load this page again
        </Button>
      }
    >
      <p>
        A part of this page did not arrive. Either the connection is gone, or we have just published
        a new version. Once you are online, load the page again: your details are kept. Or call{' '}
        <PhoneLink />.
      </p>
    </Notice>
  )
}
