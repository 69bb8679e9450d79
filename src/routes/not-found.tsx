// Any address that no screen has.
import { PhoneLink } from '~/components/PhoneLink'
import { paths } from '~/paths'
import { config } from '~/settings'
import { ButtonLink } from '~/ui/ButtonLink'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/EmptyState'
import styles from './not-found.module.css'

export function Component() {
  return (
    <Container>
      <title>{`Page not found | ${config.business.name}`}</title>
      <div className={styles.page}>
        <EmptyState
          level={1}
          title="There is no page at this address."
          action={<ButtonLink to={paths.category('all-rentals')}>Browse Rentals</ButtonLink>}
        >
          <p>
            It may have moved. For anything you can't find here, call <PhoneLink />.
          </p>
        </EmptyState>
      </div>
    </Container>
  )
}
