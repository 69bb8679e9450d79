// Sorts by price and filters by wet or dry and by the yard. The address has the choice.
import { useLocation, useNavigate } from 'react-router-dom'
import styles from './ListControls.module.css'
import type { ListChoice } from '~/lib/catalogue/list-choice'
import { YardField } from './YardField'
import { SelectField } from '~/ui/field/SelectField'

const waters = [
  { value: '', label: 'Wet or dry' },
  { value: 'wet', label: 'Wet' },
  { value: 'dry', label: 'Dry' },
] as const

const sorts = [
  { value: '', label: 'Sort: featured' },
  { value: 'price-low', label: 'Price: low to high' },
  { value: 'price-high', label: 'Price: high to low' },
] as const

type ListControlsProps = {
  choice: ListChoice
  /** False where nothing is wet. */
  withWater: boolean
}

export function ListControls({ choice, withWater }: ListControlsProps) {
  const { search } = useLocation()
  const navigate = useNavigate()

  function go(name: string, value: string) {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    // Without waiting, because nothing has to be read.
    void navigate(
      { search: next.toString() },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  }

  const text = choice.yard ? `${choice.yard.a}x${choice.yard.b}` : ''

  return (
    <div className={styles.controls}>
      {withWater && (
        <SelectField
          compact
          label="Wet or dry"
          name="water"
          options={waters}
          value={choice.water ?? ''}
          onChange={({ target }) => go('water', target.value)}
        />
      )}
      <SelectField
        compact
        label="Sort by"
        name="sort"
        options={sorts}
        value={choice.sort ?? ''}
        onChange={({ target }) => go('sort', target.value)}
      />
      <YardField key={text} yard={choice.yard} onChange={(next) => go('yard', next)} />
    </div>
  )
}
