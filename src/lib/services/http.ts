// Calls the services, which others run. A failure is a value that the page can show.
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import type { CallFailure } from '~/lib/failures/failure'

type Failed = { ok: false; reason: CallFailure }
export type Answer<T> = { ok: true; data: T } | Failed
type Response = { ok: true; data: unknown; status: number } | Failed

export const http = axios.create({ timeout: 10_000 })

type Request = AxiosRequestConfig & {
  /** Only the URL itself may answer, because browsers follow redirects silently. */
  direct?: boolean
}

/** Sends a request. Never throws. The caller has to check the answer's data. */
export async function send({ direct = false, ...request }: Request): Promise<Response> {
  try {
    const response = await http.request<unknown>(request)
    const isOthers = isPage(response) || (direct && isFromElsewhere(response))
    if (isOthers) return { ok: false, reason: 'down' }
    return { ok: true, data: response.data, status: response.status }
  } catch (error) {
    return { ok: false, reason: failureIn(error) }
  }
}

/** A hotel's network answers every URL with its sign-in page and status 200. */
function isPage({ status, data }: AxiosResponse): boolean {
  return status < 300 && typeof data === 'string' && /^\s*<(!doctype|html)/i.test(data)
}

/** Statuses of a service that is busy or slow, and may do it later. */
const later = [408, 425, 429]

function failureIn(error: unknown): CallFailure {
  if (!axios.isAxiosError(error)) return 'down'
  if (['ECONNABORTED', 'ETIMEDOUT'].includes(error.code ?? '')) return 'slow'
  const status = error.response?.status ?? 0
  return status >= 400 && status < 500 && !later.includes(status) ? 'refused' : 'down'
}

function isFromElsewhere({ config, request }: AxiosResponse): boolean {
  const from: unknown = request?.responseURL
  return typeof from === 'string' && from !== new URL(http.getUri(config), location.href).href
}
