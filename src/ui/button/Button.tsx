import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { Icon } from '~/ui/Icon'
import styles from './Button.module.css'

type ButtonLook = {
  /** `air`: a section's main action; `outline`: any other; `plain`: like text; `ink`: on yellow. */
  look?: 'air' | 'outline' | 'plain' | 'ink' | undefined
  /** 44 px high instead of 52. */
  size?: 'small' | undefined
  wide?: boolean | undefined
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Shows a spinner, keeps its width and the focus, and ignores clicks. */
    busy?: boolean
    /** Nothing is left. A press still works and says why. */
    soldOut?: boolean
  }

export function Button({
  look,
  size,
  wide,
  busy = false,
  soldOut = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    // Neither a click nor Enter in a field submits the form again.
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
      <span>{children}</span>
      {look === 'plain' && rest['aria-expanded'] !== undefined && (
        <Icon name="caret-down" size="1rem" />
      )}
    </button>
  )
}

export function ButtonLink({
  look,
  size,
  wide,
  ...rest
}: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={buttonClass({ look, wide, size })} />
}

function buttonClass({ look = 'air', size, wide }: ButtonLook): string {
  return [styles.button, styles[look], size && styles[size], wide && styles.wide]
    .filter(Boolean)
    .join(' ')
}
