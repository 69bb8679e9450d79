// The two entry points to the catalog, on the edge of the hero's lawn: the event's day, and the categories.
import { EventStart } from './EventStart'
import styles from './EntryPoints.module.css'
import { CategoryGrid } from '~/components/rental/CategoryGrid'
import { Container } from '~/ui/Container'

export function EntryPoints() {
  return (
    <Container>
      <div className={styles.panel}>
        <EventStart />
        <section className={styles.way} aria-labelledby="categories">
          <h2 id="categories" className={styles.question}>
            What are you looking for?
          </h2>
          <CategoryGrid look="compact" />
        </section>
      </div>
    </Container>
  )
}
