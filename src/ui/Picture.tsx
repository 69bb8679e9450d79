// A catalog picture in a 4:3 frame, for photos and drawings. If it is missing or can't be loaded, a drawing replaces it and
// the alternative text stays.
import { useState } from 'react'
import styles from './Picture.module.css'

const standIn = '/art/no-picture.svg'

type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  /** Loads at once; other pictures load when scrolled to. */
  eager?: boolean
}

export function Picture({ src, alt, width, height, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src === '' || src === broken ? standIn : src
  return (
    <span className={styles.frame}>
      <img
        className={styles.picture}
        src={shown}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBroken(src)}
        // It may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && shown === src) setBroken(src)
        }}
      />
    </span>
  )
}
