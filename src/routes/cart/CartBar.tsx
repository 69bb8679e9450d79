// A phone's bar at the lower edge, with the cart's price and the next step, while the summary's own
// button is out of view.
import type { RefObject } from 'react'
import { formatCents } from '~/lib/domain/money'
import type { Estimate } from '~/lib/order-form/estimate'
import { missingWords } from '~/lib/pricing/delivered-price'
import { totalWords } from '~/lib/pricing/labels'
import { StickyBar } from '~/ui/bar/StickyBar'
import { ButtonLink } from '~/ui/button/Button'
import { useOutOfViewport } from '~/ui/use-out-of-viewport'
import { paths } from '~/urls/paths'

type CartBarProps = {
  estimate: Estimate
  /** How many lines it counts. */
  rentals: number
  ownButton: RefObject<HTMLElement | null>
}

export function CartBar({ estimate, rentals, ownButton }: CartBarProps) {
  if (!useOutOfViewport(ownButton)) return null
  return (
    <StickyBar
      words={
        <>
          <span className="sum" translate="no">
            {formatCents(estimate.totalCents)}
          </span>
          <span className="note">{totalWords(missingWords(estimate.missing), rentals)}</span>
        </>
      }
    >
      <ButtonLink to={paths.checkout()}>Check Out</ButtonLink>
    </StickyBar>
  )
}
