// A link: within the site the router follows it, elsewhere the browser does. The router's own link brings what prefetches the
// pages of its framework, 2.5 kB that the first screen would wait for.
import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainPress } from './is-plain-press'

const withScheme = /^[a-z][a-z\d+.-]*:/i

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Leaves the page, and loads the other one from the host. */
  reloadDocument?: boolean
  how?: { replace?: true; preventScrollReset?: true }
}

export function Link({ to, reloadDocument = false, how, children, ...rest }: LinkProps) {
  return withScheme.test(to) || reloadDocument ? (
    <a {...rest} href={to}>
      {children}
    </a>
  ) : (
    <Within {...rest} to={to} how={how ?? {}}>
      {children}
    </Within>
  )
}

type WithinProps = Omit<LinkProps, 'reloadDocument' | 'how'> & Required<Pick<LinkProps, 'how'>>

/** Every address of the site is a whole one: a link needn't know where it stands, nor be drawn again when that changes. */
function Within({ to, how, onClick, target, children, ...rest }: WithinProps) {
  const navigate = useNavigate()

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || target !== undefined || !isPlainPress(event)) return
    event.preventDefault()
    const { pathname, search, hash } = location
    // As a browser does: to where one is already isn't a step to come back from.
    void navigate(to, { replace: to === pathname + search + hash, ...how })
  }

  return (
    <a {...rest} href={to} target={target} onClick={click}>
      {children}
    </a>
  )
}
