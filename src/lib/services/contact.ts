import type { ContactMessage } from '~/lib/contact/contact-form'
import { allSettings } from '~/settings/all-settings'
import type { Answer } from './http'
import { postToMailer } from './mailer'

const underway = new Map<string, Promise<Answer<unknown>>>()

/** With `copy`, the mailer sends the customer a copy (docs/going-live.md). */
export type OfficeMessage = ContactMessage & { copy?: true }

/** The same message isn't sent twice at the same time. Never throws. */
export function sendContactMessage(message: OfficeMessage): Promise<Answer<unknown>> {
  const text = JSON.stringify(message)
  const sending =
    underway.get(text) ??
    postToMailer(allSettings.services.contactPath, message).finally(() => underway.delete(text))
  underway.set(text, sending)
  return sending
}
