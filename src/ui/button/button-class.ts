// The looks that a button and a link share.
import styles from './Button.module.css'

export type ButtonLook = {
  /** `air`: a section's main action; `outline`: any other; `plain`: looks like text; `ink`: on yellow. */
  look?: 'air' | 'outline' | 'plain' | 'ink'
  /** 44 px high instead of 52. */
  size?: 'small' | undefined
  wide?: boolean
}

export function buttonClass({ look = 'air', size, wide }: ButtonLook): string {
  return [styles.button, styles[look], size && styles[size], wide && styles.wide]
    .filter(Boolean)
    .join(' ')
}
