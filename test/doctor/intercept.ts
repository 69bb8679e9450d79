import { onTestFinished, vi } from 'vitest'

type Answer = Response | undefined | Promise<Response>

/**
 * Answers requests in place of their servers until the test ends.
 * @param answer undefined leaves a request as it is; `url` is its address as JSON
 */
export function intercept(answer: (url: string, init: RequestInit, real: typeof fetch) => Answer) {
  const real = globalThis.fetch
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async (input, init = {}) =>
        (await answer(JSON.stringify(input), init, real)) ?? real(input, init),
    )
  onTestFinished(() => spy.mockRestore())
}
