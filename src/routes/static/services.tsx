// /services: what renting from us means, what delivery costs where, and what parents ask.
import { Link } from 'react-router-dom'
import { NewsletterSignup } from '~/components/article/NewsletterSignup'
import { QuestionsCall } from '~/components/contact/QuestionsCall'
import { PageHead } from '~/components/page/PageHead'
import { SkyBand } from '~/components/page/SkyBand'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { descriptions } from '~/content/descriptions'
import { deliveryAreas, intro, questions, reasons, whereWeDeliver } from '~/content/services'
import { ButtonLink } from '~/ui/button/Button'
import { Faq } from '~/ui/facts/Faq'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import { FeatureItem } from './FeatureItem'
import styles from './services.module.css'

export function Component() {
  return (
    <>
      <PageHead title="Services" description={descriptions.services} />
      <SkyBand title="Services">
        <p>{intro}</p>
        <div className={styles.way}>
          <ButtonLink to={paths.inflatables() + useCarriedDays()}>
            Check All Inflatables
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
      </SkyBand>
      <div className="container">
        <section className={styles.reasons} aria-labelledby="why-us">
          <h2 id="why-us">Why rent from us</h2>
          <ul className={styles.features}>
            {reasons.map(({ title, text }) => (
              <li key={title}>
                <FeatureItem title={title}>{text}</FeatureItem>
              </li>
            ))}
          </ul>
        </section>
        <section className={`section ${styles.part}`} aria-labelledby="delivery-area">
          <div className={styles.opening}>
            <h2 id="delivery-area">Where we deliver</h2>
            <p>{whereWeDeliver}</p>
          </div>
          <dl className="column">
            {deliveryAreas.map(({ price, unit, where }) => (
              <div key={where} className={styles.area}>
                <dt>
                  <span className={styles.price} translate="no">
                    {price}
                  </span>{' '}
                  <span>{unit}</span>
                </dt>
                <dd>{where}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={`section ${styles.part}`} aria-labelledby="questions">
          <div className={styles.opening}>
            <h2 id="questions">Questions and answers</h2>
            <p>
              All of it in writing: <Link to={paths.contract()}>rules and restrictions</Link>.
            </p>
          </div>
          <div className="column">
            <Faq questions={questions} />
            <div className={styles.call}>
              <QuestionsCall />
            </div>
          </div>
        </section>
        <div className="page-end">
          <NewsletterSignup />
        </div>
      </div>
    </>
  )
}
