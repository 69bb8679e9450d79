import { useId } from 'react'
import { ButtonLink } from '~/ui/button/Button'
import { paths } from '~/urls/paths'

type LearnMoreProps = {
  /** For screen readers only. */
  about: string
  /** A page of this site. */
  to?: string
  /** A URL on another site instead, which opens in a new tab. */
  url?: string
}

export function LearnMore({ about, to = paths.services(), url }: LearnMoreProps) {
  const hintId = useId()
  const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': hintId }
  return (
    <>
      <ButtonLink to={url ?? to} look="outline" {...(url && newTab)}>
        Learn More <span className="visually-hidden">{`about ${about}`}</span>
      </ButtonLink>
      {url && (
        <span id={hintId} hidden>
          Opens in a new tab.
        </span>
      )}
    </>
  )
}
