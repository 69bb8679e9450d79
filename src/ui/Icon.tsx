import styles from './Icon.module.css'

/** Every icon has a drawing of this name in Icon.module.css. */
export const iconNames = [
  'arrow-clockwise',
  'arrow-left',
  'arrow-right',
  'calendar',
  'caret-down',
  'caret-left',
  'caret-right',
  'cart',
  'check',
  'check-circle',
  'clock',
  'drop',
  'drop-half',
  'envelope',
  'facebook',
  'hourglass',
  'info',
  'list',
  'map-pin',
  'minus',
  'phone',
  'plus',
  'ruler',
  'spinner',
  'star',
  'sun',
  'trash',
  'warning',
  'x',
  'x-circle',
] as const

export type IconName = (typeof iconNames)[number]

type IconProps = {
  name: IconName
  /** Any CSS length; 1.25em, a little larger than the text, unless told otherwise. */
  size?: string
}

/** A drawing in the colour of the text around it. It says nothing by itself: a word stands beside it. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <span
      className={styles.icon}
      data-name={name}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    />
  )
}
