// The free space of a yard in feet. It filters once both sides are given, and not while a number is being typed.
import { useState } from 'react'
import type { Yard } from '~/lib/catalogue/setup-area'
import styles from './YardField.module.css'

type YardFieldProps = {
  yard: Yard | null
  /** Called with "20x30", or with '' for any size. */
  onChange: (yard: string) => void
}

export function YardField({ yard, onChange }: YardFieldProps) {
  const chosen = [yard?.a ?? '', yard?.b ?? ''].map(String)
  const [sides, setSides] = useState(chosen)
  // When the URL's yard changes, the fields follow. A new key would do that too, but would lose the focus.
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
        <label key={name} className={styles.side}>
          <span className="visually-hidden">Yard {name} in feet</span>
          <input
            className={`box ${styles.input}`}
            inputMode="numeric"
            maxLength={3}
            placeholder={name}
            value={sides[index]}
            onChange={({ target }) =>
              setSides(sides.map((side, at) => (at === index ? target.value.trim() : side)))
            }
            onBlur={apply}
            onKeyDown={(event) => event.key === 'Enter' && apply()}
          />
        </label>
      ))}
    </fieldset>
  )
}
