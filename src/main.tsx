import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import './styles/base.css'
import '@fontsource-variable/anybody/wght.css'
import '@fontsource-variable/figtree/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { followHashLinks, pathOfHashLink } from '~/hash-links'
import { routes } from '~/routes'

const path = pathOfHashLink(location.hash)
if (path !== null) history.replaceState(null, '', path)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const router = createBrowserRouter(routes)
followHashLinks((path) => void router.navigate(path, { replace: true }))

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
