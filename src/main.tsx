import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import './styles/base.css'
import '@fontsource-variable/anybody/wght.css'
import '@fontsource-variable/figtree/wght.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
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

// A page that came with its screen keeps it until the same screen can be drawn again, so that nothing flickers.
if ('screen' in root.dataset && !router.state.initialized) {
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return
    leave()
    draw(root)
  })
} else {
  draw(root)
}

function draw(element: HTMLElement) {
  const answers = () => [...element.querySelectorAll('details')]
  // Whoever has begun to read stays where they are, with the answers they have opened; an address with a heading's name
  // leads to that heading.
  const top = scrollY
  const opened = answers().map(({ open }) => open)
  flushSync(() =>
    createRoot(element).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
  answers().forEach((answer, at) => {
    if (opened[at]) answer.open = true
  })
  if (top > 0 && location.hash === '') scrollTo(0, top)
}
