// What may go wrong on the day, named before the final press. It warns and never stops an order.
import { PhoneLink } from '~/components/contact/PhoneLink'
import { crewWarnings } from '~/lib/booking/plan/crew-text'
import type { OrderForm } from '~/lib/domain/order-form'
import type { Offer } from '~/lib/pricing/order-price'
import { useYard } from '~/lib/storage/yard'
import { Notice } from '~/ui/notice/Notice'

export function CrewWarnings({ form, offer }: { form: OrderForm; offer: Offer }) {
  const warnings = crewWarnings(form, offer.lines, useYard())
  if (warnings.length === 0) return null
  return (
    <Notice tone="waiting" title="Please check before you book">
      <div className="stack-8">
        <ul className="stack-8">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
        <p>
          You can still book. Change your answers above, or call us at <PhoneLink />.
        </p>
      </div>
    </Notice>
  )
}
