// The category's field. On a phone and a scrolled list's bar, the button and sheet of all filters.
import { Suspense } from 'react'
import { Await, useNavigate } from 'react-router-dom'
import { useEvent } from '~/components/event/use-event'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { categories, type Category } from '~/lib/catalog/categories'
import { covers, itemsOf, type Catalog } from '~/lib/catalog/category-items'
import { applyListChoice } from '~/lib/catalog/list-choice'
import type { AskedCatalog } from '~/lib/db/read-catalog'
import { rememberYard } from '~/lib/storage/yard'
import { allSettings } from '~/settings/all-settings'
import { Button } from '~/ui/button/Button'
import { Dialog, DialogFoot } from '~/ui/dialog/Dialog'
import { ChipsField } from '~/ui/field/ChipsField'
import { SelectField } from '~/ui/field/SelectField'
import { paths } from '~/urls/paths'
import { SheetControls } from './ListControls'
import { useListChoice, usePriceOf } from './use-list'
import styles from './Filters.module.css'

const options = categories.map(({ slug, label }) => ({ value: slug, label }))

type CategoryFieldProps = {
  category: Category
  onChoose: (slug: Category['slug']) => void
}

const fieldOf = ({ category, onChoose }: CategoryFieldProps) => ({
  label: 'Category',
  options,
  value: category.slug,
  onValue: (value: string) => {
    const chosen = categories.find(({ slug }) => slug === value)
    if (chosen) onChoose(chosen.slug)
  },
})

export function CategoryField(props: CategoryFieldProps) {
  return <SelectField {...fieldOf(props)} name="category" />
}

type FiltersButtonProps = { category: Category; onPress: () => void }

export function FiltersButton({ category: { slug }, onPress }: FiltersButtonProps) {
  const { water, yard, most } = useListChoice(slug)
  const isOn = [slug !== 'all-rentals', water !== null, yard !== null, most !== null]
  const active = isOn.filter(Boolean).length
  return (
    <button
      type="button"
      className={`box ${styles.button}`}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {active > 0 ? `Filters (${active})` : 'Filters'}
    </button>
  )
}

type FilterSheetProps = CategoryFieldProps & {
  catalog: Promise<AskedCatalog>
  open: boolean
  onClose: () => void
}

export function FilterSheet({ catalog, open, onClose, ...field }: FilterSheetProps) {
  const { category } = field
  return (
    <Dialog open={open} onClose={onClose} title="Filters">
      <div className="stack-20">
        <ChipsField {...fieldOf(field)} name="sheet-category" />
        <Suspense>
          <Await resolve={catalog}>
            {(read) =>
              typeof read === 'object' &&
              covers(read, category.slug) && (
                <ListFilters category={category} read={read} close={onClose} />
              )
            }
          </Await>
        </Suspense>
      </div>
    </Dialog>
  )
}

type ListFiltersProps = {
  category: CategoryFieldProps['category']
  read: Catalog
  close: () => void
}

function ListFilters({ category, read, close }: ListFiltersProps) {
  const choice = useListChoice(category.slug)
  const { event } = useEvent()
  const navigate = useNavigate()
  const all = paths.category('all-rentals') + useCarriedDays()
  const priceOf = usePriceOf(event)
  const items = itemsOf(category.slug, read, allSettings.firstExtraId)
  const count = applyListChoice(items, choice, priceOf).length
  const words = `${count} ${count === 1 ? 'rental' : 'rentals'}`

  function clear() {
    rememberYard(null)
    void navigate(all, { replace: true, preventScrollReset: true, flushSync: true })
  }

  return (
    <>
      <SheetControls choice={choice} />
      <span className="visually-hidden">
        <output>{words}</output>
      </span>
      <DialogFoot>
        <Button wide look={count === 0 ? 'outline' : 'air'} onClick={count === 0 ? clear : close}>
          {count === 0
            ? 'None fit. Clear filters'
            : `Show ${words}${event ? ', available first' : ''}`}
        </Button>
      </DialogFoot>
    </>
  )
}
