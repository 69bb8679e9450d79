// /contract: Rules and Regulations and Liability Release, to read, to link into and to print.
import { PhoneLink } from '~/components/PhoneLink'
import { SkyBand } from '~/components/SkyBand'
import { contract } from '~/content/contract'
import { config } from '~/settings'
import { Button } from '~/ui/Button'
import { Container } from '~/ui/Container'
import styles from './contract.module.css'

export function Component() {
  return (
    <>
      <title>{`Rules and liability | ${config.business.name}`}</title>
      <SkyBand title="Rules and liability" />
      <Container>
        <div className={styles.page}>
          <nav className={styles.contents} aria-label="On this page">
            <ul>
              {contract.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.title}</a>
                  <ul>
                    {part.sections.map((section) => (
                      <li key={section.id}>
                        <a href={`#${section.id}`}>{section.title}</a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            <Button look="outline" size="small" onClick={() => window.print()}>
              Print
            </Button>
          </nav>
          <article className={styles.text}>
            {contract.map((part) => (
              <section key={part.id} aria-labelledby={part.id}>
                <h2 id={part.id}>{part.title}</h2>
                <p>{part.intro}</p>
                {part.sections.map((section) => (
                  <section key={section.id} aria-labelledby={section.id}>
                    <h3 id={section.id}>{section.title}</h3>
                    <ul>
                      {section.rules.map((rule) => (
                        <li key={rule}>{rule}</li>
                      ))}
                    </ul>
                  </section>
                ))}
              </section>
            ))}
            <p className={styles.questions}>
              Questions before you book? Call <PhoneLink />.
            </p>
          </article>
        </div>
      </Container>
    </>
  )
}
