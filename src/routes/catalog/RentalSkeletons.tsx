// Placeholders as high as a card.
import { Skeleton } from '~/ui/notice/Skeleton'
import grid from './RentalGrid.module.css'
import styles from './RentalSkeletons.module.css'

const boxes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function RentalSkeletons() {
  return (
    <div className={grid.grid} aria-busy="true">
      {boxes.map((box) => (
        <div key={box} className={grid.cell}>
          <Skeleton shape="picture" />
          <div className={styles.words}>
            <Skeleton shape="line" width="70%" height="1.125rem" />
            <Skeleton shape="line" width="46%" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="38%" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
