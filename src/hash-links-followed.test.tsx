// An older link that is opened while the site is already there.
import { render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { followHashLinks } from '~/hash-links'

test('a hash that becomes an older link opens its screen, in place of its address', async () => {
  const router = createBrowserRouter([
    { path: '/', element: <h1>Home</h1> },
    { path: '/contract', element: <h1>Contract</h1> },
  ])
  followHashLinks((path) => void router.navigate(path, { replace: true }))
  render(<RouterProvider router={router} />)
  location.hash = '#/contract'
  expect(await screen.findByRole('heading', { name: 'Contract' })).toBeVisible()
  expect(location.pathname + location.hash).toBe('/contract')
  location.hash = '#liability'
  expect(await screen.findByRole('heading', { name: 'Contract' })).toBeVisible()
})
