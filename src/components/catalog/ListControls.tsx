// Sorts by price and filters by wet or dry and by the yard. The address has the choice.
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styles from './ListControls.module.css'
import type { Item } from '~/lib/domain/item'
import { hasWet, type ListChoice } from '~/lib/catalog/list-choice'
import type { Yard } from '~/lib/catalog/setup-area'
import { SelectField } from '~/ui/field/Field'
import { useValue, type FieldValue } from '~/ui/field/use-value'

const waters = [
  { value: '', label: 'Wet or dry' },
  { value: 'wet', label: 'Wet' },
  { value: 'dry', label: 'Dry' },
] as const

const sorts = [
  { value: '', label: 'Sort: usual order' },
  { value: 'price-low', label: 'Price: low to high' },
  { value: 'price-high', label: 'Price: high to low' },
] as const

type ListControlsProps = {
  choice: ListChoice
  /** The list's items before filtering. */
  items: readonly Item[]
  /** Shows the controls one below the other, on phones too. */
  stacked?: boolean
}

export function ListControls({ choice, items, stacked = false }: ListControlsProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const id = useId()

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

  return (
    <div className={stacked ? 'stack-12' : styles.controls}>
      {(choice.water !== null || hasWet(items)) && (
        <SelectField
          compact
          id={`${id}water`}
          label="Wet or dry"
          name="water"
          options={waters}
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
      <YardField yard={choice.yard} onChange={(next) => go('yard', next)} />
    </div>
  )
}

type YardFieldProps = {
  yard: Yard | null
  /** Called with "20x30", or with '' for any size. */
  onChange: (yard: string) => void
}

/**
 * The free space of a yard in feet. It filters once both sides are given, and not while a number is
 * being typed.
 */
function YardField({ yard, onChange }: YardFieldProps) {
  const chosen = [yard?.a ?? '', yard?.b ?? ''].map(String)
  const [sides, setSides] = useState(chosen)
  // When the URL's yard changes, the fields follow. A new key would do that too, but would lose the
  // focus.
  const [shown, setShown] = useState(chosen.join('x'))
  if (shown !== chosen.join('x')) {
    setShown(chosen.join('x'))
    setSides(chosen)
  }
  const isWhole = sides.every((side) => /^[1-9]\d{0,2}$/.test(side))

  function apply() {
    if (isWhole) onChange(sides.join('x'))
    else if (yard && sides.every((side) => side === '')) onChange('')
  }

  return (
    <fieldset className={styles.yard}>
      <legend className={styles.legend}>Fits my yard (ft)</legend>
      {['width', 'length'].map((name, index) => (
        <Side
          key={name}
          name={name}
          value={sides[index]}
          onValue={(text) =>
            setSides((now) => now.map((side, at) => (at === index ? text.trim() : side)))
          }
          onDone={apply}
        />
      ))}
    </fieldset>
  )
}

type SideProps = FieldValue<HTMLInputElement> & {
  name: string
  onDone: () => void
}

function Side({ name, value, onValue, onDone }: SideProps) {
  const control = useValue<HTMLInputElement>({ value, onValue })
  return (
    <label className={styles.side}>
      <span className="visually-hidden">{`Yard ${name} in feet`}</span>
      <input
        ref={control}
        className={`box ${styles.input}`}
        name={name}
        inputMode="numeric"
        maxLength={3}
        placeholder={name}
        defaultValue={value}
        onBlur={onDone}
        onKeyDown={(event) => event.key === 'Enter' && onDone()}
      />
    </label>
  )
}
