import { useState } from 'react'
import { readYard, yardText, type Yard } from '~/lib/catalog/setup-area'
import { useValue, type FieldValue } from '~/ui/field/use-value'
import styles from './YardField.module.css'

type YardFieldProps = {
  legend: string
  yard: Yard | null
  /** Called with null for any size. */
  onChange: (yard: Yard | null) => void
  /** Counts with each digit, where its effect is a number beside it and not a list. */
  asTyped?: boolean
}

/**
 * The free space of a yard in feet. It counts once both sides are given, and only after typing, so
 * that the list doesn't follow the first digit of two.
 */
export function YardField({ legend, yard, onChange, asTyped = false }: YardFieldProps) {
  const chosen = [yard?.a ?? '', yard?.b ?? ''].map(String)
  const [sides, setSides] = useState(chosen)
  // When the yard changes elsewhere, the fields follow, unless something else has been typed into
  // them by then. A new key would do that too, but would lose the focus.
  const [shown, setShown] = useState(chosen.join('x'))
  if (shown !== chosen.join('x')) {
    setShown(chosen.join('x'))
    if (sides.join('x') === shown) setSides(chosen)
  }

  function apply(now: string[]) {
    const typed = readYard(now.join('x'))
    if ((typed && yardText(typed)) !== (yard && yardText(yard))) onChange(typed)
  }

  function type(index: number, text: string) {
    const withText = (now: string[]) => now.map((side, at) => (at === index ? text.trim() : side))
    // Both may be filled in at once.
    setSides(withText)
    if (asTyped) apply(withText(sides))
  }

  return (
    <fieldset className={styles.yard}>
      <legend className={styles.legend}>{legend}</legend>
      {['width', 'length'].map((name, index) => (
        <Side
          key={name}
          name={name}
          value={sides[index]}
          onValue={(text) => type(index, text)}
          onDone={() => apply(sides)}
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
