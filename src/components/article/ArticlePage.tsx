// A long text with a list of its headings, which stays beside it on a wide screen.
import type { ReactNode } from 'react'
import { useLinkedHeading } from '~/components/page/use-linked-heading'
import type { Slot } from '~/ui/slot'
import styles from './ArticlePage.module.css'

type Heading = { id: string; title: string; sections?: readonly Heading[] }

type ArticlePageProps = {
  headings: readonly Heading[]
  aside?: Slot
  /** Shows the list only on wide screens, for a short text. */
  listOnWide?: boolean
  children: ReactNode
}

export function ArticlePage({ headings, aside, listOnWide = false, children }: ArticlePageProps) {
  useLinkedHeading()
  return (
    <div className={`container ${styles.page}`}>
      <nav
        className={`no-print ${styles.contents} ${listOnWide ? styles.onWide : ''}`}
        aria-label="On this page"
      >
        <HeadingList headings={headings} />
        {aside}
      </nav>
      <article className={`column ${styles.text}`}>{children}</article>
    </div>
  )
}

function HeadingList({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, title, sections }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {sections && <HeadingList headings={sections} />}
        </li>
      ))}
    </ul>
  )
}
