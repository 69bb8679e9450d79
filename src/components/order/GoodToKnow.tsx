// Before any order: the deadline for paying in the office, and what bad weather means.
import { firstDay, firstDelivery } from '~/lib/booking/plan/rental-times'
import { currentContract } from '~/lib/domain/contract-version'
import type { OrderForm } from '~/lib/domain/order-form'
import type { Offer } from '~/lib/pricing/order-price'
import { today } from '~/lib/time/dates'
import { useNow } from '~/ui/use-now'
import { PayBy } from './PayBy'
import { MovingPolicy, WeatherPolicy } from './RentalPolicies'

type GoodToKnowProps = {
  form: OrderForm
  offer: Offer
  /** The office confirms payment terms, so there is no deadline. */
  isPaidByTerms?: boolean
}

export function GoodToKnow({ form, offer, isPaidByTerms = false }: GoodToKnowProps) {
  const { lines, requestMode } = offer
  const now = useNow()
  return (
    <section className="stack-8 note" aria-label="Good to know">
      {form.method === 'Cash In Office' && !requestMode && !isPaidByTerms && (
        <PayBy made={now} deliveryAt={firstDelivery(lines, form)} beforehand />
      )}
      <WeatherPolicy version={currentContract.version} />
      <MovingPolicy first={firstDay(lines)} today={today(now)} />
    </section>
  )
}
