import { flushSync } from 'react-dom'
import { Button } from '~/ui/button/Button'
import { fieldId } from '~/ui/field/field-id'
import { Icon } from '~/ui/Icon'
import styles from './order.module.css'

type KeptNoteProps = {
  /** Empties the form for another person; undefined if it contains no personal data. */
  onClear?: () => void
}

/** Says that the form contains earlier input. */
export function KeptNote({ onClear }: KeptNoteProps) {
  return (
    <div className={`note ${styles.kept}`}>
      <Icon name="info" />
      <p>{onClear ? 'We saved what you entered earlier.' : 'We saved your earlier choices.'}</p>
      {onClear && (
        <Button
          look="plain"
          size="small"
          onClick={() => {
            flushSync(onClear)
            // The pressed button has disappeared.
            document.getElementById(fieldId('name'))?.focus()
          }}
        >
          Not you? Clear
        </Button>
      )}
    </div>
  )
}
