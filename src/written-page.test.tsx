import { act } from '@testing-library/react'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hydrateWritten } from './written-page'

const reported = vi.fn<(error: unknown) => void>()
let element: HTMLElement
let fail: () => void

beforeEach(() => {
  vi.stubGlobal('reportError', reported)
  document.body.innerHTML = '<div><button>Menu</button></div>'
  element = document.body.firstElementChild as HTMLElement
})

/** As the build wrote it, until it fails. */
function Screen({ broken = false }: { broken?: boolean }) {
  const [fails, setFails] = useState(broken)
  useEffect(() => {
    fail = () => act(() => setFails(true))
  }, [])
  if (fails) throw new Error('thrown by the test')
  return <button>Menu</button>
}

/** The router's error screen. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>Reload this page</p> : this.props.children
  }
}

async function hydrate(screen = <Screen />) {
  const onRestored = vi.fn<() => void>()
  await act(async () => hydrateWritten(element, <Boundary>{screen}</Boundary>, onRestored))
  return onRestored
}

const button = () => element.querySelector('button')

test('a page that fails as it is drawn comes back as it was written', async () => {
  const onRestored = await hydrate(<Screen broken />)
  expect(element.innerHTML).toBe('<button>Menu</button>')
  expect(onRestored).toHaveBeenCalledOnce()
  expect(reported).toHaveBeenCalled()
})

test('so does one of which a part fails a moment later', async () => {
  const onRestored = await hydrate()
  fail()
  await act(async () => {})
  expect(element.innerHTML).toBe('<button>Menu</button>')
  expect(onRestored).toHaveBeenCalledOnce()
})

test('once the visitor has pressed something on it, an error is left to the error screen', async () => {
  const onRestored = await hydrate()
  button()?.click()
  fail()
  await act(async () => {})
  expect(element).toHaveTextContent('Reload this page')
  expect(onRestored).not.toHaveBeenCalled()
  expect(reported).toHaveBeenCalledOnce()
})

test('a press before it is drawn is none on the drawn page', async () => {
  button()?.click()
  const onRestored = await hydrate(<Screen broken />)
  expect(onRestored).toHaveBeenCalledOnce()
})
