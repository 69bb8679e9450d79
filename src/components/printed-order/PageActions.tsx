// Buttons that print a page and pass its link on. They aren't printed.
import type { ReactNode } from 'react'
import type { MailText } from '~/components/order/link-mail'
import { LinkButtons } from '~/components/order/LinkButtons'
import { Button } from '~/ui/button/Button'
import styles from './PageActions.module.css'

type PageActionsProps = {
  /** The title under which the device shares it. */
  title: string
  /** A mail that says more than the link. */
  mail?: { label: string; text: MailText }
  /** Who can open the link. */
  children: ReactNode
}

export function PageActions({ title, mail, children }: PageActionsProps) {
  return (
    <div className={`stack-16 no-print ${styles.actions}`}>
      <LinkButtons title={title} url={location.href} mail={mail}>
        <Button look="outline" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </LinkButtons>
      <p className="quiet">{children}</p>
    </div>
  )
}
