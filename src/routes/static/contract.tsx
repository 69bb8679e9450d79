// /contract: Rules and Regulations and Liability Release, to read, to link into and to print.
// /contract/:version: the words that a customer signed, today's or earlier ones.
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { ArticlePage } from '~/components/article/ArticlePage'
import { LegalText } from '~/components/article/LegalText'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { contract } from '~/content/contract'
import { descriptions } from '~/content/descriptions'
import { keptContract } from '~/content/kept-contracts'
import { contractDay } from '~/lib/booking/plan/signature'
import { currentContract } from '~/lib/domain/contract-version'
import { Button } from '~/ui/button/Button'
import { mendLink } from '~/urls/mailed-links'
import { paths } from '~/urls/paths'

export async function loader({ params: { version = '' }, request }: LoaderFunctionArgs) {
  mendLink(request)
  if (version === '' || version === currentContract.version) return { version, kept: null }
  const kept = await keptContract(version)
  if (kept === null) {
    throw new Response("We don't have these rules.", { status: 404, statusText: 'Not Found' })
  }
  return { version, kept }
}

export function Component() {
  const { version, kept } = useLoaderData<typeof loader>()
  const parts = kept ?? contract
  const title =
    version === '' ? 'Rules and restrictions' : `Rules and restrictions of ${contractDay(version)}`
  return (
    <>
      <PageHead title={title} {...(version === '' && { description: descriptions.contract })} />
      <SkyBand title={title} />
      <ArticlePage
        headings={parts}
        aside={
          <Button look="outline" size="small" onClick={() => window.print()}>
            Print
          </Button>
        }
      >
        {kept && (
          <p>
            These earlier rules apply to bookings that were signed under them.{' '}
            <Link to={paths.contract()}>Read today's rules</Link>.
          </p>
        )}
        <LegalText parts={parts} />
        <p>
          Questions before you book? Call <PhoneLink />.
        </p>
      </ArticlePage>
    </>
  )
}
