// A long text in a column to read, with a list of its headings. On a wide screen the list stays beside it.
import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Container } from '~/ui/Container'
import styles from './ReadingPage.module.css'

type Heading = { id: string; title: string; sections?: readonly Heading[] }

type ReadingPageProps = {
  headings: readonly Heading[]
  /** Below the list of headings. */
  aside?: ReactNode
  /** For a text short enough to do without the list on a phone. */
  listOnWide?: boolean
  children: ReactNode
}

export function ReadingPage({ headings, aside, listOnWide = false, children }: ReadingPageProps) {
  useAddressedHeading()
  return (
    <Container>
      <div className={styles.page}>
        <nav
          className={`${styles.contents} ${listOnWide ? styles.onWide : ''}`}
          aria-label="On this page"
        >
          <HeadingList headings={headings} />
          {aside}
        </nav>
        <article className={styles.text}>{children}</article>
      </div>
    </Container>
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

/**
 * Shows the heading that the address names, and gives it the focus: the text arrives after its address, so that the
 * browser can't. Going back shows the page where it was left instead.
 */
function useAddressedHeading() {
  const { hash, key } = useLocation()
  const wentBack = useNavigationType() === 'POP' && key !== 'default'
  useEffect(() => {
    if (hash === '' || wentBack) return
    const heading = document.getElementById(hash.slice(1))
    heading?.scrollIntoView({ behavior: 'instant' })
    heading?.focus({ preventScroll: true })
  }, [hash, key, wentBack])
}
