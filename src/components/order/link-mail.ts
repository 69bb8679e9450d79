import { excerpt } from '~/lib/text/excerpt'
import { urlPart } from '~/lib/text/url-part'
import { config } from '~/settings/site-settings'

export type MailText = {
  before: readonly string[]
  /** Left out from the end where the mail would be too long. */
  rentals: readonly string[]
  after: readonly string[]
}

type LinkToMail = {
  /** What the link opens. */
  title: string
  url: string
  /** Who gets the mail; without it, the visitor chooses. */
  email?: string
  /** What the mail says above the link. */
  text?: MailText | undefined
}

/** Windows opens no mail whose URL is longer. */
const maxLength = 2_000

/** A new mail in the visitor's own program. It says what is left out because there is too much. */
export function linkMail({ title, url, email = '', text }: LinkToMail): string {
  const { name } = config.company
  const short = excerpt(title)
  const subject = urlPart(`${short}, ${name}`)
  const { before, rentals, after } = text ?? {
    before: [`${short} at ${name}:`],
    rentals: [],
    after: [],
  }
  let mail = ''
  // A link with many rentals may be too long by itself.
  for (const link of [
    url,
    'The link is too long for this email. Copy it from the page and paste it here.',
  ])
    for (let kept = rentals.length; kept >= 0; kept -= 1) {
      const left = rentals.length - kept
      const more = left === 0 ? [] : [`And ${left} more: see the link.`]
      const lines = [...before, ...rentals.slice(0, kept), ...more, ...after, link]
      const body = urlPart(lines.join('\r\n'))
      mail = `mailto:${urlPart(email)}?subject=${subject}&body=${body}`
      if (mail.length <= maxLength) return mail
    }
  return mail
}
