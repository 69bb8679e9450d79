/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native datalist or select can't follow what is typed */
// The list of the address field. Focus stays in the field, so options are never tab stops.
import { useEffect, useRef } from 'react'
import type { AddressSuggestion } from '~/lib/maps/maps'
import { allSettings } from '~/settings/all-settings'
import styles from './AddressField.module.css'

type AddressOptionsProps = {
  id: string
  label: string
  options: readonly AddressSuggestion[]
  /** Position of the option that the arrow keys reached; -1 for none. */
  active: number
  onChoose: (option: AddressSuggestion) => void
}

export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`
}

export function AddressOptions({ id, label, options, active, onChoose }: AddressOptionsProps) {
  const reached = useRef<HTMLButtonElement>(null)
  // It never has the focus, so the browser doesn't scroll to it.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    reached.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div className={styles.popup}>
      <div id={id} role="listbox" tabIndex={-1} aria-label={label} className={styles.options}>
        {options.map((option, position) => (
          <button
            key={option.place_id}
            ref={position === active ? reached : null}
            id={optionId(id, position)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            className={styles.option}
            // The field would lose the focus and close the list before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.description}
          </button>
        ))}
      </div>
      {allSettings.mapsStandIn === '' && <p className={styles.source}>Powered by Google</p>}
    </div>
  )
}
