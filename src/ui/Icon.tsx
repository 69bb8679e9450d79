// Phosphor's drawings, only the ones in use. They take the colour of the text around them and say nothing by themselves.
import arrowClockwise from '@phosphor-icons/core/bold/arrow-clockwise-bold.svg?raw'
import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw'
import arrowRight from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw'
import calendar from '@phosphor-icons/core/bold/calendar-blank-bold.svg?raw'
import caretDown from '@phosphor-icons/core/bold/caret-down-bold.svg?raw'
import caretLeft from '@phosphor-icons/core/bold/caret-left-bold.svg?raw'
import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw'
import cart from '@phosphor-icons/core/bold/shopping-cart-bold.svg?raw'
import check from '@phosphor-icons/core/bold/check-bold.svg?raw'
import clock from '@phosphor-icons/core/bold/clock-bold.svg?raw'
import envelope from '@phosphor-icons/core/bold/envelope-simple-bold.svg?raw'
import facebook from '@phosphor-icons/core/bold/facebook-logo-bold.svg?raw'
import list from '@phosphor-icons/core/bold/list-bold.svg?raw'
import mapPin from '@phosphor-icons/core/bold/map-pin-bold.svg?raw'
import minus from '@phosphor-icons/core/bold/minus-bold.svg?raw'
import phone from '@phosphor-icons/core/bold/phone-bold.svg?raw'
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw'
import ruler from '@phosphor-icons/core/bold/ruler-bold.svg?raw'
import spinner from '@phosphor-icons/core/bold/spinner-bold.svg?raw'
import trash from '@phosphor-icons/core/bold/trash-bold.svg?raw'
import x from '@phosphor-icons/core/bold/x-bold.svg?raw'
import checkCircle from '@phosphor-icons/core/fill/check-circle-fill.svg?raw'
import drop from '@phosphor-icons/core/fill/drop-fill.svg?raw'
import dropHalf from '@phosphor-icons/core/fill/drop-half-fill.svg?raw'
import hourglass from '@phosphor-icons/core/fill/hourglass-medium-fill.svg?raw'
import info from '@phosphor-icons/core/fill/info-fill.svg?raw'
import sun from '@phosphor-icons/core/fill/sun-fill.svg?raw'
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw'
import xCircle from '@phosphor-icons/core/fill/x-circle-fill.svg?raw'
import styles from './Icon.module.css'

const drawings = {
  'arrow-clockwise': arrowClockwise,
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  calendar,
  'caret-down': caretDown,
  'caret-left': caretLeft,
  'caret-right': caretRight,
  cart,
  check,
  'check-circle': checkCircle,
  clock,
  drop,
  'drop-half': dropHalf,
  envelope,
  facebook,
  hourglass,
  info,
  list,
  'map-pin': mapPin,
  minus,
  phone,
  plus,
  ruler,
  spinner,
  sun,
  trash,
  warning,
  x,
  'x-circle': xCircle,
}

export type IconName = keyof typeof drawings

type IconProps = {
  name: IconName
  /** Any CSS length; 1.25em, a little larger than the text, unless told otherwise. */
  size?: string
}

export function Icon({ name, size = '1.25em' }: IconProps) {
  return (
    <span
      className={styles.icon}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings[name] }}
    />
  )
}
