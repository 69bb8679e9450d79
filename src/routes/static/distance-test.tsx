// /test: shows the office whether the distance service answers. Nothing leads here.
import { Suspense, use } from 'react'
import { useLoaderData } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { TryAgain } from '~/components/failures/TryAgain'
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { fetchDistance } from '~/lib/services/distance'
import { FactList } from '~/ui/facts/FactList'
import styles from './distance-test.module.css'

/** In a town that pays by the mile, so that the service is really asked. */
const sampleAddress = '100 S Washington St, Byron, IL 61010'

/** Not awaited, so that the page shows at once what it is doing. */
export function loader() {
  return { distance: fetchDistance(sampleAddress) }
}

export function Component() {
  const { distance } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Distance test" />
      <SkyBand title="Distance test" />
      <div className="container">
        <div className={`stack-24 column ${styles.result}`}>
          <p>
            The driving distance from the depot to <strong>{sampleAddress}</strong>, as reported by
            the distance service.
          </p>
          <Suspense fallback={<output>Asking the distance service…</output>}>
            <Result distance={distance} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

const failures = {
  refused: 'The distance service refused the request.',
  down: "The distance service can't be reached.",
  slow: 'The distance service is taking too long to answer.',
  nonsense: 'The distance service answered without a distance.',
} as const

function Result({ distance }: { distance: ReturnType<typeof fetchDistance> }) {
  const answer = use(distance)
  if (answer.ok) return <FactList facts={[{ label: 'Distance', value: `${answer.data} miles` }]} />
  return (
    <ProblemNotice problem="distance" title={failures[answer.reason]} action={<TryAgain />}>
      <p>
        While it fails, addresses outside the flat-fee towns can&apos;t be booked online; customers
        are told to call <PhoneLink />.
      </p>
    </ProblemNotice>
  )
}
