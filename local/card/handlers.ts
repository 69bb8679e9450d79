// The card provider's and the payment service's calls over HTTP.
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readJson, respond, sendJson, type Handler } from '../services/http'
import { unusableEndings } from './cards'
import { chargeProblems, type Payments } from './payments'

/** Longer than the site waits for a charge (45 seconds). */
const slowMs = 60_000

/** Handlers by method and path, as in `GET /local/charges.json`. */
export function cardHandlers(payments: Payments): Record<string, Handler> {
  return {
    'POST /local/paymentMethods': registerCard(payments),
    'POST /local/confirmations': confirm(payments),
    'POST /local/paymentInflatables': charge(payments),
    'GET /local/charges.json': (_request, response) => sendJson(response, 200, payments.list()),
  }
}

/** Answers 200 for every card, so that the browser's console shows only real failures. */
function registerCard(payments: Payments): Handler {
  return async (request, response) => {
    const { ending } = ((await readJson(request)) ?? {}) as { ending?: unknown }
    if (typeof ending !== 'string' || !/^\d{4}$/.test(ending))
      return sendJson(response, 400, { problems: ['body.ending should be four digits'] })
    if (ending === unusableEndings.thrown)
      return sendJson(response, 200, { thrown: 'The card provider failed, as rehearsed.' })
    if (ending === unusableEndings.refused) {
      const error = {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      }
      return sendJson(response, 200, { error })
    }
    sendJson(response, 200, { id: payments.register(ending) })
  }
}

/** The bank's question was answered. */
function confirm(payments: Payments): Handler {
  return async (request, response) => {
    const { clientSecret, confirmed } = ((await readJson(request)) ?? {}) as Record<string, unknown>
    payments.confirm(String(clientSecret), confirmed === true)
    sendJson(response, 200, {})
  }
}

function charge(payments: Payments): Handler {
  return async (request, response) => {
    const body = await readJson(request)
    const problems = chargeProblems(body)
    if (problems.length > 0)
      return sendJson(response, 400, { success: false, message: problems.join('; ') })
    const reply = payments.charge(body as Parameters<Payments['charge']>[0])
    if (reply === 'down') return sendJson(response, 500, { error: 'the payment service is down' })
    if (reply.delivery === 'dropped') return void request.socket.destroy()
    if (reply.delivery === 'lost') return breakOff(response)
    if (reply.delivery === 'babbled')
      return respond(response, 200, 'text/plain', 'Thank you, come again')
    if (reply.delivery === 'slow') await wait(slowMs)
    sendJson(response, 200, reply.answer)
  }
}

/**
 * Begins an answer first. Without one, a browser repeats the request by itself on a connection that
 * it has used before.
 */
function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
  response.write('{', () => response.destroy())
}
