// What matters before the last press, whatever is booked: until when it stands unpaid, and what bad weather means.
import { useState } from 'react'
import { PayBy } from '~/components/help/PayBy'
import { WeatherRule } from '~/components/help/WeatherRule'
import styles from './order.module.css'

type GoodToKnowProps = { byCard: boolean; requestMode: boolean }

export function GoodToKnow({ byCard, requestMode }: GoodToKnowProps) {
  // A reservation that is made later stands longer: never is an hour told that is too late.
  const [now] = useState(() => new Date())
  return (
    <section className={styles.goodToKnow} aria-label="Good to know">
      {!byCard && !requestMode && <PayBy made={now} beforehand />}
      <WeatherRule />
    </section>
  )
}
