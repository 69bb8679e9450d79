import { useState } from 'react'
import { readYard, yardText, type Yard } from '~/lib/catalog/setup-area'
import { useValue, type FieldValue } from '~/ui/field/use-value'
import styles from './YardField.module.css'

type YardFieldProps = {
  legend: string
  yard: Yard | null
  /** Called with null for any size. */
  onChange: (yard: Yard | null) => void
}

/**
 * The free space of a yard in feet. It counts once both sides are given, and not while a number is
 * being typed.
 */
export function YardField({ legend, yard, onChange }: YardFieldProps) {
  const chosen = [yard?.a ?? '', yard?.b ?? ''].map(String)
  const [sides, setSides] = useState(chosen)
  // When the yard changes elsewhere, the fields follow, unless something else has been typed into
  // them by then. A new key would do that too, but would lose the focus.
  const [shown, setShown] = useState(chosen.join('x'))
  if (shown !== chosen.join('x')) {
    setShown(chosen.join('x'))
    if (sides.join('x') === shown) setSides(chosen)
  }

  function apply() {
    const typed = readYard(sides.join('x'))
    if (typed ? !yard || yardText(typed) !== yardText(yard) : yard && sides.join('') === '')
      onChange(typed)
  }

  return (
    <fieldset className={styles.yard}>
      <legend className={styles.legend}>{legend}</legend>
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
