import { Link } from 'react-router-dom'
import { categories } from '~/lib/catalogue/categories'
import { paths } from '~/paths'
import styles from './CategoryGrid.module.css'

/** The seven categories as pictures: in one row for the header's menu, in a grid on a page. */
export function CategoryGrid({ look }: { look: 'menu' | 'page' }) {
  return (
    <ul className={styles[look]}>
      {categories.map(({ slug, label }) => (
        <li key={slug}>
          <Link to={paths.category(slug)} className={styles.link}>
            <span className={styles.frame}>
              <img
                src={`/art/category/${slug}.svg`}
                alt=""
                width={480}
                height={360}
                loading="lazy"
              />
            </span>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
