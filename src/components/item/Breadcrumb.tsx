import { Link } from 'react-router-dom'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { categoryAbove } from '~/lib/catalogue/filter'
import type { Item } from '~/lib/domain/item'
import { paths } from '~/paths'
import { Icon } from '~/ui/Icon'
import styles from './Breadcrumb.module.css'

export function Breadcrumb({ item }: { item: Item }) {
  const category = categoryAbove(item)
  const carried = useCarriedDays()
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        <li>
          <Link to={paths.inflatables() + carried}>Inflatables</Link>
        </li>
        {category && (
          <li className={styles.step}>
            <Icon name="caret-right" size="0.875rem" />
            <Link to={paths.category(category.slug) + carried}>{category.label}</Link>
          </li>
        )}
      </ol>
    </nav>
  )
}
