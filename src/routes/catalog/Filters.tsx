// The field for the category. On a phone: a button that says how many filters are on, and a dialog
// with all of them.
import { Suspense, useState } from 'react'
import { Await } from 'react-router-dom'
import { useEvent } from '~/components/event/use-event'
import { categories } from '~/lib/catalog/categories'
import { covers, itemsOf, type Rentals } from '~/lib/catalog/filter'
import { applyListChoice } from '~/lib/catalog/list-choice'
import type { AskedRentals } from '~/lib/db/rentals'
import { allSettings } from '~/settings/all-settings'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { SelectField } from '~/ui/field/SelectField'
import { ListControls } from './ListControls'
import { useListChoice, usePriceOf } from './use-list'
import styles from './Filters.module.css'

type Category = (typeof categories)[number]

const options = categories.map(({ slug, label }) => ({ value: slug, label }))

type CategoryFieldProps = {
  id?: string
  category: Category
  onChoose: (slug: Category['slug']) => void
}

export function CategoryField({ category, onChoose, ...field }: CategoryFieldProps) {
  return (
    <SelectField
      {...field}
      label="Category"
      name="category"
      options={options}
      value={category.slug}
      onValue={(value) => {
        const chosen = categories.find(({ slug }) => slug === value)
        if (chosen) onChoose(chosen.slug)
      }}
    />
  )
}

type FiltersProps = CategoryFieldProps & { rentals: Promise<AskedRentals> }

export function Filters({ rentals, ...field }: FiltersProps) {
  const [open, setOpen] = useState(false)
  const { category } = field
  const { water, yard, most } = useListChoice(category.slug)
  const active = [category.slug === 'all-rentals' ? null : category, water, yard, most].filter(
    (each) => each !== null,
  ).length
  const close = () => setOpen(false)

  return (
    <>
      <div className={styles.filters}>
        <button
          type="button"
          className={`box ${styles.button}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span>Filters</span>{' '}
          {active > 0 && (
            <span className={styles.active}>
              <span>{active}</span> <span className="visually-hidden">active</span>
            </span>
          )}
        </button>
      </div>
      {/* Not in the part that wide windows hide: the phone may be turned while it is open. */}
      <Dialog open={open} onClose={close} title="Filters">
        <div className="stack-20">
          <CategoryField {...field} id="filter-category" />
          <Suspense>
            <Await resolve={rentals}>
              {(read) =>
                typeof read === 'object' &&
                covers(read, category.slug) && <ListFilters {...{ category, read, close }} />
              }
            </Await>
          </Suspense>
        </div>
      </Dialog>
    </>
  )
}

type ListFiltersProps = {
  category: CategoryFieldProps['category']
  read: Rentals
  close: () => void
}

function ListFilters({ category, read, close }: ListFiltersProps) {
  const choice = useListChoice(category.slug)
  const { event } = useEvent()
  const priceOf = usePriceOf(event)
  const items = itemsOf(category.slug, read, allSettings.firstExtraId)
  const count = applyListChoice(items, choice, priceOf).length
  const words = `${count} ${count === 1 ? 'rental' : 'rentals'}`
  return (
    <>
      <ListControls stacked choice={choice} items={items} />
      <Button wide onClick={close}>
        {event ? `Show ${words}, available first` : `Show ${words}`}
      </Button>
      <span className="visually-hidden">
        <output>{words}</output>
      </span>
    </>
  )
}
