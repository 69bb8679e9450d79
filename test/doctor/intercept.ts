import { onTestFinished, vi } from 'vitest'

type Answer = Response | undefined | Promise<Response>

/** Answers requests (`url` is JSON) until the test ends; undefined leaves one as it is. */
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
