// A whole number between two limits, by buttons or by typing. A number above the limit becomes the
// limit, with the reason. While the text isn't valid, the caller keeps the last number, which shows
// again when the field is left.
import { useId, useState, type ReactNode } from 'react'
import { Icon } from '~/ui/Icon'
import { readWholeNumber } from './whole-number'
import styles from './QuantityStepper.module.css'

type QuantityStepperProps = {
  label: string
  /** Shows the label only to screen readers. */
  hideLabel?: boolean
  value: number
  min: number
  max: number
  /** Each press goes to the next multiple of this. */
  by?: number
  /** Shown when a larger number is wanted: "Only 5 are available." */
  limit: ReactNode
  onChange: (value: number) => void
  /** Called with the wanted number if it is above `max`, which may then rise. */
  onMore?: (quantity: number) => void
  /** Called with each typed text: whether it is something else than a number from `min` on. */
  onInvalidChange?: (isInvalid: boolean) => void
}

/** What a text that is no number is answered with. */
export const typeNumberWords = 'Type a whole number, such as 40'

export function QuantityStepper({
  label,
  hideLabel = false,
  value,
  min,
  max,
  by = 1,
  limit,
  onChange,
  onMore,
  onInvalidChange,
}: QuantityStepperProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [announced, setAnnounced] = useState('')
  const [asked, setAsked] = useState(min)
  const [invalid, setInvalid] = useState(false)
  const exceeded = asked > max
  const error = exceeded ? limit : invalid && typeNumberWords

  function step(to: number) {
    onInvalidChange?.(false)
    setInvalid(false)
    setAsked(to)
    if (to > max) onMore?.(to)
    if (to < min || to > max) return
    setDraft(null)
    setAnnounced(`${label}: ${to}`)
    onChange(to)
  }

  const less = Math.max(min, (Math.ceil(value / by) - 1) * by)
  const next = (Math.floor(value / by) + 1) * by
  const more = value < max ? Math.min(max, next) : next
  const presses = by === 1 ? 'One' : String(by)

  function type(text: string) {
    setDraft(text)
    setAnnounced('')
    setInvalid(false)
    const typed = readWholeNumber(text)
    const isWhole = typed !== null && typed >= min
    onInvalidChange?.(!isWhole && text.trim() !== '')
    setAsked(isWhole ? typed : min)
    if (!isWhole) return
    onChange(Math.min(typed, max))
    if (typed > max) onMore?.(typed)
  }

  function leave() {
    const isGiven = draft !== null && draft.trim() !== ''
    setInvalid(isGiven && (readWholeNumber(draft) ?? -1) < min)
    setDraft(null)
  }

  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.controls}>
        <button
          type="button"
          className={`icon-button ${styles.button}`}
          aria-label={`${presses} less, ${label}`}
          aria-disabled={value <= min}
          onClick={() => step(less)}
        >
          <Icon name="minus" size="1.125rem" />
        </button>
        <input
          id={id}
          type="text"
          className={styles.input}
          // Not of the type number: a wheel over one that has the focus would change it.
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          value={draft ?? value}
          aria-describedby={error ? `${id}-said` : undefined}
          onChange={(event) => type(event.target.value)}
          // A typed number replaces the shown one. The caret is placed between focus and click.
          onClick={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            step(event.key === 'ArrowUp' ? more : less)
          }}
          onBlur={leave}
        />
        <button
          type="button"
          className={`icon-button ${styles.button}`}
          aria-label={`${presses} more, ${label}`}
          aria-disabled={value >= max}
          onClick={() => step(more)}
        >
          <Icon name="plus" size="1.125rem" />
        </button>
      </div>
      <output id={`${id}-said`} className={error ? styles.announced : 'visually-hidden'}>
        {error || announced}
      </output>
    </div>
  )
}
