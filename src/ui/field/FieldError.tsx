import { Icon } from '~/ui/Icon'
import styles from './Field.module.css'

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size="1.125rem" />
      {children}
    </p>
  )
}
