import { Icon } from '~/ui/Icon'
import styles from './FeatureItem.module.css'

export function FeatureItem({ title, children }: { title: string; children: string }) {
  return (
    <div className={styles.feature}>
      <span className={styles.mark}>
        <Icon name="check" size="1.125rem" />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className="quiet">{children}</p>
    </div>
  )
}
