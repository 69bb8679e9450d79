// A placeholder. It shows only after 200 ms, so that quick answers don't flash.
import styles from './Skeleton.module.css'

type SkeletonProps = {
  shape: 'picture' | 'line'
  /** Any CSS length. */
  width?: string
  height?: string
}

export function Skeleton({ shape, width = '100%', height }: SkeletonProps) {
  return (
    <span
      className={styles[shape]}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  )
}
