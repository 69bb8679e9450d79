// What stands in the window: jsdom lays nothing out, so the test says it.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Until `vi.unstubAllGlobals`. Returns how to tell the page that what it watches is in sight, or isn't. */
export function stubInSight(): (inSight: boolean) => void {
  let report: (inSight: boolean) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  return (inSight) => report(inSight)
}
