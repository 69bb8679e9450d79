import { Link } from 'react-router-dom'
import { categories } from '~/lib/catalog/categories'
import { Picture } from '~/ui/Picture'
import { paths } from '~/urls/paths'
import { useCarriedDays } from './use-carried-days'
import styles from './CategoryGrid.module.css'

/** One row for the header's menu; smaller and without All rentals on a page. */
export function CategoryGrid({ look }: { look: 'menu' | 'compact' }) {
  const carried = useCarriedDays()
  return (
    <ul className={styles[look]}>
      {(look === 'menu' ? categories : categories.slice(1)).map(({ slug, label }) => (
        <li key={slug}>
          <Link to={paths.category(slug) + carried} className={styles.link}>
            <Picture
              src={`/art/category/${slug}.svg`}
              alt=""
              width={480}
              height={360}
              sizes="(min-width: 760px) 13rem, 30vw"
            />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
