import { config } from '~/settings/site-settings'

type LinkToMail = {
  /** What the link opens. */
  title: string
  url: string
  /** Who gets the mail; without it, the visitor chooses. */
  email?: string
  /** What the mail says; without it, only the link. */
  text?: string
}

/** The address of a new mail with a link, in the visitor's own program. */
export function linkMail({ title, url, email = '', text }: LinkToMail): string {
  const subject = encodeURIComponent(`${title}, ${config.business.name}`)
  const body = encodeURIComponent(text ?? `${title} at ${config.business.name}:\r\n${url}`)
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`
}
