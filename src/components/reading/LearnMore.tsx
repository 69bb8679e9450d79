// A link to a page of this site, or to another site in a new tab.
import { useId } from 'react'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/ButtonLink'

type LearnMoreProps = {
  /** For screen readers only. */
  about: string
} & ({ to?: string; url?: never } | { url: string; to?: never })

/** @param url an address on another site, opened in a new tab; without it the button links to `to`, or to the services */
export function LearnMore({ about, to = paths.services(), url }: LearnMoreProps) {
  const hintId = useId()
  const words = (
    <>
      Learn More <span className="visually-hidden">about {about}</span>
    </>
  )
  if (url === undefined)
    return (
      <ButtonLink to={to} look="outline">
        {words}
      </ButtonLink>
    )
  return (
    <>
      <ButtonLink
        to={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={hintId}
        look="outline"
      >
        {words}
      </ButtonLink>
      <span id={hintId} hidden>
        Opens in a new tab.
      </span>
    </>
  )
}
