// What is visible in the window: jsdom has no layout, so the test sets it.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Tell = (entries: { isIntersecting: boolean }[]) => void

/**
 * Replaces IntersectionObserver until the test ends. Returns a function that reports the watched
 * element as visible or hidden.
 */
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
