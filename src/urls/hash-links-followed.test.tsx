// An older link that is opened while the site is already there.
import { render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { followHashLinks } from './hash-links'

const router = createBrowserRouter([
  { path: '/', element: <h1>Home</h1> },
  { path: '/contract', element: <h1>Contract</h1> },
  { path: '*', element: <h1>Unknown</h1> },
])
const following = new AbortController()
followHashLinks((path) => void router.navigate(path, { replace: true }), following.signal)

const heading = (name: string) => screen.findByRole('heading', { name })

test('a hash that becomes an older link opens its screen, in place of its URL', async () => {
  render(<RouterProvider router={router} />)
  location.hash = '#/contract'
  expect(await heading('Contract')).toBeVisible()
  expect(location.pathname + location.hash).toBe('/contract')
  location.hash = '#liability'
  expect(await heading('Contract')).toBeVisible()
})

test('once the router is gone, no link is followed', async () => {
  const followed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  following.abort()
  location.hash = '#/contract'
  await followed
  expect(location.hash).toBe('#/contract')
})
