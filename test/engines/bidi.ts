// WebDriver's second protocol, over a socket: https://www.w3.org/TR/webdriver-bidi/. Firefox speaks
// it without a driver.
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Paper, Session } from './session'

type Answer = { id: number; type: 'success' | 'error'; result?: unknown; message?: string }

/** @param socketUrl of a browser that runs already, for its session */
export async function startSession(
  socketUrl: string,
  { viewport }: { viewport: { width: number; height: number } },
): Promise<Session> {
  const socket = new WebSocket(socketUrl)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString('utf8')) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let last = 0

  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result as Result
  }

  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const context = contexts[0]?.context
  await send('browsingContext.activate', { context })
  await send('browsingContext.setViewport', { context, viewport })
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async evaluate(expression) {
      const answer = await send<{
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value)
    },
    act: async (input) => void (await send('input.performActions', { context, actions: [input] })),
    picture: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    async print(page: Paper) {
      const { data } = await send<{ data: string }>('browsingContext.print', { context, page })
      return Buffer.from(data, 'base64')
    },
    close: async () => socket.terminate(),
  }
}
