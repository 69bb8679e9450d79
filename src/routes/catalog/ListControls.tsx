// Sorts by price and filters by wet or dry, by price and by the yard. The address has the choice.
import { useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { YardField } from '~/components/rental/YardField'
import { hasWet, type ListChoice } from '~/lib/catalog/list-choice'
import { yardText } from '~/lib/catalog/setup-area'
import type { Item } from '~/lib/domain/item'
import { useEventPlace } from '~/lib/storage/event-place'
import { rememberYard } from '~/lib/storage/yard'
import { SelectField } from '~/ui/field/SelectField'
import styles from './ListControls.module.css'

const waters = [
  { value: '', label: 'Wet or dry' },
  { value: 'wet', label: 'Wet' },
  { value: 'dry', label: 'Dry' },
] as const

const sorts = [
  { value: '', label: 'Featured' },
  { value: 'price-low', label: 'Price: low to high' },
  { value: 'price-high', label: 'Price: high to low' },
] as const

/** In dollars. */
const prices = [100, 150, 200, 250, 300, 400, 500]

/** A price that somebody typed in the address is a choice, too. */
const pricesWith = (most: number | null) =>
  [...new Set([...prices, ...(most === null ? [] : [most])])]
    .sort((one, other) => one - other)
    .map((dollars) => ({ value: String(dollars), label: `Up to $${dollars}` }))

type ListControlsProps = {
  choice: ListChoice
  /** The list's items before filtering. */
  items: readonly Item[]
  /** Shows the controls one below the other, each with its label, on phones too. */
  stacked?: boolean
}

export function ListControls({ choice, items, stacked = false }: ListControlsProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const id = useId()
  const place = useEventPlace()

  // Two fields may report at once what was chosen before React rendered them.
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])

  function go(name: string, value: string) {
    const next = new URLSearchParams(latest.current)
    if (value === '') next.delete(name)
    else next.set(name, value)
    latest.current = next.toString()
    // Without waiting, because nothing has to be read.
    void navigate(
      { search: next.toString() },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  }

  return (
    <div className={stacked ? 'stack-12' : styles.controls}>
      {(choice.water !== null || hasWet(items)) && (
        <SelectField
          compact={!stacked}
          id={`${id}water`}
          label="Wet or dry"
          name="water"
          options={waters}
          value={choice.water ?? ''}
          onValue={(value) => go('water', value)}
        />
      )}
      <SelectField
        compact={!stacked}
        id={`${id}sort`}
        label="Sort by"
        name="sort"
        options={sorts}
        value={choice.sort ?? ''}
        onValue={(value) => go('sort', value)}
      />
      <SelectField
        compact={!stacked}
        id={`${id}most`}
        label={place ? 'Price with delivery & tax' : 'Price'}
        name="most"
        options={[{ value: '', label: 'Any price' }, ...pricesWith(choice.most)]}
        value={choice.most === null ? '' : String(choice.most)}
        onValue={(value) => go('most', value)}
      />
      <YardField
        legend="Fits my yard (ft)"
        yard={choice.yard}
        onChange={(yard) => {
          rememberYard(yard)
          go('yard', yard ? yardText(yard) : '')
        }}
      />
    </div>
  )
}
