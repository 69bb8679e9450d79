// The way to more: a page of this site, or one elsewhere, which opens beside this one.
import { useId } from 'react'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/ButtonLink'

type LearnMoreProps = { to?: string; url?: never } | { url: string; to?: never }

/** @param url an address elsewhere, opened in a new tab; without it the button links to `to`, or to the services */
export function LearnMore({ to = paths.services(), url }: LearnMoreProps) {
  const hintId = useId()
  if (url === undefined)
    return (
      <ButtonLink to={to} look="outline">
        Learn More
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
        Learn More
      </ButtonLink>
      <span id={hintId} hidden>
        Opens in a new tab.
      </span>
    </>
  )
}
