// A link: within the site the router follows it, elsewhere the browser does. The router's own link brings what prefetches the
// pages of its framework, 2.5 kB that the first screen would wait for.
import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

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

function Within({ to, how, onClick, target, children, ...rest }: WithinProps) {
  const href = useHref(to)
  // Leaves a click with a modifier key, or into another tab, to the browser.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...how, ...(target && { target }) })

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }

  return (
    <a {...rest} href={href} target={target} onClick={click}>
      {children}
    </a>
  )
}
