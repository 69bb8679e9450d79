import { Icon } from '~/ui/Icon'
import styles from './TurnButtons.module.css'

type TurnButtonsProps = {
  /** 1 is toward the row's end. */
  onTurn: (direction: 1 | -1) => void
}

export function TurnButtons({ onTurn }: TurnButtonsProps) {
  return (
    <div className={styles.turns}>
      <button type="button" aria-label="Previous rentals" onClick={() => onTurn(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" aria-label="Next rentals" onClick={() => onTurn(1)}>
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
