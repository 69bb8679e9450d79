// An item's page without the item: there is none of that id, or the database can't be read.
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { paths } from '~/paths'
import { config } from '~/settings'
import { ButtonLink } from '~/ui/ButtonLink'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/EmptyState'
import styles from './ItemError.module.css'
import { PlacedOrder } from './PlacedOrder'

/** @param notFound the words for an id that nothing has */
export function ItemError({ notFound }: { notFound: string }) {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) throw error
  return (
    <Container>
      <div className={styles.screen}>
        {error.status === 404 ? (
          <>
            <title>{`${notFound} | ${config.business.name}`}</title>
            <EmptyState
              level={1}
              title={notFound}
              action={<ButtonLink to={paths.category('all-rentals')}>Browse Rentals</ButtonLink>}
            >
              <p>It may have left our catalogue, or the address has a typing error.</p>
            </EmptyState>
          </>
        ) : (
          <>
            <title>{config.business.name}</title>
            <h1 className={styles.title}>We can&apos;t reach our catalogue</h1>
            <DatabaseDown what="This rental" />
          </>
        )}
      </div>
      {/* An order that was placed a moment ago stands all the same. */}
      <PlacedOrder />
    </Container>
  )
}
