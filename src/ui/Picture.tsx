// A catalog picture in a 4:3 frame, whole, for photos and drawings. A photo of another shape stands before its own soft
// colors. If it is missing or can't be loaded, a drawing replaces it and the alternative text stays.
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
  // Copies that a later release has removed, and addresses.
  const [broken, setBroken] = useState<readonly string[]>([])
  const found = photoOf(src)
  const photo = found && !broken.includes(found.name) ? found : null
  const shown = src === '' || broken.includes(src) ? standIn : src
  const tried = photo?.name ?? shown
  const fail = () => setBroken((before) => [...before, tried])
  return (
    <span className={styles.frame} style={photo ? softColors(photo) : undefined}>
      <ResponsiveImage
        className={styles.picture}
        src={shown}
        photo={photo}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={fail}
        // It may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && tried !== standIn) fail()
        }}
      />
    </span>
  )
}
