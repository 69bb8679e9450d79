// WebDriver's first protocol, over HTTP: https://www.w3.org/TR/webdriver2/. WebKit's drivers speak
// it.
import type { Session } from './session'

/**
 * Starts a browser.
 * @param driver the URL of a driver that listens already
 * @param options what the driver reads besides the standard
 */
export async function startSession(
  driver: string,
  options: Record<string, unknown>,
): Promise<Session & { resize: (width: number, height: number) => Promise<void> }> {
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal', ...options } }
  const { sessionId } = (await send('POST', `${driver}/session`, { capabilities })) as {
    sessionId: string
  }
  const session = `${driver}/session/${sessionId}`
  const post = (path: string, body: object = {}) => send('POST', `${session}/${path}`, body)
  return {
    open: async (url) => void (await post('url', { url })),
    back: async () => void (await post('back')),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    act: async (input) => void (await post('actions', { actions: [input] })),
    picture: async () => String(await send('GET', `${session}/screenshot`)),
    resize: async (width, height) => void (await post('window/rect', { width, height })),
    close: async () => void (await send('DELETE', session)),
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
