// A catalog picture in a 4:3 frame, whole. A photo of another shape is in front of its own soft
// colors. If it can't be loaded, a drawing replaces it and the alternative text stays.
import { useState } from 'react'
import { photoOf, softColors } from './photos'
import { ResponsiveImage } from './ResponsiveImage'
import styles from './Picture.module.css'

const standIn = '/art/no-picture.svg'

type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  /** How wide it is on which screen, as CSS says it. */
  sizes: string
  /** Loads at once; other pictures load when scrolled to. */
  eager?: boolean
}

export function Picture({ src, alt, width, height, sizes, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const photo = photoOf(src)
  return (
    <span className={styles.frame} style={photo ? softColors(photo) : undefined}>
      <ResponsiveImage
        className={styles.picture}
        src={src === '' || src === broken ? standIn : src}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onBroken={() => setBroken(src)}
      />
    </span>
  )
}
