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
          Reload this page
        </Button>
      }
    >
      <p>
        Part of this page didn't load. You may be offline, or we just updated our site. Once you're
        online, reload the page; your details are saved. Or call <PhoneLink />.
      </p>
    </Notice>
  )
}
