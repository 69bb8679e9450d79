import type { ComponentProps } from 'react'
import { copiesOf, copyOf, type Photo } from './photos'
import styles from './ResponsiveImage.module.css'

type ResponsiveImageProps = ComponentProps<'img'> & {
  src: string
  /** The copies to choose from; without them, the picture at `src` shows. */
  photo: Photo | null
  /** How wide it is on which screen, as CSS says it. */
  sizes: string
}

/** An image that loads the smallest copy that is sharp on this screen. */
export function ResponsiveImage({ src, photo, sizes, alt, ...image }: ResponsiveImageProps) {
  if (photo === null) return <img src={src} alt={alt} {...image} />
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={copiesOf(photo, 'avif')} sizes={sizes} />
      <img
        alt={alt}
        {...image}
        srcSet={copiesOf(photo, 'webp')}
        sizes={sizes}
        src={copyOf(photo, Math.min(...photo.widths), 'webp')}
      />
    </picture>
  )
}
