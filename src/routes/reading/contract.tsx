// /contract: Rules and Regulations and Liability Release, to read, to link into and to print.
import { PageHead } from '~/components/page/PageHead'
import { descriptions } from '~/content/descriptions'
import { PhoneLink } from '~/components/help/PhoneLink'
import { ReadingPage } from '~/components/reading/ReadingPage'
import { RulesText } from '~/components/reading/RulesText'
import { SkyBand } from '~/components/page/SkyBand'
import { contract } from '~/content/contract'
import { Button } from '~/ui/button/Button'

export function Component() {
  return (
    <>
      <PageHead title="Rules and restrictions" description={descriptions.contract} />
      <SkyBand title="Rules and restrictions" />
      <ReadingPage
        headings={contract}
        aside={
          <Button look="outline" size="small" onClick={() => window.print()}>
            Print
          </Button>
        }
      >
        <RulesText parts={contract} />
        <p>
          Questions before you book? Call <PhoneLink />.
        </p>
      </ReadingPage>
    </>
  )
}
