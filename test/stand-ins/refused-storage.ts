import { vi } from 'vitest'

/** A browser that stores nothing, or that lets nothing be read. */
export const refuseStorage = (method: 'getItem' | 'setItem' = 'setItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Refused', 'QuotaExceededError')
  })
