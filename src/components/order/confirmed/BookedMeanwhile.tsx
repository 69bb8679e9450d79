// The notice about an order that was completed after the visitor left its screen. It shows once.
import { Link, useLocation } from 'react-router-dom'
import { Notice } from '~/ui/notice/Notice'
import { paths } from '~/urls/paths'
import { confirmationIdLabel, confirmationTitle } from './confirmation-title'
import { useConfirmation, useEndOnLeaving } from './use-confirmation'
import styles from '~/components/order/order.module.css'

export function BookedMeanwhile() {
  const { elsewhere } = useConfirmation()
  const { pathname } = useLocation()
  useEndOnLeaving(elsewhere)
  // The booking's own page shows it anyway.
  if (!elsewhere || pathname === paths.booking(elsewhere.id)) return null
  return (
    <div className={styles.meanwhile}>
      <Notice tone="success" title={confirmationTitle(elsewhere)}>
        <p>
          <span>{confirmationIdLabel(elsewhere)}</span>{' '}
          <strong translate="no">{elsewhere.id}</strong>
        </p>
        <ul>
          {elsewhere.rentals.map((rental) => (
            <li key={rental}>{rental}</li>
          ))}
        </ul>
        <p>
          <Link to={paths.booking(elsewhere.id)} className={styles.see}>
            {elsewhere.requested ? 'See your request' : 'See your booking'}
          </Link>
        </p>
      </Notice>
    </div>
  )
}
