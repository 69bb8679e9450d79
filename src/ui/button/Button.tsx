import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from './button-class'
import styles from './Button.module.css'
import { Icon } from '~/ui/Icon'

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Its action is running: it shows a spinner, keeps its width and the focus, and ignores clicks. */
    busy?: boolean
    /** Nothing is left. A press still works and says why. */
    soldOut?: boolean
  }

export function Button({
  look = 'air',
  size,
  wide = false,
  busy = false,
  soldOut = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    // Prevents the default too, so that neither a click nor Enter in a field submits the form again.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      aria-disabled={busy || soldOut || undefined}
      type={type}
      className={buttonClass({ look, wide, size })}
      onClick={click}
    >
      {busy && (
        <span className={styles.spinner}>
          <Icon name="spinner" size="1.125rem" />
        </span>
      )}
      {children}
    </button>
  )
}
