// Calls the services, which others run. An answer may be late, missing or nonsense, so a failure is a value that the page
// can show.
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'

type Failure = { ok: false; reason: 'down' | 'slow' | 'nonsense' }
export type Answer<T> = { ok: true; data: T } | Failure
type Response = { ok: true; data: unknown; status: number } | Failure

export const http = axios.create({ timeout: 10_000 })

type Request = AxiosRequestConfig & {
  /** Only the address itself may answer, because browsers follow redirects silently. */
  direct?: boolean
}

/** Sends a request. Never throws. The caller has to check the answer's data. */
export async function send({ direct = false, ...request }: Request): Promise<Response> {
  try {
    const response = await http.request<unknown>(request)
    if (direct && isFromElsewhere(response)) return { ok: false, reason: 'down' }
    return { ok: true, data: response.data, status: response.status }
  } catch (error) {
    const late =
      axios.isAxiosError(error) && ['ECONNABORTED', 'ETIMEDOUT'].includes(error.code ?? '')
    return { ok: false, reason: late ? 'slow' : 'down' }
  }
}

function isFromElsewhere({ config, request }: AxiosResponse): boolean {
  const from: unknown = request?.responseURL
  return typeof from === 'string' && from !== new URL(http.getUri(config), location.href).href
}
