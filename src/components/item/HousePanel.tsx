import { useId } from 'react'
import { ItemPrice } from '~/components/rental/ItemPrice'
import { PhoneLink } from '~/components/help/PhoneLink'
import type { Extra } from '~/lib/domain/item'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/Button'

export function HousePanel({ house }: { house: Extra }) {
  const titleId = useId()
  const hintId = useId()
  return (
    <section className="panel stack-16" aria-labelledby={titleId}>
      <h2 id={titleId} className="h2-small">
        To Continue
      </h2>
      <ItemPrice item={house} size="large" />
      <p>
        Contact us for details and availability, or call <PhoneLink />.
      </p>
      <ButtonLink
        to={house.propertyLink}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={hintId}
        wide
      >
        View Property
      </ButtonLink>
      <ButtonLink to={paths.contact()} look="outline" wide>
        Contact Us
      </ButtonLink>
      <p id={hintId} className="note">
        The property&apos;s page opens in a new tab.
      </p>
    </section>
  )
}
