// How many rentals a category has, and the rentals.
import { RentalGrid } from './RentalGrid'
import type { categories } from '~/lib/catalogue/categories'
import type { Item } from '~/lib/catalogue/item'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import styles from './RentalResults.module.css'

type RentalResultsProps = {
  category: (typeof categories)[number]
  items: readonly Item[]
}

export function RentalResults({ category, items }: RentalResultsProps) {
  return (
    <>
      <output className={styles.count}>
        <strong>{items.length === 1 ? '1 rental' : `${items.length} rentals`}</strong>
        {category.slug === 'all-rentals' ? '' : ` in ${category.label}`}
      </output>
      {items.length === 0 ? (
        <EmptyState
          title={`There is nothing in ${category.label} right now.`}
          action={
            category.slug !== 'all-rentals' && (
              <ButtonLink to={paths.category('all-rentals')}>See all rentals</ButtonLink>
            )
          }
        />
      ) : (
        <RentalGrid key={category.slug} items={items} />
      )}
    </>
  )
}
