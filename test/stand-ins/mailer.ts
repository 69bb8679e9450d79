// The services behind the site's own HTTP client, as a test wants them to answer.
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach } from 'vitest'
import { http } from '~/lib/services/http'

type Answer = (request: InternalAxiosRequestConfig) => Promise<AxiosResponse>

/** What was sent since the test began, and how it is answered. */
export const mailer: { requests: InternalAxiosRequestConfig[]; answer: Answer } = {
  requests: [],
  answer: withStatus(200),
}

/** Before each test: nothing was sent, and all is well. */
export function openMailer() {
  const before = { ...http.defaults }
  beforeEach(() => {
    mailer.requests = []
    mailer.answer = withStatus(200)
    http.defaults.adapter = (request) => {
      mailer.requests.push(request)
      return mailer.answer(request)
    }
  })
  afterEach(() => void Object.assign(http.defaults, before))
}

/** The service answers with this status and body. */
export function withStatus(status: number, data: unknown = ''): Answer {
  return async (request) => {
    const response = { data, status, statusText: '', headers: {}, config: request }
    if (request.validateStatus?.(status) === false)
      throw new AxiosError('refused', 'ERR_BAD_RESPONSE', request, undefined, response)
    return response
  }
}

/** Another page answers, to which the browser was redirected. */
export const fromElsewhere: Answer = async (request) => ({
  ...(await withStatus(200)(request)),
  request: { responseURL: 'http://mailer.test/login' },
})

/** No answer comes; `code` says why, as axios does. */
export function failing(code: 'ERR_NETWORK' | 'ECONNABORTED'): Answer {
  return (request) => Promise.reject(new AxiosError('failed', code, request))
}

/** Answers with status 200 once `arrive` is called. */
export function held(): { answer: Answer; arrive: () => void } {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  return {
    arrive,
    answer: async (request) => {
      await arrival
      return withStatus(200)(request)
    },
  }
}
