// The certificate is sold with a cart only: beside the popup's total, why that isn't the sum of the page behind it.
import { useState } from 'react'
import { useEventPlace } from '~/lib/order-form/event-place'
import { loadDraft } from '~/lib/order-form/draft'
import { insuranceCents } from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'

type WithoutCertificateProps = {
  /** The page has an estimate of this item. */
  estimated: boolean
}

export function WithoutCertificate({ estimated }: WithoutCertificateProps) {
  const place = useEventPlace()
  // The popup lies over the page: nothing there changes meanwhile.
  const [isChosen] = useState(() => loadDraft().insurance)
  const isInEstimate = estimated && place !== null && isChosen
  return (
    <p className="note">
      Booked by itself, it comes without the insurance certificate ({formatCents(insuranceCents)})
      {isInEstimate && ', which the estimate on the page includes'}. Want one? Use Add To Cart
      instead.
    </p>
  )
}
