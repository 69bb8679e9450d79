import type { ReactNode } from 'react'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'

export function ReloadNotice({ title, children }: { title: string; children: ReactNode }) {
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
        <span>{children}</span> Need help? Call <PhoneLink />.
      </p>
    </Notice>
  )
}
