// Asks a URL. One lost answer proves nothing, so the doctor asks up to three times.

/** Status 0 if nobody answered, or the answer was cut off. */
export type Answer = {
  status: number
  headers: Headers
  bytes: Buffer
  text: string
  failure: string
  seconds: number
  /** Where its redirects ended. */
  url: string
}

export const json = { 'content-type': 'application/json' }

/** No redirect is followed, unless `init` says so. */
export async function ask(url: string | URL, init: RequestInit = {}): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await askOnce(url, init)
    if (tries === 3 || !isUnanswered(answer.status)) return answer
  }
}

/** Nobody (0), too many questions (429) or a fault of the server: that says nothing. */
export const isUnanswered = (status: number): boolean =>
  status === 0 || status === 429 || status >= 500

async function askOnce(url: string | URL, init: RequestInit): Promise<Answer> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  try {
    const signal = AbortSignal.timeout(50_000)
    const answer = await fetch(url, { redirect: 'manual', signal, ...init })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { status, headers, url: end } = answer
    const read = { status, headers, bytes, text: bytes.toString(), url: end }
    return { ...read, failure: '', seconds: seconds() }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    const nothing = { status: 0, headers: new Headers(), bytes: Buffer.alloc(0), text: '', url: '' }
    return { ...nothing, failure: cause?.code ?? message, seconds: seconds() }
  }
}

/** The JSON of a text; null if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
