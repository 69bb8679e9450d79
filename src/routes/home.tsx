// /: the hero and the way into the catalogue.
import { Link } from 'react-router-dom'
import { CategoryGrid } from '~/components/CategoryGrid'
import { paths } from '~/paths'
import { config } from '~/settings'
import { ButtonLink } from '~/ui/ButtonLink'
import { Container } from '~/ui/Container'
import { Icon } from '~/ui/Icon'
import styles from './home.module.css'

export function Component() {
  return (
    <>
      <title>{`${config.business.name}: inflatable party rentals in Rockford, Illinois`}</title>
      <section className={styles.hero}>
        <Container>
          <div className={styles.scene}>
            <div className={styles.words}>
              <h1 className={styles.title}>Making Every Event Better!</h1>
              <p className={styles.lead}>
                Bounce houses, slides, tents and tables, delivered, set up and picked up in Rockford
                and nearby towns in Illinois and Wisconsin.
              </p>
              <ButtonLink to={paths.category('all-rentals')}>
                Browse Rentals
                <Icon name="arrow-right" />
              </ButtonLink>
            </div>
            <img
              className={styles.drawing}
              src="/art/hero.svg"
              alt=""
              width={760}
              height={420}
              fetchPriority="high"
            />
          </div>
        </Container>
      </section>
      <Container>
        <section className={styles.categories} aria-labelledby="what-we-rent">
          <div className={styles.heading}>
            <h2 id="what-we-rent">A look at what we rent</h2>
            <Link to={paths.category('all-rentals')}>All rentals</Link>
          </div>
          <CategoryGrid look="page" />
        </section>
      </Container>
    </>
  )
}
