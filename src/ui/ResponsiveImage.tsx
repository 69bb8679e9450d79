import { useState, type ComponentProps } from 'react'
import { preload } from 'react-dom'
import { copiesOf, copyOf, photoOf } from './photos'
import styles from './ResponsiveImage.module.css'

type ResponsiveImageProps = Omit<ComponentProps<'img'>, 'onError' | 'ref'> & {
  src: string
  /** How wide it is on which screen, as CSS says it. */
  sizes: string
  /** Called when there is no picture at its own URL either. */
  onBroken?: () => void
}

/**
 * The smallest copy that is sharp on this screen, or the picture itself if it has none. Copies may
 * have gone with an earlier release.
 */
export function ResponsiveImage({ src, sizes, alt, onBroken, ...image }: ResponsiveImageProps) {
  const [gone, setGone] = useState<string | null>(null)
  const copies = photoOf(src)
  const photo = copies?.name === gone ? null : copies
  if (photo && image.fetchPriority === 'high') {
    // A prerendered page then loads the photo before its styles and scripts.
    preload(copyOf(photo, Math.min(...photo.widths), 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: copiesOf(photo, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  const fail = () => (photo ? setGone(photo.name) : onBroken?.())
  const img = (
    <img
      alt={alt}
      {...image}
      {...(photo && { srcSet: copiesOf(photo, 'webp'), sizes })}
      src={photo ? copyOf(photo, Math.min(...photo.widths), 'webp') : src}
      onError={fail}
      // It may have failed before hydration.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) fail()
      }}
    />
  )
  if (photo === null) return img
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={copiesOf(photo, 'avif')} sizes={sizes} />
      {img}
    </picture>
  )
}
