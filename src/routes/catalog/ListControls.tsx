// Sorts and filters, in a row or in a phone's sheet. The URL has the choice.
import { useId, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { YardField } from '~/components/rental/YardField'
import { hasWet, type ListChoice } from '~/lib/catalog/list-choice'
import { yardText, type Yard } from '~/lib/catalog/setup-area'
import type { Item } from '~/lib/domain/item'
import { useEventPlace } from '~/lib/storage/event-place'
import { rememberYard } from '~/lib/storage/yard'
import { ChipsField } from '~/ui/field/ChipsField'
import { SelectField } from '~/ui/field/SelectField'
import styles from './ListControls.module.css'

const waters = [
  { value: 'wet', label: 'Wet' },
  { value: 'dry', label: 'Dry' },
] as const

const sorts = [
  { value: '', label: 'Name' },
  { value: 'price-low', label: 'Price: low to high' },
  { value: 'price-high', label: 'Price: high to low' },
] as const

/** In dollars. */
const prices = [100, 150, 200, 250, 300, 400, 500]

/** A price that somebody typed in the URL is a choice, too. */
const pricesWith = (most: number | null, words: string) =>
  [...new Set([...prices, ...(most === null ? [] : [most])])]
    .sort((one, other) => one - other)
    .map((dollars) => ({ value: String(dollars), label: `${words}$${dollars}` }))

type ListControlsProps = {
  choice: ListChoice
  /** The list's items before filtering. */
  items: readonly Item[]
}

/** In the list's own row; a phone has them in the sheet. */
export function ListControls({ choice, items }: ListControlsProps) {
  const { go, goYard } = useGo()
  const id = useId()
  const place = useEventPlace()
  return (
    <div className={styles.controls}>
      {(choice.water !== null || hasWet(items)) && (
        <SelectField
          compact
          id={`${id}water`}
          label="Wet or dry"
          name="water"
          options={[{ value: '', label: 'Wet or dry' }, ...waters]}
          value={choice.water ?? ''}
          onValue={(value) => go('water', value)}
        />
      )}
      <SelectField
        compact
        id={`${id}sort`}
        label="Sort by"
        name="sort"
        options={sorts}
        value={choice.sort ?? ''}
        onValue={(value) => go('sort', value)}
      />
      <SelectField
        compact
        id={`${id}most`}
        label={place ? 'Price with delivery & tax' : 'Price'}
        name="most"
        options={[{ value: '', label: 'Any price' }, ...pricesWith(choice.most, 'Up to ')]}
        value={mostValue(choice)}
        onValue={(value) => go('most', value)}
      />
      <YardField legend="Fits my yard (ft)" yard={choice.yard} onChange={goYard} />
    </div>
  )
}

/** One below the other in the sheet. In every category the same ones, so that it keeps its height. */
export function SheetControls({ choice }: { choice: ListChoice }) {
  const { go, goYard } = useGo()
  const place = useEventPlace()
  return (
    <>
      <ChipsField
        label="Wet or dry"
        name="sheet-water"
        options={[{ value: '', label: 'Either' }, ...waters]}
        value={choice.water ?? ''}
        onValue={(value) => go('water', value)}
      />
      <ChipsField
        label={place ? 'Price up to, with delivery & tax' : 'Price up to'}
        name="sheet-most"
        options={[
          { value: '', label: 'Any' },
          ...pricesWith(choice.most, '').map((price) => ({ ...price, translate: 'no' as const })),
        ]}
        value={mostValue(choice)}
        onValue={(value) => go('most', value)}
      />
      <YardField legend="Fits my yard (ft)" yard={choice.yard} onChange={goYard} asTyped />
      <SelectField
        id="sheet-sort"
        label="Sort by"
        name="sort"
        options={sorts}
        value={choice.sort ?? ''}
        onValue={(value) => go('sort', value)}
      />
    </>
  )
}

const mostValue = ({ most }: ListChoice) => (most === null ? '' : String(most))

/** Puts a choice into the URL. */
function useGo() {
  const { search } = useLocation()
  const navigate = useNavigate()

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

  function goYard(yard: Yard | null) {
    rememberYard(yard)
    go('yard', yard ? yardText(yard) : '')
  }
  return { go, goYard }
}
