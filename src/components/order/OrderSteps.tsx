// Where the visitor is on the way to a booking, above the cart and the checkout.
import { Link } from 'react-router-dom'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import styles from './OrderSteps.module.css'

const steps = ['Cart', 'Details', 'Book'] as const

export function OrderSteps({ current }: { current: (typeof steps)[number] }) {
  const currentIndex = steps.indexOf(current)
  return (
    <ol className={`stack-8 ${styles.steps}`} aria-label="Steps to book">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === currentIndex ? 'step' : undefined}
          data-done={index < currentIndex}
        >
          <span className={styles.mark}>
            {index < currentIndex ? <Icon name="check-circle" size="1.125rem" /> : index + 1}
          </span>
          {step === 'Cart' && index < currentIndex ? (
            <Link to={paths.cart()}>{step}</Link>
          ) : (
            <span>{step}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
