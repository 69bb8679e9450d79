// /contract: Rules and Regulations and Liability Release, to read, to link into and to print.
import { PageHead } from '~/components/page/PageHead'
import { descriptions } from '~/content/descriptions'
import { PhoneLink } from '~/components/help/PhoneLink'
import { ReadingPage } from '~/components/reading/ReadingPage'
import { SkyBand } from '~/components/page/SkyBand'
import { contract } from '~/content/contract'
import { Button } from '~/ui/button/Button'
import styles from './contract.module.css'

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
        {contract.map((part) => (
          <div key={part.id} className={styles.part}>
            <h2 id={part.id} tabIndex={-1}>
              {part.title}
            </h2>
            <p>{part.intro}</p>
            {part.sections.map((section) => (
              <div key={section.id}>
                <h3 id={section.id} tabIndex={-1}>
                  {section.title}
                </h3>
                <ul>
                  {section.rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
        <p className={styles.questions}>
          Questions before you book? Call <PhoneLink />.
        </p>
      </ReadingPage>
    </>
  )
}
