// The categories, on the edge of the hero's lawn.
import { CategoryGrid } from '~/components/rental/CategoryGrid'
import styles from './HomeCategories.module.css'

export function HomeCategories() {
  return (
    <div className="container">
      <section className={`float ${styles.panel}`} aria-labelledby="categories">
        <h2 id="categories" className={styles.question}>
          What are you looking for?
        </h2>
        <CategoryGrid look="compact" />
      </section>
    </div>
  )
}
