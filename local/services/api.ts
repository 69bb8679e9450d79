// The distance service, the mailer and the outbox by method and path.
import { setTimeout as wait } from 'node:timers/promises'
import { outboxPage } from '../outbox/page'
import type { Outbox } from '../outbox/outbox'
import { distanceAnswer } from './distance'
import { failingMailboxes, slowMs } from './failures'
import { readJson, send, sendJson, type Handler } from './http'
import { mailForms, writeMail } from './mails'

export type Business = { name: string; email: string }

/** Handlers by method and path, as in `GET /local/outbox`. */
export function serviceHandlers(outbox: Outbox, business: Business): Record<string, Handler> {
  return {
    'GET /local/api/calculateDistance': answerDistance,
    ...Object.fromEntries(
      mailForms.map((form) => [`POST /local/api/${form}`, mailHandler(form, outbox, business)]),
    ),
    'GET /local/outbox': (_request, response) =>
      send(response, 200, 'text/html; charset=utf-8', outboxPage(outbox.list(), business.name)),
    'GET /local/outbox.json': (_request, response) => sendJson(response, 200, outbox.list()),
  }
}

const answerDistance: Handler = async (_request, response, url) => {
  const { status, body, delayMs } = distanceAnswer(url.searchParams.get('deliveryAddress') ?? '')
  await wait(delayMs)
  sendJson(response, status, body)
}

function mailHandler(form: string, outbox: Outbox, business: Business): Handler {
  return async (request, response) => {
    const { mail, problems } = writeMail(form, await readJson(request), business.email)
    if (!mail) return sendJson(response, 400, { problems })
    const concerns = (mailbox: string) =>
      mail.to === mailbox || mail.rows.some(([, value]) => value === mailbox)
    if (concerns(failingMailboxes.down)) return sendJson(response, 500, { error: 'mail is down' })
    if (mail.kind === 'invoice' && concerns(failingMailboxes.invoiceDown))
      return sendJson(response, 500, { error: 'invoices are down' })
    if (concerns(failingMailboxes.slow)) await wait(slowMs)
    outbox.add(mail)
    sendJson(response, 200, { success: true })
  }
}
