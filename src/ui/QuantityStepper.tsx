// A whole number from 1 to a limit, by buttons or by typing. While something half-typed stands in the field the
// caller keeps the last valid number; leaving the field shows that number again.
import { useId, useState } from 'react'
import { Icon } from './Icon'
import styles from './QuantityStepper.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** None at all is what removing is for. */
const least = 1

type QuantityStepperProps = {
  label: string
  /** Keeps the label for screen readers only, where the row itself says what is counted. */
  hideLabel?: boolean
  value: number
  max: number
  onChange: (value: number) => void
}

export function QuantityStepper({
  label,
  hideLabel = false,
  value,
  max,
  onChange,
}: QuantityStepperProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [announced, setAnnounced] = useState('')

  function step(to: number) {
    if (to < least || to > max) return
    setDraft(null)
    setAnnounced(`${label}: ${to}`)
    onChange(to)
  }

  function type(text: string) {
    setDraft(text)
    const typed = Number(text)
    if (text.trim() !== '' && Number.isInteger(typed) && typed >= least && typed <= max)
      onChange(typed)
  }

  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-label={`One less, ${label}`}
          aria-disabled={value <= least}
          onClick={() => step(value - 1)}
        >
          <Icon name="minus" size="1.125rem" />
        </button>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={least}
          max={max}
          step={1}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={`One more, ${label}`}
          aria-disabled={value >= max}
          onClick={() => step(value + 1)}
        >
          <Icon name="plus" size="1.125rem" />
        </button>
      </div>
      <VisuallyHidden>
        <output>{announced}</output>
      </VisuallyHidden>
    </div>
  )
}
