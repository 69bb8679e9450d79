// The dialog in the browser's own history, under a router as main.tsx starts it.
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import {
  createBrowserRouter,
  Link,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { noteEntry } from './close-on-back'
import { Dialog } from './Dialog'

let router: ReturnType<typeof createBrowserRouter> | undefined
let reads = 0

function Page() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [open, setOpen] = useState('')
  const close = () => setOpen('')
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/next">Next</Link>
      <button onClick={() => setOpen('Filters')}>Filters</button>
      <Dialog open={open !== ''} onClose={close} title="Filters">
        <button onClick={() => void navigate('?wet', { replace: true })}>Wet</button>
        <button onClick={() => void navigate('/castles')}>Castles</button>
        <button onClick={() => setOpen('Day')}>Day</button>
        <Link to="/next" onClick={close}>
          See all
        </Link>
        <Dialog open={open === 'Day'} onClose={() => setOpen('Filters')} title="Day">
          <p>June</p>
        </Dialog>
      </Dialog>
    </>
  )
}

/** A visitor who came from `/before` to `/list`. */
async function start() {
  history.pushState(null, '', '/before')
  router = createBrowserRouter([
    {
      path: '*',
      element: <Page />,
      HydrateFallback: () => null,
      loader: () => {
        reads += 1
        return null
      },
    },
  ])
  router.subscribe(noteEntry)
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await screen.findByRole('heading', { name: '/before' })
  await act(() => router?.navigate('/list'))
  reads = 0
}

afterEach(() => router?.dispose())

async function press(name: string) {
  await userEvent.click(screen.getAllByText(name, { selector: 'a, button' })[0] as HTMLElement)
  await settle()
}

/** The browser's own button. */
async function go(by: -1 | 1) {
  history.go(by)
  await settle()
}

/** Each step through the history, ours too, takes jsdom a turn, and a loader's answer takes the router some. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
const back = () => go(-1)
const forward = () => go(1)

const shown = () => [
  document.querySelector('h1')?.textContent,
  ...[...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent),
]

type Step = 'back' | 'forward' | 'Esc' | 'Filters' | 'Wet' | 'Castles' | 'Day' | 'See all' | 'Next'

test.each<[Step[], string[]]>([
  [['Filters'], ['/list', 'Filters']],
  [['Filters', 'back'], ['/list']],
  [['Filters', 'back', 'forward'], ['/list']],
  [['Filters', 'back', 'back'], ['/before']],
  [['Filters', 'back', 'Filters', 'back', 'Filters', 'back', 'back'], ['/before']],
  [['Filters', 'Esc', 'back'], ['/before']],
  [['Filters', 'Esc', 'Filters', 'back'], ['/list']],
  // A dialog on a dialog.
  [
    ['Filters', 'Day', 'back'],
    ['/list', 'Filters'],
  ],
  [['Filters', 'Day', 'back', 'back'], ['/list']],
  // What was changed in the dialog stays.
  [['Filters', 'Wet', 'back'], ['/list?wet']],
  [['Filters', 'Wet', 'Esc', 'Filters', 'back', 'back'], ['/before']],
  [['Filters', 'Castles', 'back'], ['/castles']],
  [['Filters', 'Castles', 'back', 'back'], ['/list']],
  // A link in the dialog.
  [['Filters', 'See all', 'back'], ['/list']],
  [['Filters', 'See all', 'back', 'forward'], ['/next']],
  [['Filters', 'See all', 'back', 'back'], ['/before']],
  [['Filters', 'See all', 'back', 'Filters', 'forward', 'forward'], ['/next']],
])('%j leads to %j', async (presses, expected) => {
  await start()
  for (const step of presses)
    if (step === 'back') await back()
    else if (step === 'forward') await forward()
    else if (step === 'Esc') await userEvent.keyboard('{Escape}')
    else await press(step)
  expect(shown()).toEqual(expected)
  expect(location.pathname + location.search).toBe(expected[0])
})

test('Back in a dialog reads nothing again', async () => {
  await start()
  await press('Filters')
  await back()
  expect(reads).toBe(0)
})

test('every dialog is one of these', () => {
  const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const opening = Object.entries(sources).filter(
    ([path, text]) =>
      !path.includes('.test.') &&
      /\.showModal\(|<dialog(?! \{\.\.\.modal\}|\n +\{\.\.\.modal\})/.test(text),
  )
  // The card provider's frame is opened over a dialog that is open already.
  expect(opening.map(([path]) => path)).toEqual([
    '/src/lib/services/stripe.ts',
    '/src/ui/dialog/Modal.tsx',
  ])
})
