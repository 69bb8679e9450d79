// What matters before the last press, whatever is booked: until when it stands unpaid, and what bad weather means.
import { useState } from 'react'
import { PayBy } from '~/components/help/PayBy'
import { WeatherRule } from '~/components/help/WeatherRule'
import type { OrderForm } from '~/lib/domain/order-form'
import type { Offer } from '~/lib/pricing/order-price'
import { firstDelivery } from '~/lib/booking/plan/rental-times'
import styles from './order.module.css'

type GoodToKnowProps = { form: OrderForm; offer: Offer }

export function GoodToKnow({ form, offer: { lines, requestMode } }: GoodToKnowProps) {
  const [now] = useState(() => new Date())
  return (
    <section className={styles.goodToKnow} aria-label="Good to know">
      {form.method === 'Cash In Office' && !requestMode && (
        <PayBy made={now} delivery={firstDelivery(lines, form)} beforehand />
      )}
      <WeatherRule />
    </section>
  )
}
