import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Link, type LinkProps } from './Link'

function Shown(props: LinkProps) {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>At {pathname + search}</p>
      <Link {...props} />
    </>
  )
}

function open(props: LinkProps) {
  const router = createMemoryRouter([{ path: '*', element: <Shown {...props} /> }])
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), link: screen.getByRole('link', { name: 'Onward' }) }
}

/** The address after a press; jsdom itself can't leave a page, so that whatever the router leaves alone is stopped here. */
async function press(props: LinkProps, keys?: string) {
  const left = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  const { user, link } = open(props)
  window.addEventListener('click', left, { once: true })
  if (keys) await user.keyboard(keys)
  await user.click(link)
  return { leftToBrowser: !routerTook(), link }
}

const routerTook = () => screen.queryByText('At /') === null

test('within the site the router follows it, query and all', async () => {
  const { link } = await press({ to: '/cart?a=1', children: 'Onward' })
  expect(link).toHaveAttribute('href', '/cart?a=1')
  expect(screen.getByText('At /cart?a=1')).toBeVisible()
})

test.each([
  ['a telephone number', { to: 'tel:+18155550142' }],
  ['another site', { to: 'https://example.com/house' }],
  ['a page to be loaded anew', { to: '/cart', reloadDocument: true }],
  ['another tab', { to: '/cart', target: '_blank' }],
  [
    'a press that its owner has dealt with',
    { to: '/cart', onClick: (event) => event.preventDefault() },
  ],
] satisfies [string, LinkProps][])('is left to the browser: %s', async (_, props) => {
  const { leftToBrowser, link } = await press({ ...props, children: 'Onward' })
  expect(leftToBrowser).toBe(true)
  expect(link).toHaveAttribute('href', props.to)
})

test('with a key for another tab it is left to the browser', async () => {
  const { leftToBrowser } = await press({ to: '/cart', children: 'Onward' }, '{Control>}')
  expect(leftToBrowser).toBe(true)
})
