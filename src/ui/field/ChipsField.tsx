import styles from './ChipsField.module.css'

type ChipsFieldProps = {
  label: string
  name: string
  options: readonly { value: string; label: string; translate?: 'no' }[]
  value: string
  onValue: (value: string) => void
}

/** A choice of few short words, all of them in sight. For more, or longer ones: SelectField. */
export function ChipsField({ label, name, options, value, onValue }: ChipsFieldProps) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="wrap">
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.mark}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            <span className={`box ${styles.words}`} translate={option.translate}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
