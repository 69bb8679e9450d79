import drawings from './icons.svg?no-inline'
import styles from './Icon.module.css'

/** Each name is the id of a symbol in icons.svg. */
export const iconNames = [
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
  'envelope',
  'facebook',
  'hourglass',
  'info',
  'list',
  'map-pin',
  'minus',
  'phone',
  'plus',
  'spinner',
  'star',
  'trash',
  'warning',
  'x',
  'x-circle',
] as const

export type IconName = (typeof iconNames)[number]

type IconProps = {
  name: IconName
  /** Any CSS length. The default is a little larger than the text. */
  size?: string
}

/** In the color of the text around it. Screen readers skip it, so it needs text beside it. */
export function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <svg
      className={styles.icon}
      style={{ inlineSize: size, blockSize: size }}
      fill="currentColor"
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
