// The same boxes as the cards that are on their way.
import { Skeleton } from '~/ui/Skeleton'
import styles from './RentalSkeletons.module.css'

const boxes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function RentalSkeletons() {
  return (
    <div className={styles.grid} aria-busy="true">
      {boxes.map((box) => (
        <div key={box} className={styles.card}>
          <Skeleton shape="picture" />
          <Skeleton shape="line" width="70%" height="1.125rem" />
          <Skeleton shape="line" width="46%" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="38%" height="1.25rem" />
        </div>
      ))}
    </div>
  )
}
