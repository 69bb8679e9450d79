// By price, and wet or dry. The choice is the address, and holds at once.
import { useNavigate, useSearchParams } from 'react-router-dom'
import styles from './ListControls.module.css'
import { useChosen } from './use-chosen'
import type { ListChoice } from '~/lib/catalogue/list-choice'
import { SelectField } from '~/ui/SelectField'

const waters = [
  { value: '', label: 'Wet and dry' },
  { value: 'wet', label: 'Wet' },
  { value: 'dry', label: 'Dry' },
] as const

const sorts = [
  { value: '', label: 'Usual order' },
  { value: 'price-low', label: 'Lowest price' },
  { value: 'price-high', label: 'Highest price' },
] as const

export function ListControls({ choice }: { choice: ListChoice }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()

  function go(name: string, value: string) {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }

  const [water, chooseWater] = useChosen(choice.water ?? '', (value) => go('water', value))
  const [sort, chooseSort] = useChosen(choice.sort ?? '', (value) => go('sort', value))
  return (
    <div className={styles.controls}>
      <SelectField
        compact
        label="Wet or dry"
        name="water"
        options={waters}
        value={water}
        onChange={({ target }) => chooseWater(target.value)}
      />
      <SelectField
        compact
        label="Sort by"
        name="sort"
        options={sorts}
        value={sort}
        onChange={({ target }) => chooseSort(target.value)}
      />
    </div>
  )
}
