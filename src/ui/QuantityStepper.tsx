// A whole number between two limits, by buttons or by typing. While something half-typed stands in the field the
// caller keeps the last valid number; leaving the field shows that number again.
import { useId, useState } from 'react'
import { Icon } from './Icon'
import styles from './QuantityStepper.module.css'
import { VisuallyHidden } from './VisuallyHidden'

type QuantityStepperProps = {
  label: string
  /** Keeps the label for screen readers only, where the row itself says what is counted. */
  hideLabel?: boolean
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

export function QuantityStepper({
  label,
  hideLabel = false,
  value,
  min = 1,
  max,
  onChange,
}: QuantityStepperProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [announced, setAnnounced] = useState('')

  function step(to: number) {
    if (to < min || to > max) return
    setDraft(null)
    setAnnounced(`${label}: ${to}`)
    onChange(to)
  }

  function type(text: string) {
    setDraft(text)
    const typed = Number(text)
    if (text.trim() !== '' && Number.isInteger(typed) && typed >= min && typed <= max)
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
          aria-disabled={value <= min}
          onClick={() => step(value - 1)}
        >
          <Icon name="minus" size="1.125rem" />
        </button>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={min}
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
