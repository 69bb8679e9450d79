// A sentence beside the popup's total, which differs from the page's estimate because only the cart has the certificate.
import { useState } from 'react'
import { useEventPlace } from '~/lib/order-form/event-place'
import { loadDraft } from '~/lib/order-form/draft'
import { insuranceCents } from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'

type WithoutCertificateProps = {
  /** The page shows an estimate of this item. */
  estimated: boolean
}

export function WithoutCertificate({ estimated }: WithoutCertificateProps) {
  const place = useEventPlace()
  // The page behind the popup can't change meanwhile.
  const [isChosen] = useState(() => loadDraft().insurance)
  const isInEstimate = estimated && place !== null && isChosen
  return (
    <p className="note">
      This order doesn't include the insurance certificate ({formatCents(insuranceCents)})
      {isInEstimate && '; the estimate on this page does'}. Want one? Use Add To Cart instead.
    </p>
  )
}
