// /quote: rentals with today's prices, by a link to pass on. Nothing is stored or held.
import {
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { PageHead } from '~/components/page/PageHead'
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { readCart } from '~/lib/cart-availability/read-cart'
import { readQuoteQuery } from '~/lib/order-form/quote-link'
import { today } from '~/lib/time/dates'
import { EmptyState } from '~/ui/notice/EmptyState'
import { mendLink } from '~/urls/mailed-links'
import { QuoteScreen } from './QuoteScreen'

export async function loader({ request }: LoaderFunctionArgs) {
  mendLink(request)
  const quote = readQuoteQuery(new URL(request.url).searchParams)
  const { items, availability } = readCart(quote?.cart ?? [])
  return { items: await items, availability: await availability, asOf: today(new Date()) }
}

/** Another town needs no reading, so it takes effect at once. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOtherTown =
    currentUrl.search !== nextUrl.search && rentalsOf(currentUrl) === rentalsOf(nextUrl)
  return !isOtherTown && defaultShouldRevalidate
}

function rentalsOf({ searchParams }: URL): string {
  const rentals = new URLSearchParams(searchParams)
  for (const name of ['town', 'made']) rentals.delete(name)
  return rentals.toString()
}

export function Component() {
  const { items, ...read } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const quote = readQuoteQuery(new URLSearchParams(search))
  return (
    <div className="container">
      {/* Without a description, PageHead marks the page noindex. */}
      <PageHead title="Quote" />
      {quote === null ? (
        <div className="section">
          <EmptyState level={1} title="This quote's link doesn't work." action={<BrowseRentals />}>
            <p>
              The link may be incomplete. Ask for the full link again, choose your rentals here, or
              call <PhoneLink />.
            </p>
          </EmptyState>
        </div>
      ) : typeof items === 'string' ? (
        <div className="section stack-24">
          <h1>Quote</h1>
          <FailureNotice title="The quote didn't load." failure={items} />
        </div>
      ) : (
        <QuoteScreen quote={quote} items={items} {...read} />
      )}
    </div>
  )
}
