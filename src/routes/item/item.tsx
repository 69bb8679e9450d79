// /inflatable/:id and /extra/:id: one rental. An extra is a tent, a table or a property, for example.
import { isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router-dom'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { PageHead } from '~/components/page/PageHead'
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import type { Failure } from '~/lib/failures/failure'
import { messages } from '~/lib/text/messages'
import { EmptyState } from '~/ui/notice/EmptyState'
import type { extraLoader, inflatableLoader } from './item-loader'
import { ItemScreen } from './ItemScreen'
import { PlacedOrder } from './PlacedOrder'

export function Component() {
  const data = useLoaderData<typeof inflatableLoader | typeof extraLoader>()
  const { kind, id } = data.item
  return <ItemScreen key={`${kind} ${id}`} {...data} />
}

/** The page if the item doesn't exist or the database can't be read. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) throw error
  const notFound = error.data === 'extras' ? messages.extraNotFound : messages.inflatableNotFound
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
            <h1>We can&apos;t show this rental right now</h1>
            <FailureNotice title="This rental didn't load." failure={error.data as Failure} />
          </>
        )}
      </div>
      {/* An order that was just placed is confirmed anyway. */}
      <PlacedOrder />
    </div>
  )
}
