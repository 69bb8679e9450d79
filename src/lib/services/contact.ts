// The contact form's message to the office (specification, section 7). Only status 200 means that it went out.
import type { ContactMessage } from '~/lib/contact-form'
import { send, type Answer } from '~/lib/services/http'
import { config } from '~/settings'

const underway = new Map<string, Promise<Answer<unknown>>>()

/** Sends a message to the office. Never throws; the same message again while it is on its way is sent once. */
export function sendContactMessage(message: ContactMessage): Promise<Answer<unknown>> {
  const text = JSON.stringify(message)
  const sending = underway.get(text) ?? post(message).finally(() => underway.delete(text))
  underway.set(text, sending)
  return sending
}

function post(data: ContactMessage): Promise<Answer<unknown>> {
  const { mailerUrl, contactPath } = config.services
  return send({
    method: 'post',
    url: `${mailerUrl}${contactPath}`,
    data,
    validateStatus: (status) => status === 200,
    direct: true,
  })
}
