import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonLook } from './button-class'

export function ButtonLink({
  look = 'air',
  size,
  wide = false,
  ...rest
}: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={buttonClass({ look, wide, size })} />
}
