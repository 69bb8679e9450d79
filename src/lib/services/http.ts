// One way to call the services around the site. They are run by others: every answer may be late, missing or nonsense, so
// a failure is a value that the page can put into words.
import axios, { type AxiosRequestConfig } from 'axios'

type Failure = { ok: false; reason: 'down' | 'slow' | 'nonsense' }
export type Answer<T> = { ok: true; data: T } | Failure

export const http = axios.create({ timeout: 10_000 })

/** Sends a request. Never throws; what the service answered is still to be checked. */
export async function send(request: AxiosRequestConfig): Promise<Answer<unknown>> {
  try {
    const { data } = await http.request<unknown>(request)
    return { ok: true, data }
  } catch (error) {
    const late =
      axios.isAxiosError(error) && ['ECONNABORTED', 'ETIMEDOUT'].includes(error.code ?? '')
    return { ok: false, reason: late ? 'slow' : 'down' }
  }
}
