// An item's page if the item doesn't exist or the database can't be read.
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { PageHead } from '~/components/page/PageHead'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { EmptyState } from '~/ui/notice/EmptyState'
import { PlacedOrder } from './PlacedOrder'

/** @param notFound the text for an unknown id */
export function ItemError({ notFound }: { notFound: string }) {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) throw error
  return (
    <div className="container">
      <div className="section stack-24">
        {error.status === 404 ? (
          <>
            <PageHead title={notFound} />
            <EmptyState level={1} title={notFound} action={<BrowseRentals />}>
              <p>It may no longer be in our catalog, or the link has a typo.</p>
            </EmptyState>
          </>
        ) : (
          <>
            <PageHead title="Not available right now" />
            <h1>We can&apos;t reach our catalog</h1>
            <DatabaseDown what="This rental" />
          </>
        )}
      </div>
      {/* An order that was just placed is confirmed anyway. */}
      <PlacedOrder />
    </div>
  )
}
