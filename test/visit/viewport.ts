// What stands in the window: jsdom lays nothing out, so the test says it.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Tell = (entries: { isIntersecting: boolean }[]) => void

/** Until `vi.unstubAllGlobals`. Returns how to tell the page that what it watches is in sight, or isn't. */
export function stubViewport(): (inSight: boolean) => void {
  const watching = new Set<Tell>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: Tell
      constructor(tell: Tell) {
        this.tell = tell
      }
      observe() {
        watching.add(this.tell)
      }
      disconnect() {
        watching.delete(this.tell)
      }
    },
  )
  return (isIntersecting) => act(() => watching.forEach((tell) => tell([{ isIntersecting }])))
}
